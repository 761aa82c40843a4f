import { accepted, refused } from './backend/answers.mjs';
import { createAntiforgery } from './backend/antiforgery.mjs';
import { createSessions } from './backend/sessions.mjs';
import { createSmsCenter } from './backend/sms-center.mjs';
import { userByEmail, userByPhone } from './backend/users.mjs';
import { rememberCulture } from './cookies.mjs';
import { asCulture, cultureOf } from './languages.mjs';

/**
 * @typedef {import('./backend/sessions.mjs').User} User
 * @typedef {import('./backend/answers.mjs').Refusal} Refusal
 * @typedef {(visit: import('./visit.mjs').Visit) => import('./reply.mjs').JsonReply} Answer
 */

/** Answers the calls of the widgets. @param {(line: string) => void} log */
export function createBackend(log) {
  const sms = createSmsCenter(log);
  const sessions = createSessions();
  const antiforgery = createAntiforgery();

  /**
   * The answer to a login.
   * @param {'phonelogin' | 'emaillogin'} call
   * @param {(body: any, browser: string | undefined) => User | Refusal} check
   * @returns {Answer}
   */
  const login = (call, check) => (visit) => {
    const stale = /** @type {Refusal} */ ({ code: 'StalePage' });
    const result = antiforgery.allows(visit) ? check(visit.body ?? {}, antiforgery.browserOf(visit)) : stale;
    if ('code' in result) return refused(call, result, cultureOf(visit.cookies));
    return { ...accepted(call), cookies: [sessions.start(result)] };
  };

  /** @type {Record<import('./calls.mjs').CallName, Answer>} */
  const answer = {
    culture({ query, cookies }) {
      const culture = asCulture(query.culture);
      if (!culture) return { json: { Value: cultureOf(cookies) } };
      return { json: { Value: culture }, cookies: [rememberCulture(culture)] };
    },

    version: () => ({ json: { Value: '2.14.3' } }),

    checkout(visit) {
      const { query, cookies } = visit;
      const refusal = sms.send(query.u ?? '', antiforgery.browserOf(visit));
      if (!refusal) return accepted('checkout');
      return refused('checkout', refusal, asCulture(query.l) ?? cultureOf(cookies));
    },

    phonelogin: login('phonelogin', ({ phonecode, phone, code }, browser) => {
      const number = `${phonecode}${phone}`.replace(/\D/g, '');
      return sms.verify(number, String(code), browser) ?? userByPhone(number);
    }),

    emaillogin: login(
      'emaillogin',
      ({ email, pass }) => userByEmail(email, pass) ?? { code: 'WrongPassword' },
    ),
  };

  return { answer, outbox: sms.outbox, sessions, antiforgery };
}
