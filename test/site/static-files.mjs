import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fontFiles } from './font.mjs';

const require = createRequire(import.meta.url);

/** Style sheets of host pages, for `/states/{id}?sheet={name}`. */
export const hostSheets = new Map([
  ['bootstrap3', require.resolve('bootstrap3/dist/css/bootstrap.css')],
  ['hostile', fileURLToPath(new URL('../browser/hostile.css', import.meta.url))],
]);

const own = fileURLToPath(new URL('public/', import.meta.url));

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
 * Answers with a file of `/widgets/` (from the build) or of `public/` (from the site), if it exists.
 * @param {import('./visit.mjs').Visit} visit
 * @param {import('node:http').ServerResponse} response
 * @param {string} dist
 */
export async function sendFile(visit, response, dist) {
  const type = types[extname(visit.path)];
  if (!type) return false;
  const font = fontFiles[visit.path];
  const content = font ? Buffer.from(font) : await readOrNothing(visit.path, dist);
  if (!content) {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
    return true;
  }

  const etag = `"${createHash('sha1').update(content).digest('base64url')}"`;
  response.setHeader('ETag', etag);
  response.setHeader('Cache-Control', visit.query.v ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (visit.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
  } else {
    response.writeHead(200, { 'Content-Type': type, 'Content-Length': content.length });
    response.end(visit.method === 'HEAD' ? undefined : content);
  }
  return true;
}

/** @param {string} path @param {string} dist */
function fileOf(path, dist) {
  // Browsers request this path on pages without an icon.
  const wanted = path === '/favicon.ico' ? '/site/icon.svg' : path;
  const inside = normalize(decodeURIComponent(wanted));
  const sheet = hostSheets.get(inside.match(/^\/site\/hosts\/(\w+)\.css$/)?.[1] ?? '');
  if (sheet) return sheet;
  return inside.startsWith('/widgets/') ? join(dist, inside.slice('/widgets'.length)) : join(own, inside);
}

/** @param {string} path @param {string} dist */
async function readOrNothing(path, dist) {
  try {
    return await readFile(fileOf(path, dist));
  } catch {
    return undefined;
  }
}
