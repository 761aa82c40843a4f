const plain = 'ACDEGHIJKLNORSTUWYZacdeghijklnorstuwyz';
const accented = 'ÅÇĐÉĞĤÎĴĶĽÑÖŘŠŤÛŴÝŽåçđéğĥîĵķľñöřšťûŵýž';

const accent = (/** @type {string} */ letter) => accented[plain.indexOf(letter)] ?? letter;

/**
 * A text as a translation could be: with accents, 40 % longer, and in brackets, so that one sees where it is cut or not
 * translated. Placeholders stay.
 * @param {string} english
 */
export function pseudo(english) {
  const text = english.replace(/\{\{.*?\}\}|[a-z]/gi, (part) => (part[1] ? part : accent(part)));
  const words = ' ķŕûģ šéřñ vâłö'
    .repeat(english.length)
    .slice(0, Math.max(0, Math.ceil(english.length * 0.4) - 2));
  return `[${text}${words}]`;
}
