import { isVisible } from '../page/is-visible';
import type { Dictionary } from '../page/kinds';
import { getProperty } from '../page/property';

/** Finds the text of a key in any letter case. Only strings count, and blank ones do not. */
export function textOf(dictionary: Dictionary, key: string): string | undefined {
  try {
    const text = getProperty(dictionary, key);
    // A blank text would leave a button without a name.
    return typeof text === 'string' && isVisible(text) ? text : undefined;
  } catch {
    return undefined; // A getter of the page has thrown.
  }
}
