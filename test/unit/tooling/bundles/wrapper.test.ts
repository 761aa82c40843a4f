// @vitest-environment node
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { loaderEntry, wrapShared, wrapWidget } from '../../../../src/tooling/bundles/wrapper';

const map = JSON.stringify({ version: 3, sources: [], names: [], mappings: 'AAAA' });
const css = '.a::before{content:"\\201c $& \'"}';

test('the shared script gets its stylesheet and its id as parameters, in strict mode', () => {
  const seen: unknown[] = [];
  const source = { code: 'seen.push(SHEET, BUILD_ID, this)', map };
  const { code } = wrapShared(source, [], 'start(String)', css, '0f31');
  runInNewContext(code, { seen });
  expect(seen.slice(0, 2)).toEqual([css, '0f31']);
  expect(code).toContain('"use strict"');
});

test('a script gets its globals from getNative(), which knows what a wrapped one must have', () => {
  const seen: unknown[] = [];
  const getNative = 'start((entry) => "native " + entry);';
  const { code } = wrapShared({ code: 'seen.push(Map, Date)', map }, ['Map', 'Date'], getNative, css, '0f31');
  runInNewContext(code, { seen });
  expect(seen).toEqual(['native Map', 'native Date.now']);
});

test('a widget starts when the loader calls start(), with the exports of shared.js, define() and its globals', () => {
  const defined: string[][] = [];
  const loader = 'later.start = start;';
  const later: { start?(shared: object, define: (...all: string[]) => void): void } = {};
  const { code } = wrapWidget({ code: 'define(shared.name, Map)', map }, ['Map'], loader);
  runInNewContext(code, { later });
  expect(defined).toEqual([]);
  later.start?.({ name: 'Footer', getNative: (entry: string) => entry }, (...all) => defined.push(all));
  expect(defined).toEqual([['Footer', 'Map']]);
});

test('the loader gets the name, the styles, the texts and the code of its widget', () => {
  const [, call = ''] = loaderEntry('footer', css, { News: 'N"' }).split('\n');
  const handOver = vi.fn();
  runInNewContext(call, { start: 'start', handOver });
  expect(handOver.mock.calls).toEqual([[{ name: 'footer', css, texts: { News: 'N"' }, start: 'start' }]]);
});

test('the source map moves down by the lines above the code', () => {
  const { code, map: moved } = wrapWidget({ code: 'code', map }, [], 'loader;');
  const line = code.split('\n').indexOf('code');
  expect(JSON.parse(moved).mappings).toBe(`${';'.repeat(line)}AAAA`);
});
