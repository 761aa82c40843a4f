import { parseGiven } from '../page/given-page';
import { getProperty } from '../page/property';
import { Failure } from './failure';
import { maxLength, readFailure } from './read-failure';
import { readWait } from './read-wait';

/** Decodes the body with the charset of its content type. `response.text()` would always use UTF-8. */
export async function readText(response: Response): Promise<string> {
  const [, charset] = response.headers.get('content-type')?.match(/charset="?([^\s;"]+)/i) ?? [];
  const bytes = await response.arrayBuffer();
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes); // The browser does not know this charset.
  }
}

/** ASMX services wrap every answer in `{"d": …}`, often as a JSON string. */
export const unwrapAsmx = (found: unknown): unknown =>
  Object.keys(Object(found)).join() === 'd' ? parseGiven((found as { d: unknown }).d) : found;

function parse(text: string): unknown {
  try {
    return unwrapAsmx(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Reads `Retry-After`: a number of seconds, or a date by the server's clock. Returns 0 without the header. */
function retryAfter(headers: Headers): number {
  const value = headers.get('Retry-After') ?? '';
  const now = Date.parse(headers.get('Date') ?? '') || Date.now();
  return readWait(/^\d+$/.test(value) ? value : (Date.parse(value) - now) / 1000);
}

/** What `BadRequest("…")` sends in ASP.NET Core. A longer text, or one with `<`, is a page of a server. */
const isPlain = (headers: Headers, text: string): boolean =>
  /^text\/plain/i.test(headers.get('content-type') ?? '') && text.length <= maxLength && !text.includes('<');

/** Whether an answer with status 200 reports a failure. Some serialisers write 0 and false as strings. */
function isFailed(found: unknown): boolean {
  const status = getProperty(found, 'Status');
  return !!status && !/^(0|false)$/i.test(String(status));
}

/** Returns the JSON of a response, or a `Failure` if the response reports one. */
export function readAnswer({ ok, status, headers }: Response, text: string): unknown {
  const found = parse(text);
  if (ok && !isFailed(found)) return found === undefined ? new Failure('unexpected') : found;
  const words = found === undefined && status < 500 && isPlain(headers, text);
  return readFailure(words ? text : found, status, status === 429 ? retryAfter(headers) : undefined);
}
