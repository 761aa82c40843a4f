/** The complete enumeration of the backend. It contains German, which has no pages. @type {Record<string, string>} */
export const languages = {
  uk: 'Українська',
  ru: 'Русский',
  en: 'English',
  de: 'Deutsch',
};

/** A language for tests of the layout: see `pseudo.mjs`. It is not in the list for visitors. Windows has this code for such a language. */
export const pseudoLanguage = /** @type {const} */ ('qps-ploc');

/** @typedef {'uk' | 'ru' | 'en' | 'qps-ploc'} Culture */

/** @type {readonly Culture[]} */
export const cultures = ['uk', 'ru', 'en'];

/** @param {string | undefined} code @returns {Culture | undefined} */
export const asCulture = (code) => [...cultures, pseudoLanguage].find((culture) => culture === code);

/** @param {Record<string, string>} cookies */
export const cultureOf = (cookies) => asCulture(cookies.culture) ?? 'uk';

/**
 * The language of a page is that of its path: `/uk/kontakty` is in Ukrainian. Without a language in the path, the query or the cookie decides.
 * @param {string} path
 * @param {string | null | undefined} queryValue
 * @param {Record<string, string>} cookies
 */
export function splitLanguage(path, queryValue, cookies) {
  const [, first = '', rest = ''] = path.match(/^\/([^/]*)(.*)$/) ?? [];
  const prefix = asCulture(first);
  const unprefixed = (prefix ? rest : path).replace(/\/$/, '');
  return {
    prefixed: Boolean(prefix),
    lang: prefix ?? asCulture(queryValue ?? undefined) ?? cultureOf(cookies),
    path: unprefixed || '/',
  };
}
