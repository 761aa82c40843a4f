// @vitest-environment node
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { fields } from '../../../src/page/fields';
import { manifest } from './files';

const compiler = resolve('node_modules/.bin/tsc');
const scripts = ['shared', ...Object.keys(manifest.widgets)].map((name) => `dist/${name}.js`);
const flags = ['--ignoreConfig', '--allowJs', '--checkJs', '--noEmit', '--types', '', '--pretty', 'false'];
const knows = ['--target', 'es2022', '--lib', 'es2023,dom,dom.iterable'];

test('no script uses an undeclared name: nothing that was cut from React is still in use', async () => {
  const output = await new Promise<string>((done) => {
    execFile(compiler, [...flags, ...knows, ...scripts], { maxBuffer: 1e8 }, (_, text) => done(text));
  });
  // This shows that the compiler has read the scripts: minified code gives many type errors.
  expect(output).toContain('error TS2339');
  const unknown = [...output.matchAll(/error TS(?:2304|2552|2580|2591): Cannot find name '([^']+)'/g)].map(
    ([, name]) => name,
  );
  // React checks whether these exist before it uses them.
  expect([...new Set(unknown)].sort()).toEqual(['__REACT_DEVTOOLS_GLOBAL_HOOK__', 'process', 'setImmediate']);
});

test.each(scripts)('%s is ASCII, so that the encoding of the page does not matter', (script) => {
  expect(readFileSync(script, 'latin1')).not.toMatch(/[\u0080-\u00ff]/);
});

test('shared.js contains no description of a field', () => {
  const shared = readFileSync('dist/shared.js', 'utf8');
  const texts = [...JSON.stringify(fields).matchAll(/"(?:description|csharp)":"([^"\\]+)"/g)];
  expect(texts.length).toBeGreaterThan(30);
  expect(
    texts.map(([, text = '']) => text).filter((text) => shared.includes(text)),
    'src/tooling/bundles/plugins/field-texts.ts has not found these texts in src/page/fields.ts',
  ).toEqual([]);
});
