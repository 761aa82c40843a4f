import { createHmac, randomBytes } from 'node:crypto';
import { writeCookie } from '../cookies.mjs';

const name = '__RequestVerificationToken';

/** The two values of ASP.NET: a secret in a cookie, and a token in the page that only the site can derive from the secret. */
export function createAntiforgery() {
  const key = randomBytes(32);
  const tokenFor = (/** @type {string} */ secret) =>
    createHmac('sha256', key).update(secret).digest('base64url');

  return {
    /** @param {Record<string, string>} cookies */
    issue(cookies) {
      const secret = cookies[name] || randomBytes(16).toString('base64url');
      const set = cookies[name] ? [] : [writeCookie(name, secret, { httpOnly: true })];
      return { name, token: tokenFor(secret), cookies: set };
    },

    /** The secret is that of one browser. @param {import('../visit.mjs').Visit} visit */
    browserOf: ({ cookies }) => cookies[name],

    /** @param {import('../visit.mjs').Visit} visit */
    allows({ headers, body, cookies }) {
      const token = headers.requestverificationtoken ?? body?.[name];
      const secret = cookies[name];
      return Boolean(secret && token === tokenFor(secret));
    },
  };
}
