// @vitest-environment node
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Key } from '../../../src/shared/i18n/translator';
import { texts } from '../../../src/tooling/from-facts/translations/texts';
import { textOf } from '../documents';
import { manifest, pageFiles, read } from './files';

test('the manifest has the version, and the bytes and hashes of each file', () => {
  expect(manifest.version).toBe(JSON.parse(readFileSync('package.json', 'utf8')).version);
  for (const [name, listed] of Object.entries(manifest.files)) {
    const content = read(name);
    expect(listed, name).toMatchObject({
      bytes: content.length,
      hash: createHash('sha256').update(content).digest('hex').slice(0, 16),
      integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
    });
  }
});

test('the inline script is the same in the guide and the C#, its hash is in the manifest, and it is small', () => {
  const [, text = ''] =
    textOf('src/site-guide/answers.md').match(
      /<script nonce="NONCE" data-file="\/widgets\/shared\.js">(.+)<\/script>/,
    ) ?? [];
  expect(manifest.inlineScript.hash).toBe(`sha256-${createHash('sha256').update(text).digest('base64')}`);
  const csharp = readFileSync('src/aspnet/generated/WidgetInlineScript.cs', 'utf8');
  expect(csharp).toContain(JSON.stringify(text));
  expect(text.length).toBeLessThanOrEqual(750);
});

test.each(pageFiles)('%s is there compressed, too, with the sizes in the manifest', (name) => {
  const { brotli, gzip } = manifest.files[name] ?? {};
  const content = read(name);
  const [br, gz] = [read(`${name}.br`), read(`${name}.gz`)];
  expect([brotli, gzip]).toEqual([br.length, gz.length]);
  expect([brotliDecompressSync(br), gunzipSync(gz)]).toEqual([content, content]);
  expect(gz.length).toBeLessThanOrEqual(gzipSync(content, { level: 9 }).length);
});

/** The texts that only src/aspnet/shared/pages/FirstContent.cs shows, before a script runs or without one. */
const onlyInFirstContent: Key[] = [
  'LoginLoading',
  'LoginLoadAgain',
  'LoginNeedsScript',
  'LoginNeedsNewBrowser',
];

test('each text is used by a widget, or by the first content that the C# writes', () => {
  const used = Object.values(manifest.widgets).flatMap(({ translations }) => translations);
  const unused = Object.keys(texts.en).filter((key) => !used.includes(key));
  expect(unused, 'remove the others from src/facts/texts.json, or build again').toEqual(onlyInFirstContent);
});
