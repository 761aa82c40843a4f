import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { events } from '../../../../../src/facts/events';
import { pageDataFiles } from '../../../../../src/tooling/from-facts/page-data';
import { values } from '../../../shared/page/values';

/** The type of a value, as far as a compiler can distinguish the valid ones. */
const typeOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);

const assign = (page: string) => `window.__PAGE__ = ${page};`;
const pageWith = (name: string, value: unknown) => JSON.stringify({ lang: 'uk', [name]: value });

const right = Object.entries(values).flatMap(([name, { accepts }]) => [
  ...accepts.map(([given]) => pageWith(name, given)),
  ...(name === 'lang' ? [] : [pageWith(name, null)]),
]);

const wrong = [
  ...Object.entries(values).flatMap(([name, { accepts, refuses }]) => {
    const valid = accepts.map(([given]) => typeOf(given));
    return refuses.filter((value) => !valid.includes(typeOf(value))).map((value) => pageWith(name, value));
  }),
  `{}`,
  `{ lang: null }`,
  `{ lang: 'uk', unknown: 'x' }`,
  `{ lang: 'uk', languages: [{ id: 'uk', name: 'U' }] }`,
  `{ lang: 'uk', translations: { menu: { login: 'Увійти' } } }`,
  `{ lang: 'uk', mainSite: { unknown: '/' } }`,
  `{ lang: 'uk', controls: [{ action: 'print' }] }`,
];

/** Statements of a page's own script, as the guide describes the events and `window.Widgets`. */
const rightScripts = [
  ...Object.keys(events).map(
    (name) => `document.addEventListener('${name}', (event) => { event.detail; event.preventDefault(); });`,
  ),
  `addEventListener('login:success', (event) => { const method: 'phone' | 'email' = event.detail.method; });`,
  `document.addEventListener('login:refused', ({ detail }) => detail.kind === 'invalid' || detail.code.length);`,
  `window.Widgets?.mount(document.body), window.Widgets?.unmount(document);`,
  `for (const { widget, state, why } of window.Widgets?.report() ?? []) if (state === 'failed') console.log(widget, why);`,
];

const wrongScripts = [
  `document.addEventListener('login:success', (event) => event.detail.password);`,
  `window.Widgets?.mount('header');`,
  `window.Widgets = undefined;`,
  `window.Widgets?.report().map(({ node }) => node);`,
];

/** The samples for which the compiler reports an error. Each sample is one line. */
function refused(samples: string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'page-types-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'page.d.ts'), pageDataFiles()['page.d.ts'] ?? '');
  writeFileSync(join(folder, 'samples.ts'), ["import './page';", ...samples].join('\n'));
  const flags = ['--noEmit', '--strict', '--lib', 'es2022,dom', '--types', '', '--pretty', 'false'];
  const compiler = resolve('node_modules/.bin/tsc');
  const { stdout } = spawnSync(compiler, [...flags, 'page.d.ts', 'samples.ts'], { cwd: folder });
  const output = String(stdout);
  const lines = [...output.matchAll(/^samples\.ts\((\d+),/gm)].map(([, line]) => Number(line));
  expect(output.split('\n').filter((line) => /error/.test(line) && !line.startsWith('samples.ts'))).toEqual(
    [],
  );
  return samples.filter((_, index) => lines.includes(index + 2));
}

test('page.d.ts compiles, accepts valid pages and scripts, and refuses invalid ones', () => {
  const valid = [...right.map(assign), ...rightScripts];
  const invalid = [...wrong.map(assign), ...wrongScripts];
  expect(refused([...valid, ...invalid])).toEqual(invalid);
});
