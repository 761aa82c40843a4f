import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readFiles } from './build.mjs';
import { fontFiles } from './font.mjs';

const require = createRequire(import.meta.url);

/** Style sheets of host pages, for `/states/{id}?sheet={name}`. */
export const hostSheets = new Map([
  ['bootstrap3', require.resolve('bootstrap3/dist/css/bootstrap.css')],
  ['hostile', fileURLToPath(new URL('../browser/hostile.css', import.meta.url))],
]);

/** The encodings that the site has, the best one first, with the endings of their files. */
const endings = { br: '.br', gzip: '.gz', identity: '' };

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
 * Answers with a file of `/widgets/` (from the build) or of `public/` (from the site), if it exists. Of the build's scripts and
 * stylesheets it sends the compressed copy that the browser accepts.
 * @param {import('./visit.mjs').Visit} visit
 * @param {import('node:http').ServerResponse} response
 * @param {string} dist
 */
export async function sendFile(visit, response, dist) {
  const type = types[extname(visit.path)];
  if (!type) return false;
  const { content, encoding } = await bestCopy(visit, dist);
  if (!content) {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
    return true;
  }

  const etag = `"${createHash('sha1').update(content).digest('base64url')}"`;
  const isKept =
    visit.query.v && visit.query.v === readFiles(dist)[visit.path.slice('/widgets/'.length)]?.hash;
  response.setHeader('ETag', etag);
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('Cache-Control', isKept ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (visit.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
  } else {
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    response.writeHead(200, { 'Content-Type': type, 'Content-Length': content.length });
    response.end(visit.method === 'HEAD' ? undefined : content);
  }
  return true;
}

/** @param {import('./visit.mjs').Visit} visit @param {string} dist */
async function bestCopy({ path, headers }, dist) {
  const font = fontFiles[path];
  if (font) return { content: Buffer.from(font), encoding: 'identity' };
  for (const [encoding, ending] of Object.entries(endings)) {
    const isAccepted = !ending || headers['accept-encoding']?.includes(encoding);
    const content = isAccepted && (await readOrNothing(path, dist, ending));
    if (content) return { content, encoding };
  }
  return { content: undefined, encoding: 'identity' };
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

/** @param {string} path @param {string} dist @param {string} [ending] */
async function readOrNothing(path, dist, ending = '') {
  try {
    return await readFile(fileOf(path, dist) + ending);
  } catch {
    return undefined;
  }
}
