import type { Dictionary } from '../page/scalars';

/** The text of a key that stands in the dictionary as it is, or nested by its dots; only texts count, and no empty ones. */
export function find(dictionary: Dictionary, key: string): string | undefined {
  try {
    const text = Object.hasOwn(dictionary, key) ? dictionary[key] : nested(dictionary, key);
    // An entry that nobody filled would leave a button without a name.
    return typeof text === 'string' && text.trim() ? text : undefined;
  } catch {
    return undefined; // a getter of the page's
  }
}

function nested(dictionary: Dictionary, key: string): unknown {
  let found: unknown = dictionary;
  for (const part of key.split('.'))
    found = Object.hasOwn(Object(found), part) ? (found as Dictionary)[part] : undefined;
  return found;
}
