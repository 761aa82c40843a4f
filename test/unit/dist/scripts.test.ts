// @vitest-environment node
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { fields } from '../../../src/page/fields';
import { manifest } from './files';

const compiler = resolve('node_modules/.bin/tsc');
const scripts = ['shared', ...Object.keys(manifest.widgets)].map((name) => `dist/${name}.js`);
const flags = ['--ignoreConfig', '--allowJs', '--checkJs', '--noEmit', '--types', '', '--pretty', 'false'];
const knows = ['--target', 'es2022', '--lib', 'es2023,dom,dom.iterable'];

test('no script uses an undeclared name: nothing that was cut from React is still in use', async () => {
  // Each script gets most globals from a list of their names.
  const lists = scripts.map(
    (path) => readFileSync(path, 'utf8').match(/"([\w,.]+)"\.split\(","\)/)?.[1] ?? '',
  );
  const listed = join(mkdtempSync(join(tmpdir(), 'globals-')), 'globals.js');
  writeFileSync(listed, lists.join().replaceAll(',', ';\n'));
  const output = await new Promise<string>((done) => {
    execFile(compiler, [...flags, ...knows, ...scripts, listed], { maxBuffer: 1e8 }, (_, text) => done(text));
  });
  // This shows that the compiler has read the scripts: minified code gives many type errors.
  expect(output).toContain('error TS2339');
  const unknown = [...output.matchAll(/error TS(?:2304|2552|2580|2591): Cannot find name '([^']+)'/g)].map(
    ([, name]) => name,
  );
  expect(lists[0]).toContain('Promise');
  // React checks whether it exists before it uses it.
  expect([...new Set(unknown)]).toEqual(['__REACT_DEVTOOLS_GLOBAL_HOOK__']);
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
