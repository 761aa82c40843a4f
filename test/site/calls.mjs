/** @typedef {'culture' | 'version' | 'checkout' | 'phonelogin' | 'emaillogin'} CallName */

/** The five calls of the widgets by path. @type {Record<string, { name: CallName, method: 'GET' | 'POST' } | undefined>} */
const calls = {
  '/web/setculture': { name: 'culture', method: 'GET' },
  '/web/getbuildversion': { name: 'version', method: 'GET' },
  '/login/checkout': { name: 'checkout', method: 'GET' },
  '/account/phonelogin': { name: 'phonelogin', method: 'POST' },
  '/account/emaillogin': { name: 'emaillogin', method: 'POST' },
};

/** The calls also have paths below `/api`, for a page that sets `apiUrl`. @param {string} path */
export const callOf = (path) => calls[path.replace(/^\/api(?=\/)/, '')];
