import { readCookies } from './cookies.mjs';

/**
 * A request of a browser.
 * @typedef {object} Visit
 * @property {string} method
 * @property {string} path
 * @property {Record<string, string>} query
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {Record<string, string>} cookies
 * @property {any} body parsed if it is JSON or a form, otherwise text
 * @property {string} origin
 */

/** @param {import('node:http').IncomingMessage} request @returns {Promise<Visit>} */
export async function readVisit(request) {
  const { method = 'GET', headers } = request;
  const origin = `http://${headers.host ?? 'localhost'}`;
  const url = new URL(`${origin}${request.url}`);
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return {
    method,
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers,
    cookies: readCookies(headers.cookie),
    body: parseBody(Buffer.concat(chunks).toString('utf8'), headers['content-type']),
    origin,
  };
}

/** @param {string} text @param {string} [type] */
function parseBody(text, type = '') {
  if (type.startsWith('application/x-www-form-urlencoded'))
    return Object.fromEntries(new URLSearchParams(text));
  try {
    return type.startsWith('application/json') ? JSON.parse(text) : text;
  } catch {
    return text;
  }
}
