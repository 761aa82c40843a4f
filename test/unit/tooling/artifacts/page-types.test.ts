import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageTypes } from '../../../../src/tooling/artifacts/page-docs';
import { rows } from '../../page/rows';

const right = [
  `{ lang: 'uk' }`,
  `{ lang: 'uk', accessRights: 'Admin', siteUrl: '/', apiUrl: 'https://api.example', bodyFormat: 'form' }`,
  `{ lang: 'uk', translations: { Login: 'Увійти' } }`,
  `{ lang: 'uk', languages: { uk: 'Українська' } }`,
  `{ lang: 'uk', languages: [{ code: 'uk', name: 'U' }, { key: 'ru', value: 'R' }, { value: 'en', text: 'E' }] }`,
  `{ lang: 'uk', mainSite: { url: '/', about: 'a', contacts: 'c', support: 's', mobileApp: 'm', news: 'n', shop: null } }`,
  `{ lang: 'uk', contacts: { hotline: '1', phones: ['2'], email: 'a@b.example', address: 'x' } }`,
  `{ lang: 'uk', codeLength: 6 }`,
  `{ lang: 'uk', title: null, breadcrumbs: [{ name: 'A', link: '/' }, { name: 'B' }] }`,
  `{ lang: 'uk', controls: [{ name: 'A', link: '/' }, { name: 'B', action: 'b' }] }`,
];

const wrong = [
  `{}`,
  `{ lang: 5 }`,
  `{ lang: null }`,
  `{ lang: 'uk', accessRights: 1 }`,
  `{ lang: 'uk', siteUrl: {} }`,
  `{ lang: 'uk', translations: { Login: 5 } }`,
  `{ lang: 'uk', translations: { menu: { login: 'Увійти' } } }`,
  `{ lang: 'uk', languages: ['uk'] }`,
  `{ lang: 'uk', languages: [{ id: 'uk', name: 'U' }] }`,
  `{ lang: 'uk', apiUrl: 5 }`,
  `{ lang: 'uk', bodyFormat: 'xml' }`,
  `{ lang: 'uk', mainSite: 'https://main.example' }`,
  `{ lang: 'uk', mainSite: { blog: '/' } }`,
  `{ lang: 'uk', contacts: { phones: '050' } }`,
  `{ lang: 'uk', breadcrumbs: ['Home'] }`,
  `{ lang: 'uk', codeLength: '6' }`,
  `{ lang: 'uk', title: 5 }`,
  `{ lang: 'uk', controls: { name: 'A' } }`,
  `{ lang: 'uk', Title: 'x' }`,
];

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'page-types-'));
});
afterAll(() => rm(folder, { recursive: true }));

const compiler = resolve('node_modules/.bin/tsc');
const assign = (sample: string) => `window.__PAGE__ = ${sample};`;

/** The samples for which the compiler reports an error. */
async function refused(samples: string[]): Promise<string[]> {
  await writeFile(join(folder, 'page.d.ts'), pageTypes());
  await writeFile(join(folder, 'samples.ts'), ["import './page';", ...samples.map(assign)].join('\n'));
  const flags = ['--noEmit', '--strict', '--lib', 'es2022,dom', '--types', '', '--pretty', 'false'];
  const output = await new Promise<string>((done) => {
    execFile(compiler, [...flags, 'page.d.ts', 'samples.ts'], { cwd: folder }, (_, text) => done(text));
  });
  const lines = [...output.matchAll(/^samples\.ts\((\d+),/gm)].map(([, line]) => Number(line));
  expect(output.split('\n').filter((line) => /error/.test(line) && !line.startsWith('samples.ts'))).toEqual(
    [],
  );
  return samples.filter((_, index) => lines.includes(index + 2));
}

test('page.d.ts compiles, accepts valid pages and refuses invalid ones', async () => {
  expect(await refused([...right, ...wrong])).toEqual(wrong);
});

test('page.d.ts has all fields, each with a description', () => {
  const members = pageTypes().match(/interface PageData \{\n([\s\S]*?)\n\}/)?.[1] ?? '';
  const fields = [...members.matchAll(/^ {2}\/\*\* [A-Z].*\. \*\/\n {2}(\w+)\??: /gm)].map(
    ([, name]) => name,
  );
  expect(fields).toEqual(Object.keys(rows));
});
