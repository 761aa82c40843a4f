// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { asModule, exportsOf, productionOf } from '../../../../src/tooling/react/modules';
import { keptReact } from '../../../../src/tooling/react/plugin';
import { bundleReact } from './react';

const resolve = createRequire(import.meta.url).resolve;

test('each entry file of React names its production build', () => {
  for (const name of ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'])
    expect(productionOf(readFileSync(resolve(name), 'utf8'))).toMatch(/^\.\/cjs\/[\w-]+\.production\.js$/);
});

test('a React that chooses its build in another way stops the build', () => {
  expect(() => productionOf('module.exports = {}')).toThrow('src/tooling/react/modules.ts');
});

test('each require becomes an import, and the first assignment of an export declares it', () => {
  const source = [
    'var A = require("a"),',
    '  B = require("b");',
    'exports.now = void 0;',
    'if (A) exports.now = B.now;',
    'exports.now = exports.now;',
    'exports.later = function () { return exports.now(); };',
  ].join('\n');
  expect(asModule(source).trim().split('\n')).toEqual([
    "import * as A from 'a';",
    "import * as B from 'b';",
    'var exports_now = void 0;',
    'if (A) exports_now = B.now;',
    'exports_now = exports_now;',
    'var exports_later = function () { return exports_now(); };',
    'export { exports_now as now, exports_later as later };',
  ]);
  expect(exportsOf(source)).toEqual(['now', 'later']);
});

test('no part of the React that ships is CommonJS, and unused exports are not in the bundle', async () => {
  const code = await bundleReact(
    `
    import { useId } from 'react';
    import { flushSync } from 'react-dom';
    import { createRoot } from 'react-dom/client';
    import { jsx } from 'react/jsx-runtime';
    console.log(useId, flushSync, createRoot, jsx);`,
    [keptReact('shipped')],
  );
  expect(code).not.toMatch(/\bexports\b|\brequire\(/);
  expect(code).toContain('.useId()');
  // useOptimistic, Children, lazy, preload
  expect(code).not.toMatch(/\.useOptimistic\([^)]*\)\}|React\.Children|"modulepreload"/);
});
