import { texts } from '../texts.mjs';

/**
 * @typedef {import('../calls.mjs').CallName} CallName
 * @typedef {keyof typeof texts['en']['errors']} ErrorCode
 * @typedef {{ code: ErrorCode, data?: unknown }} Refusal
 */

/** The answer of a call that succeeds. @param {CallName} call */
export const accepted = (call) => ({
  json: call === 'checkout' ? { Value: true } : { Status: 0, Error: null, Value: 1 },
});

/** The answer of a call that is refused. @param {CallName} call @param {Refusal} refusal @param {import('../languages.mjs').Culture} lang */
export function refused(call, { code, data = null }, lang) {
  const json = { Code: code, Data: data, Error: texts[lang].errors[code] };
  if (code === 'UserAlreadyRegistered') json.Data = { Email: 'd•••••@example.com' };
  if (call === 'checkout' || code === 'StalePage') return { status: 400, json };
  return { json: { Status: 1, Error: call === 'emaillogin' ? json.Error : JSON.stringify(json), Value: 0 } };
}
