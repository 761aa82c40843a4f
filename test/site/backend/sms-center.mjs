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

/** @param {(line: string) => void} log */
export function createSmsCenter(log) {
  /** @type {Sms[]} */
  const outbox = [];
  /** The last SMS of each number, until its code is used. @type {Map<string, Sms & { browser: Browser }>} */
  const open = new Map();

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
      const left = (open.get(phone)?.at ?? 0) / 1000 + country.wait - at / 1000;
      if (left > 0) return { code: 'SmsSentTimeout', data: Math.ceil(left) };

      const sms = { phone, code: String(randomInt(1_000_000)).padStart(6, '0'), at };
      open.set(phone, { ...sms, browser });
      outbox.push(sms);
      // Browsers fill in the code of an SMS with this last line.
      log(`SMS to +${phone}: ${sms.code}\n@localhost #${sms.code}`);
    },

    /** @param {string} phone @param {string} code @param {Browser} browser @returns {Refusal | undefined} */
    verify(phone, code, browser) {
      const sms = open.get(phone);
      const isHere = !sms?.browser || sms.browser === browser;
      if (sms?.code !== code || !isHere) return { code: 'WrongLogin' };
      open.delete(phone);
    },
  };
}
