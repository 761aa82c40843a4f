import { isVisible } from '../page/is-visible';
import { getProperty } from '../page/property';
import { Failure } from './failure';

/** The maximum length of a text that is shown. */
export const maxLength = 500;

/** With this code the text may be only in `Data`. */
const textInData = 'UserAlreadyRegistered';

/** Whether a text looks like HTML, or like the start of JSON that could not be parsed. */
const isMarkup = (text: string) => /<[a-z!/]|^(\{|\[\s*[{["])/i.test(text);

/** The text that a visitor may see, or an empty string. */
function readable(found: unknown): string {
  const text = typeof found === 'string' ? found.trim().slice(0, maxLength) : '';
  return isMarkup(text) || !isVisible(text) ? '' : text;
}

/** Parses a JSON string, encoded once or more often. Returns any other text as it is. */
function decode(found: unknown): unknown {
  if (typeof found !== 'string') return found;
  try {
    const inner: unknown = JSON.parse(found);
    if (typeof inner === 'string' || typeof inner === 'object') return decode(inner);
  } catch {
    // A text that is not JSON.
  }
  return found;
}

const firstText = (found: unknown): unknown =>
  typeof found === 'object' && found ? Object.values(found).map(firstText).find(readable) : found;

/** The text in a standard error answer of ASP.NET. Web API uses `Message`, ProblemDetails uses the other three. */
const frameworkText = (answer: unknown): string =>
  ['Message', 'detail', 'errors', 'title']
    .map((name) => readable(firstText(getProperty(answer, name))))
    .find(Boolean) ?? '';

/** Reads an error: an object, also as a JSON string, plain text, or an answer of ASP.NET. With a `wait` it is always a refusal. */
export function readFailure(found: unknown, status = 0, wait?: number): Failure {
  const answer = decode(found);
  const given = getProperty(answer, 'Code');
  const code = typeof given === 'string' ? given : '';
  const error = getProperty(answer, 'Error');
  const data = getProperty(answer, 'Data');
  // The text of a 5xx answer is for the server's developers, unless the answer is an error object of the portal.
  const isForVisitors = status < 500 || given !== undefined || data !== undefined;
  if (typeof given !== 'string' && error && (typeof error === 'string' || typeof error === 'object'))
    return readFailure(error, isForVisitors ? 0 : status, wait);
  const text =
    readable(error) ||
    (code === textInData && readable(data)) ||
    (isForVisitors && readable(answer)) ||
    (status >= 400 && status < 500 ? frameworkText(answer) : '');
  return text || code || wait !== undefined
    ? new Failure('refused', code, data, text, wait)
    : new Failure('unexpected');
}
