import { statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fontTags } from './font.mjs';
import { importSource } from './import-source.mjs';
import { redirect } from './reply.mjs';
import { sendFile } from './static-files.mjs';

/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/** The pages of the last build. @type {{ built: number, pages: Promise<Record<string, string | Buffer>> } | undefined} */
let last;

/** The pages are written again after each build, because a document may have changed. @param {string} dist */
function pagesOf(dist) {
  const built = statSync(join(dist, 'manifest.json'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (last?.built !== built)
    last = {
      built,
      pages: importSource('src/tooling/guide/pages.ts').then(({ guidePages }) => guidePages()),
    };
  return last.pages;
}

/**
 * Answers with a page of the guide, in the font of the other pages. Its frames load the scripts of the build.
 * @param {import('./visit.mjs').Visit} visit
 * @param {import('node:http').ServerResponse} response
 * @param {string} dist
 */
export async function sendGuide(visit, response, dist) {
  if (visit.path === '/guide') return redirect(response, '/guide/');
  const name = visit.path.slice('/guide/'.length) || 'index.html';
  response.setHeader('Content-Security-Policy', "default-src 'self'");
  if (name.startsWith('dist/'))
    return sendFile({ ...visit, path: `/widgets/${name.slice('dist/'.length)}` }, response, dist);
  const content = (await pagesOf(dist))[name];
  const type = types[extname(name)] ?? 'text/plain; charset=utf-8';
  response.writeHead(content ? 200 : 404, { 'Content-Type': type, 'Cache-Control': 'no-cache' });
  const inFont = extname(name) === '.html' && content?.toString().replace('</head>', `${fontTags}</head>`);
  response.end(inFont || (content ?? 'Not found\n'));
}
