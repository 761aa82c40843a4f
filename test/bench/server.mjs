import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/**
 * A page to measure.
 * @typedef {object} Subject
 * @property {string} name
 * @property {string} body
 * @property {string} [head]
 * @property {string[]} scripts files, in the order of their tags
 * @property {Record<string, string>} files
 * @property {string} selector matches elements that exist after the mount
 * @property {number} [count] the number of such elements
 * @property {string} [ahead] the file that `data-ahead` of its first script names
 * @property {Subject} [home] the page that the visitor comes from
 */

/** @param {Subject} subject */
function documentOf({ name, head = '', body, scripts, ahead }) {
  const address = (/** @type {string} */ file) => `"/${encodeURIComponent(name)}/${file}"`;
  const tags = scripts.map((file, place) => {
    const attribute = ahead && !place ? ` data-ahead=${address(ahead)}` : '';
    return `<script src=${address(file)}${attribute} defer></script>`;
  });
  return `<!doctype html><html lang="uk"><head><meta charset="utf-8"><title>${name}</title>
<link rel="icon" href="data:,"><meta name="viewport" content="width=device-width, initial-scale=1">${head}</head>
<body>${body}<p>Text of the page</p>
${tags.join('\n')}</body></html>`;
}

/** @type {Record<string, string>} */
const types = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.html': 'text/html' };

const flag = brotliCompressSync('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>');
const success = brotliCompressSync('{"Value":"1.0.0"}');

/** Serves each subject from its own folder, compressed with brotli. @param {Subject[]} subjects */
export async function startServer(subjects) {
  const backend = new EventEmitter();
  const packed = new Map();
  for (const subject of subjects)
    for (const [path, text] of Object.entries({
      ...subject.files,
      'page.html': documentOf(subject),
      'home.html': documentOf(subject.home ?? subject),
    }))
      packed.set(`/${subject.name}/${path}`, brotliCompressSync(text));

  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '', 'http://localhost').pathname);
    // So that the page first shows that it waits.
    if (path === '/login/checkout') await once(backend, 'answer');
    response.setHeader('Content-Type', types[extname(path)] ?? 'application/json');
    response.setHeader('Content-Encoding', 'br');
    if (['.js', '.css'].includes(extname(path))) response.setHeader('Cache-Control', 'max-age=600');
    response.end(packed.get(path) ?? (path.endsWith('.svg') ? flag : success));
  });
  await once(server.listen(), 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://localhost:${port}`,
    /** Lets the backend answer the request for a code. */
    answer: () => backend.emit('answer'),
    close: () => server.close().closeAllConnections(),
  };
}
