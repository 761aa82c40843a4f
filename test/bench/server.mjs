import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

/**
 * A page to measure: its document, and its files by path.
 * @typedef {object} ServedFiles
 * @property {string} document
 * @property {Record<string, string>} files
 */

/** @type {Record<string, string>} */
const types = { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml', html: 'text/html' };

/** @type {Record<string, unknown>} the backend, which answers at once */
const calls = {
  '/web/getbuildversion': { Value: '1.0.0' },
  '/web/setculture': { Value: 'uk' },
  '/login/checkout': { Value: true },
};

const flag = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';

/** @param {import('node:http').IncomingMessage} request */
async function textOf(request) {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

/**
 * Serves each subject from its own folder, compressed with brotli and cached for a year. It counts the requests and
 * receives the reports of the pages.
 * @param {Record<string, ServedFiles>} subjects @param {number} [timeout] how long a page may take to report
 */
export async function startServer(subjects, timeout = 60_000) {
  /** @type {Map<string, { bytes: number, requests: number }>} */
  const fetched = new Map();
  /** @type {Map<string, (report: any) => void>} */
  const awaited = new Map();
  /** @type {Map<string, Buffer>} */
  const packed = new Map();
  for (const [name, { files, document }] of Object.entries(subjects)) {
    for (const [path, text] of Object.entries(files))
      packed.set(`/${name}/${path}`, brotliCompressSync(text));
    packed.set(`/${name}/page.html`, brotliCompressSync(document));
  }

  const server = createServer(async (request, response) => {
    const pathname = decodeURIComponent(new URL(request.url ?? '', 'http://localhost').pathname);
    const report = pathname === '/report' && (await textOf(request));
    if (report) {
      const { subject, result } = JSON.parse(report);
      awaited.get(subject)?.(result);
      return response.writeHead(204).end();
    }
    const [, subject = ''] = pathname.split('/');
    const body = packed.get(pathname);
    if (body) {
      const isPage = pathname.endsWith('.html');
      const count = fetched.get(subject);
      if (count && !isPage)
        Object.assign(count, { bytes: count.bytes + body.length, requests: count.requests + 1 });
      const kept = isPage ? 'no-store' : 'public, max-age=31536000, immutable';
      const type = types[pathname.split('.').pop() ?? ''] ?? 'text/plain';
      return response
        .writeHead(200, {
          'Content-Type': `${type}; charset=utf-8`,
          'Content-Encoding': 'br',
          'Content-Length': body.length,
          'Cache-Control': kept,
        })
        .end(body);
    }
    if (pathname.startsWith('/Content/flags/'))
      return response
        .writeHead(200, { 'Content-Type': types.svg, 'Cache-Control': 'max-age=3600' })
        .end(flag);
    const answer = calls[pathname];
    if (answer)
      return response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
    return response.writeHead(404).end();
  });
  // A report would be lost if the server closed the connection at that moment.
  server.keepAliveTimeout = 0;
  await new Promise((resolve) => server.listen(0, () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());

  return {
    url: `http://localhost:${port}`,

    /** The next report of a subject's page, with the bytes and requests until then. @param {string} subject */
    report(subject) {
      const count = { bytes: 0, requests: 0 };
      fetched.set(subject, count);
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`${subject} did not report`)), timeout);
        awaited.set(subject, (result) => {
          clearTimeout(timer);
          resolve({ ...result, ...count });
        });
      });
    },

    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

/** @typedef {Awaited<ReturnType<typeof startServer>>} Server */
