import { randomInt } from 'node:crypto';
import { importSource } from '../import-source.mjs';
import { registeredPhone } from './users.mjs';

/** @type {typeof import('../../../widgets/login-card/phone/number/countries')} */
const { countries } = await importSource('widgets/login-card/phone/number/countries.ts');

const seconds = 1000;
const minutes = 60 * seconds;
const [validity, window] = [10 * minutes, 60 * minutes];
const allowed = { codes: 5, wrongCodes: 5 };

/**
 * @typedef {{ phone: string, code: string, at: number }} Sms
 * @typedef {{ code: import('./error-object.mjs').ErrorCode, data?: unknown }} Refusal
 * @typedef {{ sent: number[], code: string, wrong: number }} Line the codes and attempts of one number
 */

/** @param {{ now: () => number, log: (line: string) => void }} options */
export function createSmsCenter({ now, log }) {
  /** @type {Sms[]} */
  const outbox = [];
  /** @type {Map<string, Line>} */
  const lines = new Map();

  /** @param {string} phone @returns {Line} */
  function lineOf(phone) {
    const line = lines.get(phone) ?? { sent: [], code: '', wrong: 0 };
    lines.set(phone, line);
    return line;
  }

  /** @param {Line} line */
  const lastOf = ({ sent }) => sent.at(-1) ?? -Infinity;

  return {
    outbox,

    /** @param {string} phone @returns {Refusal | undefined} */
    send(phone) {
      const country = countries.find(
        ({ dialCode, length }) => phone.startsWith(dialCode) && phone.length === dialCode.length + length,
      );
      if (!country) return { code: 'NotAllowedSmsForCountry' };
      if (phone === registeredPhone)
        return { code: 'UserAlreadyRegistered', data: { Email: 'd•••••@example.com' } };

      const line = lineOf(phone);
      const at = now();
      line.sent = line.sent.filter((time) => at - time < window);
      const left = lastOf(line) + country.wait * seconds - at;
      if (left > 0) return { code: 'SmsSentTimeout', data: Math.ceil(left / seconds) };
      if (line.sent.length >= allowed.codes) return { code: 'SmsMaxAttemptsReached' };

      const code = String(randomInt(1_000_000)).padStart(6, '0');
      lines.set(phone, { sent: [...line.sent, at], code, wrong: 0 });
      outbox.push({ phone, code, at });
      // Browsers fill in the code of an SMS with this last line.
      log(`SMS to +${phone}: ${code}\n@localhost #${code}`);
    },

    /** @param {string} phone @param {string} code @returns {Refusal | undefined} */
    verify(phone, code) {
      const line = lineOf(phone);
      if (line.wrong >= allowed.wrongCodes) return { code: 'SmsMaxAttemptsReached' };
      const isRight = line.code && line.code === code && now() - lastOf(line) <= validity;
      if (!isRight) line.wrong += 1;
      else line.code = '';
      return isRight ? undefined : { code: 'WrongLogin' };
    },
  };
}
