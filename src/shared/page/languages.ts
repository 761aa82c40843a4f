import { isVisible } from './is-visible';
import { getProperty } from './property';

/** Whether a value is a language code. Codes are inserted into paths, so characters such as `/` and `.` are not allowed. */
export function isLanguageCode(found: unknown): found is string {
  return typeof found === 'string' && /^[\w-]+$/.test(found);
}

export interface Language {
  code: string;
  name: string;
}

/** The names that an entry of a list may use: our own, those of a C# dictionary's pairs, and those of a select list. */
const pairs = [
  ['code', 'name'],
  ['key', 'value'],
  ['value', 'text'],
] as const;

const entry = (found: unknown): Language | undefined =>
  pairs
    .map(([code, name]) => ({ code: getProperty(found, code), name: getProperty(found, name) }))
    .find(isLanguage);

function isLanguage(found: { code: unknown; name: unknown }): found is Language {
  const { code, name } = found;
  return isLanguageCode(code) && typeof name === 'string' && isVisible(name);
}

/** Reads the languages. German (`de`, `de-AT`, …) is never offered. `skip` is called with each invalid entry. */
export function languages(
  found: unknown,
  skip: (key: string, item: unknown, expected: string) => void,
): Language[] | undefined {
  if (typeof found !== 'object' || found === null) return undefined;
  const entries = Object.entries(found);
  const list = entries.flatMap(([key, item]) => {
    const language = { code: key, name: item };
    const valid = Array.isArray(found) ? entry(item) : isLanguage(language) && language;
    if (!valid) skip(key, item, 'a language');
    return valid || [];
  });
  // An empty list is valid. A list without a single valid entry is not.
  if (entries.length && !list.length) return undefined;
  return list.filter(({ code }) => !/^de(?![a-z\d])/i.test(code));
}

/** The language of a page: `uk-UA` counts as `uk` when only that is one of the languages. */
export function nearestLanguage({ lang, languages }: { lang: string; languages: Language[] }): string {
  const codeOf = (wanted: string) =>
    languages.find(({ code }) => code.toLowerCase() === wanted.toLowerCase())?.code;
  return codeOf(lang) ? lang : (codeOf(lang.replace(/[-_].*/, '')) ?? lang);
}
