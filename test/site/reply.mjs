/**
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {{ status?: number, json: unknown, cookies?: string[] }} JsonReply
 * @typedef {{ status?: number, html: string, csp?: string, cookies?: string[] }} HtmlReply
 */

/** @param {Response} response @param {JsonReply} reply */
export function sendJson(response, { status = 200, json, cookies = [] }) {
  send(response, status, 'application/json; charset=utf-8', 'no-store', cookies);
  response.end(JSON.stringify(json));
}

/** @param {Response} response @param {HtmlReply} reply */
export function sendHtml(response, { status = 200, html, csp, cookies = [] }) {
  if (csp) response.setHeader('Content-Security-Policy', csp);
  // `no-store` would keep the page out of the back/forward cache.
  send(response, status, 'text/html; charset=utf-8', 'private, no-cache', cookies);
  response.end(html);
}

/** @param {Response} response @param {string} location @param {string[]} [cookies] */
export function redirect(response, location, cookies = []) {
  response.setHeader('Location', location);
  send(response, 302, 'text/plain', 'no-store', cookies);
  response.end();
}

/**
 * @param {Response} response
 * @param {number} status
 * @param {string} type
 * @param {string} caching
 * @param {string[]} cookies
 */
function send(response, status, type, caching, cookies) {
  if (cookies.length) response.setHeader('Set-Cookie', cookies);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': caching });
}
