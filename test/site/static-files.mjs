import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readFiles } from './build.mjs';
import { fontFiles } from './font.mjs';

const { resolve } = createRequire(import.meta.url);

/** Style sheets of host pages, for `/states/{id}?sheet={name}`. @type {Record<string, string>} */
export const hostSheets = {
  bootstrap3: resolve('bootstrap3/dist/css/bootstrap.css'),
  hostile: fileURLToPath(new URL('../browser/hostile.css', import.meta.url)),
};

/** The endings of the compressed copies, the best encoding first. */
const endings = { br: '.br', gzip: '.gz' };

const own = fileURLToPath(new URL('public/', import.meta.url));
const flags = fileURLToPath(new URL('../../src/flags/', import.meta.url));

/** @type {Record<string, string>} */
const types = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.ts': 'text/plain; charset=utf-8',
  '.resx': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ico': 'image/svg+xml',
  '.jpg': 'image/jpeg',
};

/**
 * Answers with a file of `/widgets/` (from the build), with a flag that the build has, or with a file of `public/` (from the site), if it
 * exists. Of the build's scripts and stylesheets it sends the compressed copy that the browser accepts.
 * @param {import('./visit.mjs').Visit} visit
 * @param {import('node:http').ServerResponse} response
 * @param {string} dist
 */
export async function sendFile({ path, query, headers }, response, dist) {
  const type = types[extname(path)];
  if (!type) return false;
  const font = fontFiles[path];
  const { content, encoding } = font ? { content: font, encoding: '' } : await bestCopy(path, headers, dist);
  if (!content) {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
    return true;
  }
  const hash = readFiles(dist)[path.slice('/widgets/'.length)]?.hash;
  const isKept = font || (hash && query.v === hash);
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('Cache-Control', isKept ? 'public, max-age=31536000, immutable' : 'no-cache');
  response.writeHead(200, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(content) });
  response.end(content);
  return true;
}

/** @param {string} path @param {import('node:http').IncomingHttpHeaders} headers @param {string} dist */
async function bestCopy(path, headers, dist) {
  const file = fileOf(path, dist);
  for (const [encoding, ending] of Object.entries(endings)) {
    const isAccepted = headers['accept-encoding']?.includes(encoding);
    const content = isAccepted && (await readOrNothing(file + ending));
    if (content) return { content, encoding };
  }
  return { content: await readOrNothing(file), encoding: '' };
}

/** @param {string} path @param {string} dist */
function fileOf(path, dist) {
  // Browsers request this path on pages without an icon.
  const inside = normalize(decodeURIComponent(path === '/favicon.ico' ? '/site/icon.svg' : path));
  const sheet = hostSheets[inside.match(/^\/site\/hosts\/(\w+)\.css$/)?.[1] ?? ''];
  if (sheet) return sheet;
  if (inside.startsWith('/widgets/')) return join(dist, inside.slice('/widgets'.length));
  const [, flag] = inside.match(/^\/Content\/flags\/(\w+\.svg)$/) ?? [];
  return flag ? join(flags, flag) : join(own, inside);
}

/** @param {string} file */
const readOrNothing = (file) => readFile(file).catch(() => undefined);
