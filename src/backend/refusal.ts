import { get } from '../page/get';
import { Failure } from './failure';

/** The longest text that is shown. */
const longest = 500;

/** HTML, or the beginning of an object or of a list of them in JSON. */
const isMarkup = (text: string) => /<[a-z!/]|^(\{|\[\s*[{["])/i.test(text);

/** The words that a person may see; empty when there are none. */
function readable(found: unknown): string {
  const text = typeof found === 'string' ? found.trim().slice(0, longest) : '';
  return isMarkup(text) ? '' : text;
}

/** What a JSON string holds, encoded once or twice. Any other text is returned as it is. */
function decode(found: unknown): unknown {
  if (typeof found !== 'string') return found;
  try {
    const inner: unknown = JSON.parse(found);
    if (typeof inner === 'string' || typeof inner === 'object') return decode(inner);
  } catch {
    // Not JSON: words.
  }
  return found;
}

const firstText = (found: unknown): unknown =>
  typeof found === 'object' && found ? Object.values(found).map(firstText).find(readable) : found;

/** The words in an answer of ASP.NET's own parts: Web API has `Message`, problem details have the other three. */
const frameworkWords = (answer: unknown): string =>
  ['Message', 'detail', 'errors', 'title']
    .map((name) => readable(firstText(get(answer, name))))
    .find(Boolean) ?? '';

/** Reads an error object, the same as a JSON string, plain text, or an error answer of ASP.NET's own parts. */
export function refusal(found: unknown, status = 0): Failure {
  const answer = decode(found);
  const given = get(answer, 'Code');
  const code = typeof given === 'string' ? given : undefined;
  const error = get(answer, 'Error');
  if (code === undefined && error && (typeof error === 'string' || typeof error === 'object'))
    return refusal(error);
  // What a server says of its own faults is for its developers.
  const plain = status < 500 ? readable(answer) : '';
  const words = readable(error) || plain || (status >= 400 && status < 500 ? frameworkWords(answer) : '');
  return words || code ? new Failure('refused', code, get(answer, 'Data'), words) : new Failure('unexpected');
}
