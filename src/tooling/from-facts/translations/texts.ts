import { languages } from '../../../facts/languages';
import table from '../../../facts/texts.json';
import type { Key } from '../../../shared/i18n/translator';

type Language = (typeof languages)[number];

const rows = Object.entries<Record<Language, string>>(table);

const textsIn = (language: Language) =>
  rows.map(([key, { [language]: text }]) => {
    if (!text?.trim()) throw new Error(`src/facts/texts.json: ${key} needs a text in “${language}”`);
    return [key, text];
  });

/** Every text of the widgets, by language and key. */
export const texts = Object.fromEntries(
  languages.map((language) => [language, Object.fromEntries(textsIn(language))]),
) as Record<Language, Record<Key, string>>;
