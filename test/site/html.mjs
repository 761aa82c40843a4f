/** Markup that is safe to insert into a page without escaping. */
class Html {
  /** @param {string} text */
  constructor(text) {
    this.text = text;
  }
  toString() {
    return this.text;
  }
}

/** @type {Record<string, string>} */
const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** @param {unknown} value @returns {string} */
function encode(value) {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(encode).join('');
  if (value === undefined || value === null || value === false) return '';
  return String(value).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** Encodes every value, as Razor does. @param {TemplateStringsArray} strings @param {unknown[]} values */
export function html(strings, ...values) {
  return new Html(strings.reduce((text, string, i) => text + encode(values[i - 1]) + string));
}

/** JSON that is safe inside a script element. @param {unknown} value */
export function json(value) {
  const escapes = /[<\u2028\u2029]/g;
  const text = JSON.stringify(value);
  return new Html(text.replace(escapes, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`));
}

/** Marks text as safe markup of the site. @param {string} text */
export const markup = (text) => new Html(text);
