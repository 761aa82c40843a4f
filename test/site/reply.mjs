/**
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {{ status?: number, json: unknown, cookies?: string[] }} JsonReply
 * @typedef {{ status?: number, html: string, csp?: string, cookies?: string[] }} HtmlReply
 */

/** @param {Response} response @param {JsonReply} reply */
export function sendJson(response, { status = 200, json, cookies = [] }) {
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };
  send(response, { status, headers, cookies, body: JSON.stringify(json) });
}

/** @param {Response} response @param {HtmlReply} reply */
export function sendHtml(response, { status = 200, html, csp, cookies = [] }) {
  // `no-store` would keep the page out of the back/forward cache.
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'private, no-cache' };
  const policy = csp && { 'Content-Security-Policy': csp };
  send(response, { status, headers: { ...headers, ...policy }, cookies, body: html });
}

/** @param {Response} response @param {string} location @param {string[]} [cookies] */
export function redirect(response, location, cookies = []) {
  const headers = { Location: location, 'Cache-Control': 'no-store' };
  send(response, { status: 302, headers, cookies });
}

/** @param {Response} response @param {{ status: number, headers: Record<string, string>, cookies: string[], body?: string }} reply */
function send(response, { status, headers, cookies, body }) {
  if (cookies.length) response.setHeader('Set-Cookie', cookies);
  response.writeHead(status, { 'X-Content-Type-Options': 'nosniff', ...headers }).end(body);
}
