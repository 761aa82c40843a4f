import { texts } from '../texts.mjs';

/** @typedef {keyof typeof texts['en']['errors']} ErrorCode */

/**
 * @param {ErrorCode} code
 * @param {unknown} data
 * @param {import('../languages.mjs').Culture} lang
 */
export function errorObject(code, data, lang) {
  return { Code: code, Data: data, Error: texts[lang].errors[code] };
}
