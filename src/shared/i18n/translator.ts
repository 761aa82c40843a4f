import rosetta from 'rosetta';
import type texts from '../../facts/texts.json';
import type { PageData } from '../page/page';
import { textOf } from './lookup';

/** Stands for a value that is shown in an element of its own within a text. No text of a site has this character. */
export const valueMark = '\0';

/** The key of a text. In `texts.json`, `{{name}}` is replaced by a value. */
export type Key = keyof typeof texts;

/** Gives the text of one of a widget's keys. */
export type Translate<OwnKey extends Key> = (key: OwnKey, values?: Record<string, string | number>) => string;

/**
 * Looks up a widget's texts in the page's dictionary once. For a key that the dictionary lacks the text is English. `onMissing` gets these
 * keys, and the number of all keys. A value of the wrong type is reported with the other problems in the page data.
 */
export function translator(
  pageData: PageData,
  english: Record<string, string>,
  onMissing: (keys: string[], all: number) => void,
): Translate<Key> {
  const table: Record<string, string> = {};
  const missing: string[] = [];
  const keys = Object.keys(english);
  for (const key of keys) {
    const text = textOf(pageData.translations, key);
    if (text === undefined) missing.push(key);
    table[key] = text ?? (english[key] as string);
  }
  onMissing(missing, keys.length);
  const dictionary = rosetta({ [pageData.lang]: table });
  dictionary.locale(pageData.lang);
  // The compiler finds a key that a widget does not list. Should one remain, rosetta would show no text: a button without a name.
  return (key, values) => (Object.hasOwn(table, key) ? dictionary.t(key, values) : key);
}
