import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createBackend } from './backend.mjs';
import { calls } from './calls.mjs';
import { sendGuide } from './guide.mjs';
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
 * @property {(line: string) => void} [log]
 * @property {boolean} [watch] pages reload when `reload()` is called
 * @property {boolean} [demo] a person looks at the site: pages have a bar for developers, and the last digit of a code sends it
 * @property {boolean} [keepAlive] false for tests that drop connections and count calls: Chromium
 *   itself repeats a request if its reused connection was closed
 */

const built = fileURLToPath(new URL('../../dist', import.meta.url));

/** @param {SiteOptions} [options] */
export async function startSite(options = {}) {
  const { port = 0, dist = built, log = () => {} } = options;
  const { watch = false, demo = false, keepAlive = true } = options;
  const backend = createBackend(log);
  const site = { backend, dist, watch, demo };
  /** The pages that wait for `reload()`. @type {Set<Response>} */
  const open = new Set();
  /** @type {Visit[]} */
  const requests = [];
  /** @type {Map<string, Handler>} */
  const answers = new Map();

  /** @type {Record<string, (visit: Visit, response: Response) => unknown>} */
  const forDevelopers = {
    // A browser stays where it is, as while a page is long in coming.
    '/dev/no-page': (_, response) => response.writeHead(204).end(),
    '/dev/sms': (_, response) => sendJson(response, { json: backend.outbox }),
    '/dev/reload'(_, response) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).flushHeaders();
      open.add(response);
      response.on('close', () => open.delete(response));
    },
  };

  /** @type {(request: Request, response: Response) => Promise<unknown>} */
  async function handle(request, response) {
    if (!keepAlive) response.setHeader('Connection', 'close');
    const visit = await readVisit(request);
    const call = calls[visit.path];
    if (call) requests.push(visit);
    const override = answers.get(visit.path);
    if (override) return override(request, response, visit);
    if (call) return handleCall(call, visit, response, site);
    const forDeveloper = forDevelopers[visit.path];
    if (forDeveloper) return forDeveloper(visit, response);
    if (/^\/guide(\/|$)/.test(visit.path)) return sendGuide(visit, response, dist);
    return (await sendFile(visit, response, dist)) || handlePage(visit, response, site);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error) => {
      log(`${request.method} ${request.url} failed: ${error.stack}`);
      if (!response.headersSent) sendHtml(response, { status: 500, html: serverError });
      else response.destroy();
    });
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, () => resolve(undefined));
  });
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());

  return {
    url: `http://localhost:${address.port}`,
    backend,
    requests,

    reload() {
      for (const page of open) page.write('data: rebuilt\n\n');
    },

    /** Whether a file of dist/ has an answer of its own. */
    changesFiles: () => [...answers.keys()].some((path) => path.startsWith('/widgets/')),

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
