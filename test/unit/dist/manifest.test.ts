// @vitest-environment node
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { texts } from '../../../src/tooling/translations/texts';
import { files, manifest, pageFiles, read } from './files';

const root = fileURLToPath(new URL('../../../', import.meta.url));

describe('the manifest has the right data about', () => {
  test('the version, which is the one in package.json', () => {
    expect(manifest.version).toBe(JSON.parse(readFileSync(`${root}package.json`, 'utf8')).version);
  });

  test.each(Object.entries(manifest.files))('%s', (name, listed) => {
    const content = read(name);
    expect(listed).toMatchObject({
      bytes: content.length,
      integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
    });
    expect(createHash('sha256').update(content).digest('hex').startsWith(listed.hash)).toBe(true);
  });

  test.each(pageFiles)(
    'the compressed copies of %s, which are as small as the usual tools make them',
    (name) => {
      const { brotli, gzip } = manifest.files[name] ?? {};
      const content = read(name);
      const [br, gz] = [read(`${name}.br`), read(`${name}.gz`)];
      expect([brotli, gzip]).toEqual([br.length, gz.length]);
      expect([brotliDecompressSync(br), gunzipSync(gz)]).toEqual([content, content]);
      expect(br.length).toBeLessThanOrEqual(brotliCompressSync(content).length);
      expect(gz.length).toBeLessThanOrEqual(gzipSync(content, { level: 9 }).length);
    },
  );

  test('the keys: each text is used by a widget', () => {
    const used = Object.values(manifest.widgets).flatMap(({ translations }) => translations);
    const unused = Object.keys(texts.en).filter((key) => !used.includes(key));
    expect(unused, `no widget uses ${unused}: remove it from src/i18n/texts.json, or build again`).toEqual(
      [],
    );
  });
});

describe('a bundle', () => {
  test.each(Object.keys(manifest.widgets))('%s.js asks for this build’s shared.js', (name) => {
    const { hash, integrity } = manifest.files['shared.js'] as (typeof manifest.files)[string];
    const code = String(read(`${name}.js`));
    expect([code.includes(`?v=${hash}`), code.includes(`"${integrity}"`)]).toEqual([true, true]);
  });

  test('only the shared script contains React', () => {
    for (const name of files.filter((each) => each.endsWith('.js'))) {
      const code = String(read(name));
      expect(code.includes('react.transitional.element')).toBe(name === 'shared.js');
    }
  });
});
