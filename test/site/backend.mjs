import { createAntiforgery } from './backend/antiforgery.mjs';
import { errorObject } from './backend/error-object.mjs';
import { createSessions } from './backend/sessions.mjs';
import { createSmsCenter } from './backend/sms-center.mjs';
import { userByEmail, userByPhone } from './backend/users.mjs';
import { writeCookie } from './cookies.mjs';
import { asCulture, cultureOf } from './languages.mjs';
import { texts } from './texts.mjs';

/** @typedef {(visit: import('./visit.mjs').Visit) => import('./reply.mjs').JsonReply} Answer */

/** Answers the five calls. @param {(line: string) => void} log */
export function createBackend(log) {
  const sms = createSmsCenter(log);
  const sessions = createSessions();
  const antiforgery = createAntiforgery();

  /** @type {(answer: Answer) => Answer} */
  const guarded = (answer) => (visit) =>
    antiforgery.allows(visit)
      ? answer(visit)
      : { status: 400, json: errorObject('StalePage', null, cultureOf(visit.cookies)) };

  /** @param {import('./backend/sessions.mjs').User} user */
  const welcome = (user) => ({ json: { Status: 0, Error: null, Value: 1 }, cookies: [sessions.start(user)] });

  /** @param {string} error */
  const refuse = (error) => ({ json: { Status: 1, Error: error, Value: 0 } });

  /** @type {Record<import('./calls.mjs').CallName, Answer>} */
  const answer = {
    culture({ query, cookies }) {
      const culture = asCulture(query.culture);
      if (!culture) return { json: { Value: cultureOf(cookies) } };
      return { json: { Value: culture }, cookies: [writeCookie('culture', culture)] };
    },

    version: () => ({ json: { Value: '2.14.3' } }),

    checkout({ query, cookies }) {
      const refusal = sms.send(query.u ?? '');
      if (!refusal) return { json: { Value: true } };
      const lang = asCulture(query.l) ?? cultureOf(cookies);
      return { status: 400, json: errorObject(refusal.code, refusal.data ?? null, lang) };
    },

    phonelogin: guarded(({ body, cookies }) => {
      const phone = `${body?.phonecode}${body?.phone}`.replace(/\D/g, '');
      const refusal = sms.verify(phone, String(body?.code));
      if (!refusal) return welcome(userByPhone(phone));
      return refuse(JSON.stringify(errorObject(refusal.code, null, cultureOf(cookies))));
    }),

    emaillogin: guarded(({ body, cookies }) => {
      const user = userByEmail(body?.email, body?.pass);
      return user ? welcome(user) : refuse(texts[cultureOf(cookies)].errors.WrongPassword);
    }),
  };

  return { answer, outbox: sms.outbox, sessions, antiforgery };
}
