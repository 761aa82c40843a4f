/** The five calls of the widgets by path. @type {Record<string, CallName>} */
const names = {
  '/web/setculture': 'culture',
  '/web/getbuildversion': 'version',
  '/login/checkout': 'checkout',
  '/account/phonelogin': 'phonelogin',
  '/account/emaillogin': 'emaillogin',
};

/** @typedef {'culture' | 'version' | 'checkout' | 'phonelogin' | 'emaillogin'} CallName */

/** @type {Record<CallName, 'GET' | 'POST'>} */
export const methods = {
  culture: 'GET',
  version: 'GET',
  checkout: 'GET',
  phonelogin: 'POST',
  emaillogin: 'POST',
};

/** The calls also have paths below `/api`, for a page that sets `apiUrl`. @param {string} path */
export function nameOfCall(path) {
  return names[path.replace(/^\/api(?=\/)/, '')];
}
