// @vitest-environment node
import { expect, test } from 'vitest';
import { wantsWhole } from '../../../src/tooling/build/bundles/edition';
import { limitFor, list, measure } from '../../../src/tooling/build/sizes/limits';
import { expectNone } from '../expect-none';
import { source } from '../walls/source';
import { manifest, pageFiles } from './files';

const measured = await measure();

test.skipIf(wantsWhole()).each(measured)('$name is within its limit', ({ name, size, sizeLimit }) => {
  const line = source(list).split(`"name": "${name}"`)[0]?.split('\n').length;
  expect(
    size,
    `${list}:${line} has the limit of ${name}. \`npm run sizes -- main\` lists what has grown. If it must grow, write "limit": "${limitFor(size)}" and run \`npm run docs\``,
  ).toBeLessThanOrEqual(sizeLimit);
});

const sizeOf = (name: string) => manifest.files[name]?.brotli ?? 0;
const found = Object.fromEntries(measured.map(({ name, size }) => [name, size]));

test(`${list} has a line for each file that a page loads`, () => {
  expectNone(
    pageFiles.filter((name) => found[name] !== sizeOf(name)),
    `Add a line for each to ${list}: { "name": "FILE", "path": "dist/FILE.br", "limit": "0 kB", "brotli": false }. Then run \`npm run sizes -- --set\`, which writes the limit.`,
  );
});

test('a page has all files that pages load, and of the widgets those that it shows', () => {
  const shown = ['header', 'page-header', 'login-card', 'footer'];
  const others = Object.keys(manifest.widgets).filter((name) => !shown.includes(name));
  const loaded = pageFiles.filter((name) => !others.includes(name.replace('.js', '')));
  const sum = loaded.reduce((all, name) => all + sizeOf(name), 0);
  expect([found['the login page'], found['a page without the login card']]).toEqual([
    sum,
    sum - sizeOf('login-card.js'),
  ]);
});
