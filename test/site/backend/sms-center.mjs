import { randomInt } from 'node:crypto';
import { importSource } from '../import-source.mjs';
import { registeredPhone } from './users.mjs';

/** @type {typeof import('../../../src/facts/countries')} */
const { countries } = await importSource('src/facts/countries.ts');

/**
 * @typedef {{ phone: string, code: string, at: number }} Sms
 * @typedef {string | undefined} Browser what tells browsers apart. A call from another origin has none
 * @typedef {import('./answers.mjs').Refusal} Refusal
 */

/** So many wrong codes end a code. */
const tries = 5;

/** @param {(line: string) => void} log */
export function createSmsCenter(log) {
  /** @type {Sms[]} */
  const outbox = [];
  /** The last SMS of each number in each browser, until its code is used. @type {Map<string, Sms & { wrong: number }>} */
  const open = new Map();

  /** @param {string} phone @param {Browser} browser */
  const keyOf = (phone, browser) => `${phone} ${browser}`;

  return {
    outbox,

    /** @param {string} phone @param {Browser} browser @returns {Refusal | undefined} */
    send(phone, browser) {
      const country = countries.find(
        ({ dialCode, length }) => phone.startsWith(dialCode) && phone.length === dialCode.length + length,
      );
      if (!country) return { code: 'NotAllowedSmsForCountry' };
      if (phone === registeredPhone) return { code: 'UserAlreadyRegistered' };

      const at = Date.now();
      const key = keyOf(phone, browser);
      const last = open.get(key);
      const left = last && last.wrong < tries ? last.at / 1000 + country.wait - at / 1000 : 0;
      if (left > 0) return { code: 'SmsSentTimeout', data: Math.ceil(left) };

      const sms = { phone, code: String(randomInt(1_000_000)).padStart(6, '0'), at };
      open.set(key, { ...sms, wrong: 0 });
      outbox.push(sms);
      // Browsers fill in the code of an SMS with this last line.
      log(`SMS to +${phone}: ${sms.code}\n@localhost #${sms.code}`);
    },

    /** @param {string} phone @param {string} code @param {Browser} browser @returns {Refusal | undefined} */
    verify(phone, code, browser) {
      // A code that was asked for from another origin is right in any browser.
      const key = [browser, undefined].map((each) => keyOf(phone, each)).find((each) => open.has(each)) ?? '';
      const sms = open.get(key);
      if (sms && sms.wrong >= tries) return { code: 'SmsMaxAttemptsReached' };
      if (sms?.code !== code) {
        if (sms) sms.wrong++;
        return { code: 'WrongLogin' };
      }
      open.delete(key);
    },
  };
}
