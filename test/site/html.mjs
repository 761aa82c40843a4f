/** Markup that is safe to insert into a page without escaping. */
class Html extends String {}

/** @param {unknown} value @returns {string} */
function encode(value) {
  if (value instanceof Html) return String(value);
  if (Array.isArray(value)) return value.map(encode).join('');
  if (value === undefined || value === null || value === false) return '';
  return String(value).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Encodes every value, as Razor does. @param {TemplateStringsArray} strings @param {unknown[]} values */
export const html = (strings, ...values) =>
  new Html(strings.reduce((text, string, i) => text + encode(values[i - 1]) + string));

/** JSON that is safe inside a script element. @param {unknown} value */
export const json = (value) => markup(JSON.stringify(value).replaceAll('<', '\\u003c'));

/** Marks text as safe markup of the site. @param {string} text */
export const markup = (text) => new Html(text);
