const plain = 'ACDEGHIJKLNORSTUWYZacdeghijklnorstuwyz';
const accented = 'ÅÇĐÉĞĤÎĴĶĽÑÖŘŠŤÛŴÝŽåçđéğĥîĵķľñöřšťûŵýž';

const accent = (letter: string) => accented[plain.indexOf(letter)] ?? letter;

/** The code that Windows uses for such a language. */
export const pseudoLanguage = 'qps-ploc';

/**
 * A text as a translation could be: with accents, at least 40 % longer, and in brackets, so that one sees where it is cut or not
 * translated. Placeholders stay.
 */
export function pseudo(english: string): string {
  const text = english.replace(/\{\{.*?\}\}|[a-z]/gi, (part) => (part[1] ? part : accent(part)));
  const words = 'ķŕûģ šéřñ vâłö '.repeat(english.length).slice(0, Math.ceil(english.length * 0.4) - 2);
  return `[${`${text} ${words}`.trim()}]`;
}
