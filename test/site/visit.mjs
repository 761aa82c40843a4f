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
  const origin = `http://${request.headers.host ?? 'localhost'}`;
  const url = new URL(`${origin}${request.url}`);
  return {
    method: request.method ?? 'GET',
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: request.headers,
    cookies: readCookies(request.headers.cookie),
    body: parseBody(await readText(request), request.headers['content-type']),
    origin,
  };
}

/** @param {import('node:http').IncomingMessage} request */
async function readText(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** @param {string} text @param {string} [type] */
function parseBody(text, type = '') {
  if (type.startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(text));
  }
  if (!type.startsWith('application/json')) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
