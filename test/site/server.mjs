import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createBackend } from './backend.mjs';
import { nameOfCall } from './calls.mjs';
import { createEventStream } from './event-stream.mjs';
import { handleCall, handlePage } from './handlers.mjs';
import { sendHtml, sendJson } from './reply.mjs';
import { serverError } from './scenarios.mjs';
import { sendFile } from './static-files.mjs';
import { readVisit } from './visit.mjs';

/**
 * @typedef {import('./visit.mjs').Visit} Visit
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {(request: Request, response: Response, visit: Visit) => unknown} Handler
 *
 * @typedef {object} SiteOptions
 * @property {number} [port] 0 means any free port
 * @property {string} [dist] the folder behind `/widgets/`
 * @property {() => number} [now]
 * @property {(line: string) => void} [log]
 * @property {boolean} [watch] pages reload when `reload()` is called
 * @property {boolean} [demo] a person looks at the site: pages have a bar for developers, and the last digit of a code sends it
 * @property {boolean} [keepAlive] false for tests that drop connections and count calls: Chromium
 *   itself repeats a request if its reused connection was closed
 */

const folder = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

/** @param {SiteOptions} [options] */
export async function startSite(options = {}) {
  const {
    port = 0,
    dist = folder('../../dist'),
    now = Date.now,
    watch = false,
    demo = false,
    keepAlive = true,
  } = options;
  const log = options.log ?? (() => {});
  const backend = createBackend({ now, log });
  const reloads = createEventStream();
  const site = { backend, dist, watch, demo, now };
  /** @type {Visit[]} */
  const requests = [];
  /** @type {Map<string, Handler>} */
  const answers = new Map();

  /** @type {(request: Request, response: Response) => Promise<unknown>} */
  async function handle(request, response) {
    if (!keepAlive) response.setHeader('Connection', 'close');
    const visit = await readVisit(request);
    const call = nameOfCall(visit.path);
    if (call) requests.push(visit);

    const override = answers.get(visit.path);
    if (override) return override(request, response, visit);
    if (call) return handleCall(call, visit, response, site);
    if (visit.path === '/dev/sms') return sendJson(response, { json: backend.outbox });
    if (visit.path === '/dev/expire') return expire(visit, response);
    if (visit.path === '/dev/reload') return reloads.connect(response);
    return (await sendFile(visit, response, dist)) || handlePage(visit, response, site);
  }

  /** Ends the visitor's session on the server, while the browser still has its cookie. @type {(visit: Visit, response: Response) => void} */
  function expire({ cookies }, response) {
    backend.sessions.end(cookies);
    response.writeHead(204).end();
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error) => {
      log(`${request.method} ${request.url} failed: ${error.stack}`);
      if (!response.headersSent) sendHtml(response, { status: 500, html: serverError });
      else response.destroy();
    });
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(undefined));
  });
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());

  return {
    url: `http://localhost:${address.port}`,
    port: address.port,
    backend,
    requests,
    reload: () => reloads.send('rebuilt'),

    /** @param {string} path @param {Handler} [handler] */
    answer(path, handler) {
      if (handler) answers.set(path, handler);
      else answers.delete(path);
    },

    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
