import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { documentOf } from './page.mjs';

/** @type {Record<string, string>} */
const types = { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml', html: 'text/html' };

/** @type {Record<string, string>} the backend, which answers at once */
const answers = {
  '/web/getbuildversion': '{"Value":"1.0.0"}',
  '/login/checkout': '{"Value":true}',
};

const flag = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';

/**
 * Serves each subject from its own folder, compressed with brotli and cached for a year. It counts the requests and
 * receives the reports of the pages.
 * @param {import('./page.mjs').Subject[]} subjects
 */
export async function startServer(subjects) {
  const count = { bytes: 0, requests: 0 };
  /** @type {(report: any) => void} */
  let receive = () => {};
  /** @type {Map<string, Buffer>} */
  const packed = new Map();
  for (const subject of subjects)
    for (const [path, content] of Object.entries({ ...subject.files, 'page.html': documentOf(subject) }))
      packed.set(`/${subject.name}/${path}`, brotliCompressSync(content));

  const server = createServer(async (request, response) => {
    const pathname = decodeURIComponent(new URL(request.url ?? '', 'http://localhost').pathname);
    if (pathname === '/report') {
      receive(JSON.parse(await text(request)));
      return response.writeHead(204).end();
    }
    const type = types[pathname.split('.').pop() ?? ''] ?? 'application/json';
    const headers = {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': 'max-age=31536000, immutable',
    };
    const body = packed.get(pathname);
    if (!body) {
      const answer = pathname.startsWith('/Content/flags/') ? flag : answers[pathname];
      return response.writeHead(answer ? 200 : 404, headers).end(answer);
    }
    if (pathname.endsWith('.html')) headers['Cache-Control'] = 'no-store';
    else {
      count.bytes += body.length;
      count.requests++;
    }
    const size = { 'Content-Encoding': 'br', 'Content-Length': body.length };
    return response.writeHead(200, { ...headers, ...size }).end(body);
  });
  // A report would be lost if the server closed the connection at that moment.
  server.keepAliveTimeout = 0;
  await new Promise((resolve) => server.listen(0, () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());

  return {
    url: `http://localhost:${port}`,

    /** The next report of a page, with the bytes and requests until then. @param {string} subject */
    report(subject) {
      Object.assign(count, { bytes: 0, requests: 0 });
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`${subject} did not report`)), 60_000);
        receive = (report) => {
          clearTimeout(timer);
          resolve({ ...report, ...count });
        };
      });
    },

    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof startServer>>} Server */
