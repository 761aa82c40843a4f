import { refused as refusedWith } from '../../../src/tooling/states/answers.mjs';
import { texts } from '../texts.mjs';

/**
 * @typedef {import('../calls.mjs').CallName} CallName
 * @typedef {import('../../../src/tooling/states/answers.mjs').ErrorCode} ErrorCode
 * @typedef {{ code: ErrorCode, data?: unknown }} Refusal
 */

/** The answer of a call that succeeds. @param {CallName} call */
export const accepted = (call) => ({
  json: call === 'checkout' ? { Value: true } : { Status: 0, Error: null, Value: 1 },
});

/** The answer of a call that is refused. @param {CallName} call @param {Refusal} refusal @param {import('../languages.mjs').Culture} lang */
export const refused = (call, { code, data }, lang) =>
  refusedWith(call, { code, data, words: texts[lang].errors[code] });
