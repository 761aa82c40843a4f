import { randomInt } from 'node:crypto';
import { registeredPhone } from './users.mjs';

const seconds = 1000;
const minutes = 60 * seconds;

const pause = 60 * seconds;
const validity = 10 * minutes;
const window = 60 * minutes;
const codesPerWindow = 5;
const wrongCodesAllowed = 5;

/**
 * @typedef {{ phone: string, code: string, at: number }} Sms
 * @typedef {{ code: import('./error-object.mjs').ErrorCode, data: unknown }} Refusal
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

  return {
    outbox,

    /** @param {string} phone @returns {Refusal | undefined} */
    send(phone) {
      if (!/^(380|421)\d{9}$/.test(phone)) return refuse('NotAllowedSmsForCountry');
      if (phone === registeredPhone) return refuse('UserAlreadyRegistered', { Email: 'd•••••@example.com' });

      const line = lineOf(phone);
      const at = now();
      line.sent = line.sent.filter((time) => at - time < window);
      const left = (line.sent.at(-1) ?? -Infinity) + pause - at;
      if (left > 0) return refuse('SmsSentTimeout', Math.ceil(left / seconds));
      if (line.sent.length >= codesPerWindow) return refuse('SmsMaxAttemptsReached');

      line.code = String(randomInt(1_000_000)).padStart(6, '0');
      line.wrong = 0;
      line.sent.push(at);
      outbox.push({ phone, code: line.code, at });
      // Browsers fill in the code of an SMS with this last line.
      log(`SMS to +${phone}: ${line.code}\n@localhost #${line.code}`);
    },

    /** @param {string} phone @param {string} code @returns {Refusal | undefined} */
    verify(phone, code) {
      const line = lineOf(phone);
      if (line.wrong >= wrongCodesAllowed) return refuse('SmsMaxAttemptsReached');
      const expired = now() - (line.sent.at(-1) ?? -Infinity) > validity;
      if (line.code && line.code === code && !expired) {
        line.code = '';
        return;
      }
      line.wrong += 1;
      return refuse('WrongLogin');
    },
  };
}

/** @param {Refusal['code']} code @returns {Refusal} */
function refuse(code, data = /** @type {unknown} */ (null)) {
  return { code, data };
}
