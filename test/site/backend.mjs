import { createAntiforgery } from './backend/antiforgery.mjs';
import { errorObject } from './backend/error-object.mjs';
import { createSessions } from './backend/sessions.mjs';
import { createSmsCenter } from './backend/sms-center.mjs';
import { userByEmail, userByPhone } from './backend/users.mjs';
import { writeCookie } from './cookies.mjs';
import { asCulture, cultureOf } from './languages.mjs';
import { texts } from './texts.mjs';

/** @typedef {(visit: import('./visit.mjs').Visit) => import('./reply.mjs').JsonReply} Answer */

/** Answers the five calls. @param {{ now: () => number, log: (line: string) => void }} options */
export function createBackend({ now, log }) {
  const sms = createSmsCenter({ now, log });
  const sessions = createSessions();
  const antiforgery = createAntiforgery();

  /** @type {(answer: Answer) => Answer} */
  const guarded = (answer) => (visit) => {
    if (antiforgery.allows(visit)) return answer(visit);
    return { status: 400, json: errorObject('StalePage', null, cultureOf(visit.cookies)) };
  };

  /** @satisfies {Record<import('./calls.mjs').CallName, Answer>} */
  const answer = {
    /** @type {Answer} */
    culture({ query, cookies }) {
      const culture = asCulture(query.culture);
      if (!culture) return { json: { Value: cultureOf(cookies) } };
      return { json: { Value: culture }, cookies: [writeCookie('culture', culture)] };
    },

    /** @type {Answer} */
    version: () => ({ json: { Value: '2.14.3' } }),

    /** @type {Answer} */
    checkout({ query, cookies }) {
      const refusal = sms.send(query.u ?? '');
      if (!refusal) return { json: { Value: true } };
      const lang = asCulture(query.l) ?? cultureOf(cookies);
      return { status: 400, json: errorObject(refusal.code, refusal.data, lang) };
    },

    phonelogin: guarded(({ body, cookies }) => {
      const phone = `${body?.phonecode}${body?.phone}`.replace(/\D/g, '');
      const refusal = sms.verify(phone, String(body?.code));
      if (!refusal) {
        const session = sessions.start(userByPhone(phone));
        return { json: { Status: 0, Error: null, Value: 1 }, cookies: [session] };
      }
      const error = errorObject(refusal.code, refusal.data, cultureOf(cookies));
      return { json: { Status: 1, Error: JSON.stringify(error) } };
    }),

    emaillogin: guarded(({ body, cookies }) => {
      const user = userByEmail(body?.email, body?.pass);
      if (user) return { json: { Status: null, Error: null, Value: 1 }, cookies: [sessions.start(user)] };
      return { json: { Status: 1, Error: texts[cultureOf(cookies)].errors.WrongPassword, Value: 0 } };
    }),
  };

  return { answer, outbox: sms.outbox, sessions, antiforgery };
}
