import rosetta from 'rosetta';
import type { Page } from '../page/read';
import { find } from './find';
import { warn } from './missing';
import type { Key } from './texts';

export type Translate = (key: Key, values?: Record<string, string | number>) => string;

/** Looks up a widget's texts in the page's dictionary once. Later changes of the dictionary have no effect. */
export function translator(page: Page, texts: Record<string, string>): Translate {
  const table: Record<string, string> = {};
  const missing: string[] = [];
  for (const key of Object.keys(texts)) {
    const text = find(page.translations, key);
    if (text === undefined) missing.push(key);
    table[key] = text ?? (texts[key] as string);
  }
  warn(missing);
  const dictionary = rosetta({ [page.lang]: table });
  dictionary.locale(page.lang);
  return (key, values) => dictionary.t([key], values);
}
