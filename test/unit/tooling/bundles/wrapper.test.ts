// @vitest-environment node
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { loaderEntry, widgetEntry, wrapShared, wrapWidget } from '../../../../src/tooling/bundles/wrapper';

const map = JSON.stringify({ version: 3, sources: [], names: [], mappings: 'AAAA' });
const css = '.a::before{content:"\\201c $& \'"}';

test('the shared script gets its stylesheet and its id as parameters, in strict mode', () => {
  const seen: unknown[] = [];
  const { code } = wrapShared({ code: 'seen.push(SHEET, BUILD, this)', map }, css, '0f31');
  runInNewContext(code, { seen });
  expect(seen.slice(0, 2)).toEqual([css, '0f31']);
  expect(code).toContain('"use strict"');
});

test('a widget starts when the loader calls start(), with the door and define()', () => {
  const defined: string[] = [];
  const loader = 'later.start = start;';
  const later: { start?(door: object, define: (value: string) => void): void } = {};
  const { code } = wrapWidget({ code: 'define(door.name)', map }, loader);
  runInNewContext(code, { later });
  expect(defined).toEqual([]);
  later.start?.({ name: 'Footer' }, (value) => defined.push(value));
  expect(defined).toEqual(['Footer']);
});

test('the loader gets all values of its widget, in the order of load()', () => {
  const values = { name: 'footer', css, texts: { News: 'N"' }, build: 'b', hash: 'h', integrity: 'i' };
  const [, call = ''] = loaderEntry(values).split('\n');
  const seen: unknown[] = [];
  runInNewContext(call, { start: 'start', load: (...all: unknown[]) => seen.push(...all) });
  expect(JSON.stringify(seen)).toBe(JSON.stringify(['footer', 'start', css, { News: 'N"' }, 'b', 'h', 'i']));
});

test('the module of a widget passes its component to define()', () => {
  expect(widgetEntry('footer')).toBe("import Widget from './widgets/footer';\ndefine(Widget);");
});

test('the source map moves down by the lines above the code', () => {
  const { code, map: moved } = wrapWidget({ code: 'code', map }, 'loader;');
  const line = code.split('\n').indexOf('code');
  expect(JSON.parse(moved).mappings).toBe(`${';'.repeat(line)}AAAA`);
});
