import { texts } from '../texts.mjs';

/** @typedef {keyof typeof texts['en']['errors']} ErrorCode */

/** @param {ErrorCode} code @param {unknown} data @param {import('../languages.mjs').Culture} lang */
export const errorObject = (code, data, lang) => ({
  Code: code,
  Data: data,
  Error: texts[lang].errors[code],
});
