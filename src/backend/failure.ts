import { get } from '../page/get';

/**
 * Why a call did not do what it should. `refused` is the server's own answer, with its code and words; words that a
 * person should not see (none, HTML, or JSON cut short) are left empty.
 */
export class Failure {
  constructor(
    readonly kind: 'network' | 'timeout' | 'cancelled' | 'unexpected' | 'refused',
    readonly code = '',
    readonly data: unknown = undefined,
    readonly text = '',
  ) {}
}

/** HTML, or the beginning of an object or a list of them in JSON. */
const isMarkup = (text: string) => /<[a-z!/]|^(\{|\[\s*[{["])/i.test(text);

/** The failure in an error object, in that object as a JSON string, encoded once or twice, or in plain text. */
export function refusal(found: unknown): Failure {
  if (typeof found === 'string') {
    try {
      const inner: unknown = JSON.parse(found);
      if (typeof inner === 'string' || typeof inner === 'object') return refusal(inner);
    } catch {
      // Not JSON: words.
    }
    const text = found.trim();
    return text && !isMarkup(text) ? new Failure('refused', '', undefined, text) : new Failure('unexpected');
  }
  const code = get(found, 'Code');
  const text = get(found, 'Error');
  if (typeof code !== 'string') return typeof text === 'string' ? refusal(text) : new Failure('unexpected');
  const words = typeof text === 'string' && !isMarkup(text) ? text.trim() : '';
  return new Failure('refused', code, get(found, 'Data'), words);
}
