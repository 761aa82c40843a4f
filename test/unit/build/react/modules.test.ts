// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { asModule, productionOf } from '../../../../src/build/react/modules';
import { lighterReact } from '../../../../src/build/react/plugin';
import { trimReact } from '../../../../src/build/react/trim';
import { bundleReact } from './react';

const resolve = createRequire(import.meta.url).resolve;

test.each(['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'])(
  '%s is the production build',
  (name) => {
    expect(productionOf(readFileSync(resolve(name), 'utf8'))).toMatch(
      /^export \* from '\.\/cjs\/[\w-]+\.production\.js';$/,
    );
  },
);

test('a React that chooses its build otherwise is missed at once', () => {
  expect(() => productionOf('module.exports = {}')).toThrow('src/build/react/modules.ts');
});

test('what is required is imported, and what is assigned first is declared', () => {
  const source = [
    'var A = require("a"),',
    '  B = require("b");',
    'exports.now = void 0;',
    'if (A) exports.now = B.now;',
    'exports.now = exports.now;',
    'exports.later = function () { return exports.now(); };',
  ];
  expect(asModule(source.join('\n')).trim().split('\n')).toEqual([
    "import * as A from 'a';",
    "import * as B from 'b';",
    'var exports_now = void 0;',
    'if (A) exports_now = B.now;',
    'exports_now = exports_now;',
    'var exports_later = function () { return exports_now(); };',
    'export { exports_now as now, exports_later as later };',
  ]);
});

test('no part of React is CommonJS any more, and what nobody asks for is not there', async () => {
  const code = await bundleReact(
    `
    import { useId } from 'react';
    import { flushSync } from 'react-dom';
    import { createRoot } from 'react-dom/client';
    import { jsx } from 'react/jsx-runtime';
    console.log(useId, flushSync, createRoot, jsx);`,
    [lighterReact(trimReact)],
  );
  expect(code).not.toMatch(/\bexports\b|\brequire\(/);
  expect(code).toContain('.useId()');
  // useOptimistic, Children, lazy, preload
  expect(code).not.toMatch(/\.useOptimistic\([^)]*\)\}|React\.Children|"modulepreload"/);
});
