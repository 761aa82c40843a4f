// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite } from '../../site/server.mjs';

const dist = mkdtempSync(join(tmpdir(), 'ev-dist-'));
const code = 'window.widget = "header";';
const hash = '0123456789abcdef';
const files = {
  'header.js': code,
  'header.js.br': brotliCompressSync(code),
  'header.js.gz': gzipSync(code),
  'footer.js': code,
  'manifest.json': JSON.stringify({ files: { 'header.js': { hash } } }),
};
let site: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  for (const [name, content] of Object.entries(files)) writeFileSync(join(dist, name), content);
  site = await startSite({ dist });
});
afterAll(async () => {
  await site.close();
  rmSync(dist, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${site.url}/widgets/${path}`, { headers: { 'accept-encoding': 'identity', ...headers } });

test.each([
  ['br, gzip', 'br', files['header.js.br'].length],
  ['gzip', 'gzip', files['header.js.gz'].length],
  ['identity', null, code.length],
])('a script for a browser that accepts %s', async (accepted, encoding, bytes) => {
  const answer = await get('header.js', { 'accept-encoding': accepted });
  const { headers } = answer;
  expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([encoding, 'Accept-Encoding']);
  expect(headers.get('content-length')).toBe(String(bytes));
  expect(await answer.text()).toBe(code);
});

test('without a compressed copy the file itself is sent', async () => {
  const answer = await get('footer.js', { 'accept-encoding': 'br' });
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(await answer.text()).toBe(code);
});

test('each copy has its own ETag, and is not sent again to a browser that has it', async () => {
  const tags = await Promise.all(
    ['br', 'gzip', 'identity'].map(async (accepted) => {
      const headers = { 'accept-encoding': accepted };
      const etag = (await get('header.js', headers)).headers.get('etag') ?? '';
      const again = await get('header.js', { ...headers, 'if-none-match': etag });
      expect([again.status, again.headers.get('vary')]).toEqual([304, 'Accept-Encoding']);
      return etag;
    }),
  );
  expect(new Set(tags).size).toBe(3);
});

test.each([
  [`header.js?v=${hash}`, 'public, max-age=31536000, immutable'],
  ['header.js?v=another', 'no-cache'],
  ['header.js', 'no-cache'],
  [`footer.js?v=${hash}`, 'no-cache'],
])('%s may be kept: %s', async (path, caching) => {
  expect((await get(path)).headers.get('cache-control')).toBe(caching);
});
