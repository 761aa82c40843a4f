import { randomBytes } from 'node:crypto';
import { dropCookie, writeCookie } from '../cookies.mjs';

const name = '.AspNet.ApplicationCookie';

/** @typedef {{ role: 'Admin' | '' }} User */

export function createSessions() {
  /** @type {Map<string | undefined, User>} */
  const users = new Map();

  return {
    /** @param {User} user @returns {string} the session's cookie */
    start(user) {
      const id = randomBytes(24).toString('base64url');
      users.set(id, user);
      return writeCookie(name, id, { httpOnly: true });
    },

    /** @param {Record<string, string>} cookies */
    userOf: (cookies) => users.get(cookies[name]),

    /** @param {Record<string, string>} cookies @returns {string[]} the cookies that end it in the browser */
    end(cookies) {
      users.delete(cookies[name]);
      return [dropCookie(name)];
    },
  };
}
