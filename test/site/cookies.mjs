/** @param {string} [header] @returns {Record<string, string>} */
export function readCookies(header = '') {
  const pairs = header.split(';').map((pair) => pair.trim().split(/=(.*)/s));
  return Object.fromEntries(pairs.filter(([name]) => name).map(([name, value = '']) => [name, value]));
}

/** A cookie that lasts until the browser closes. @param {string} name @param {string} value */
export const writeCookie = (name, value, { httpOnly = false } = {}) =>
  `${name}=${value}; path=/; SameSite=Lax${httpOnly ? '; HttpOnly' : ''}`;

/** The language that the visitor has chosen, for a year. @param {string} culture */
export const rememberCulture = (culture) => `${writeCookie('culture', culture)}; Max-Age=31536000`;

/** @param {string} name */
export const dropCookie = (name) => `${name}=; path=/; Max-Age=0`;
