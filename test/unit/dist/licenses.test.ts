// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { manifest, pageFiles, read } from './files';

const notices = String(read('LICENSES.txt'));
const scripts = pageFiles.filter((name) => name.endsWith('.js'));

/** The packages that the source maps name. */
const packages = new Set(
  scripts.flatMap((name) => {
    const sources: string[] = JSON.parse(String(read(`${name}.map`))).sources;
    return sources.flatMap((source) => source.match(/node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1] ?? []);
  }),
);

test('the source maps name the packages that the scripts contain', () => {
  expect([...packages]).toEqual(expect.arrayContaining(['react', 'react-dom', 'ky', 'rosetta', 'dlv']));
});

test.each([...packages])('LICENSES.txt has the notice of %s', (name) => {
  const { version, license } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  const notice = notices.split('-'.repeat(80)).find((each) => each.includes(`\n${name} ${version} `)) ?? '';
  expect(notice, `add ${name} to src/tooling/artifacts/licenses.ts`).toContain(`(${license})`);
  expect(notice).toContain('Copyright (c) ');
  expect(notice.replace(/\s+/g, ' ')).toContain('THE SOFTWARE IS PROVIDED "AS IS"');
});

test.each(scripts)('the first line of %s names the version and LICENSES.txt', (name) => {
  const [first, second] = String(read(name)).split('\n');
  expect(first).toBe(`/*! ev-portal-widgets ${manifest.version} | see LICENSES.txt */`);
  // Chromium reads this comment only above the code.
  expect(second).toBe('//# allFunctionsCalledOnLoad');
});
