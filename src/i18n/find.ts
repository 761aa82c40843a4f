import type { Dictionary } from '../page/scalars';

/** Finds the text of a key, either under the whole key or nested at its dots. Only strings count, and blank ones do not. */
export function find(dictionary: Dictionary, key: string): string | undefined {
  try {
    const text = Object.hasOwn(dictionary, key) ? dictionary[key] : nested(dictionary, key);
    // A blank text would leave a button without a name.
    return typeof text === 'string' && text.trim() ? text : undefined;
  } catch {
    return undefined; // A getter of the page has thrown.
  }
}

function nested(dictionary: Dictionary, key: string): unknown {
  let found: unknown = dictionary;
  for (const part of key.split('.'))
    found = Object.hasOwn(Object(found), part) ? (found as Dictionary)[part] : undefined;
  return found;
}
