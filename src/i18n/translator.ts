import rosetta from 'rosetta';
import type { Page } from '../page/page';
import { textOf } from './lookup';
import type { Key } from './texts';

/** Stands for a value that is shown in an element of its own within a text. No text of a site has this character. */
export const placeholder = '\0';

export type Translate = (key: Key, values?: Record<string, string | number>) => string;

/**
 * Looks up a widget's texts in the page's dictionary once. Later changes of the dictionary have no effect. `onMissing` gets the
 * keys that the dictionary lacks; their texts are the English ones.
 */
export function translator(
  page: Page,
  english: Record<string, string>,
  onMissing: (keys: string[]) => void,
): Translate {
  const table: Record<string, string> = {};
  const missing: string[] = [];
  for (const key of Object.keys(english)) {
    const text = textOf(page.translations, key);
    if (text === undefined) missing.push(key);
    table[key] = text ?? (english[key] as string);
  }
  onMissing(missing);
  const dictionary = rosetta({ [page.lang]: table });
  dictionary.locale(page.lang);
  return (key, values) => {
    // The build finds the keys of a widget in its source.
    if (!Object.hasOwn(table, key))
      throw new Error(`this widget has no text ${key}; write the key as '${key}'`);
    return dictionary.t(key, values);
  };
}
