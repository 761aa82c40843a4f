import { isVisible } from '../page/is-visible';
import type { Dictionary } from '../page/kinds';
import { getProperty } from '../page/property';

/** Finds the text of a key in any letter case. Blank ones do not count. Returns null for a value that is no text. */
export function textOf(dictionary: Dictionary, key: string): string | null | undefined {
  try {
    const text = getProperty(dictionary, key) ?? '';
    if (typeof text !== 'string') return null;
    // A blank text would leave a button without a name.
    return isVisible(text) ? text : undefined;
  } catch {
    return undefined; // A getter of the page has thrown.
  }
}
