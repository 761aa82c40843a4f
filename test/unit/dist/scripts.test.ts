// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { codeWords } from '../../../src/facts/codes.words';
import { type FieldWords, fieldWords } from '../../../src/facts/fields.words';
import { cures } from '../../../src/facts/messages.words';
import { layer } from '../../../src/shared/mount/layer';
import { wantsWhole } from '../../../src/tooling/build/bundles/edition';
import { files, manifest, read } from './files';

const notices = String(read('LICENSES.txt'));
const names = ['shared', ...Object.keys(manifest.widgets)];

describe.each(names)('%s.js', (name) => {
  const code = String(read(`${name}.js`));
  const { sources }: { sources: string[] } = JSON.parse(String(read(`${name}.js.map`)));

  test('names the version and LICENSES.txt, and is ASCII, so that the encoding of the page does not matter', () => {
    // Chromium reads the second comment only above the code.
    const start = `/*! ev-portal-widgets ${manifest.version} | see LICENSES.txt */\n//# allFunctionsCalledOnLoad\n`;
    expect(code.startsWith(start)).toBe(true);
    expect(code).not.toMatch(/[\u0080-\uffff]/);
  });

  if (name !== 'shared')
    test('asks for shared.js by its content hash', () => {
      expect(code).toContain(`?v=${manifest.files['shared.js']?.hash}`);
    });

  test('has the notices of its packages in LICENSES.txt', () => {
    const packages = sources.flatMap((path) => path.match(/node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1] ?? []);
    if (name === 'shared') expect(packages).toEqual(expect.arrayContaining(['react-dom', 'ky', 'dlv']));
    for (const each of new Set(packages)) {
      const { version, license } = JSON.parse(readFileSync(`node_modules/${each}/package.json`, 'utf8'));
      const [, notice = ''] = notices.split(`\n${each} ${version} (${license})\n`);
      const [own = ''] = notice.replace(/\s+/g, ' ').split('-----');
      expect(own, each).toMatch(/Copyright \(c\) .+ THE SOFTWARE IS PROVIDED "AS IS"/);
    }
  });
});

test('the source maps lead from words to their lines', () => {
  const isRight = names.flatMap((name) => {
    const json = JSON.parse(String(read(`${name}.js.map`)));
    const map = new SourceMap(json);
    const lines = String(read(`${name}.js`)).split('\n');
    return lines.flatMap((line, at) =>
      [...line.matchAll(/"([\w:/-]{6,})"/g)].flatMap(({ index, 1: word = '' }) => {
        const entry = map.findEntry(at, index);
        if (!('originalLine' in entry)) return [];
        const text: string = json.sourcesContent[json.sources.indexOf(entry.originalSource)] ?? '';
        return !!text.split('\n')[entry.originalLine]?.includes(word);
      }),
    );
  });
  // A few words come from the wrapper, which no source contains. A script with few texts of its own has little more.
  expect(isRight.filter(Boolean).length / isRight.length).toBeGreaterThan(0.8);
});

test('the scripts use only globals that browsers have: nothing that was cut from React is still in use', () => {
  // The build lists the globals of each script in a text of the script.
  const lists = names.map((name) => String(read(`${name}.js`)).match(/"([\w,.]+)"\.split\(","\)/)?.[1]);
  // React and signals ask for them, and do without them.
  const ofNode = wantsWhole() ? ['process', 'setImmediate'] : [];
  const used = `${lists}`.split(',').filter((name) => !ofNode.includes(name));
  const globals = join(mkdtempSync(join(tmpdir(), 'globals-')), 'globals.js');
  writeFileSync(globals, used.join(';\n'));
  const flags =
    '--ignoreConfig --allowJs --checkJs --noEmit --pretty false --lib es2023,dom,dom.iterable --types';
  const tsc = 'node_modules/typescript/bin/tsc';
  const compiler = spawnSync(process.execPath, [tsc, ...flags.split(' '), '', globals]);
  expect(lists[0]).toContain('Promise');
  expect(`${compiler.stdout}${compiler.stderr}`).toBe('');
});

test('no script contains words for people, which only documents and C# show', () => {
  const descriptions = Object.values<FieldWords>(fieldWords).map(({ description }) => description);
  const ofCodes = Object.values(codeWords).flatMap(({ when, csharp }) => [when, csharp]);
  const words = [...Object.values(cures), ...descriptions, ...ofCodes];
  const scripts = files.filter((name) => /\.m?js$/.test(name));
  expect(scripts).toEqual(expect.arrayContaining(['shared.js', 'doctor.mjs', 'report.js', 'login-card.js']));
  const found = scripts.filter((name) => words.some((text) => String(read(name)).includes(text)));
  expect(found).toEqual([]);
});

test('widgets.css names the layer first, so that no layer of the page wins', () => {
  expect(String(read('widgets.css')).startsWith(`@layer ${layer};\n`)).toBe(true);
});
