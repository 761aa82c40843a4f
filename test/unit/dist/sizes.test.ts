// @vitest-environment node
import { expect, test } from 'vitest';
import { wantsWhole } from '../../../src/tooling/bundles/edition';
import { limitFor, list, measure } from '../../../src/tooling/sizes/limits';
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

test(`${list} has each file that a page loads`, () => {
  const sizes = pageFiles.map((name): [string, number] => [name, manifest.files[name]?.brotli ?? 0]);
  const sum = sizes.reduce((all, [, size]) => all + size, 0);
  expect(Object.fromEntries(measured.map(({ name, size }) => [name, size]))).toMatchObject(
    Object.fromEntries([...sizes, ['the login page', sum]]),
  );
});
