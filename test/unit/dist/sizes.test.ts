// @vitest-environment node
import { expect, test } from 'vitest';
import { makeFiles } from '../../../src/tooling';
import { wantsWholeReact } from '../../../src/tooling/bundles/edition';
import { limitOfWholeReact, limits } from '../../../src/tooling/sizes/limits';
import { noLimit, overLimit } from '../../../src/tooling/sizes/over-limit';
import { records } from '../../../src/tooling/sizes/record';
import { manifest, pageFiles } from './files';

test.each(pageFiles)('%s is within its limit', async (name) => {
  const size = manifest.files[name]?.brotli ?? 0;
  const limit = wantsWholeReact() && name === 'shared.js' ? limitOfWholeReact : limits[name];
  if (!limit) throw new Error(noLimit(name, size));
  if (size <= limit) return;
  const { contents } = await makeFiles();
  throw new Error(overLimit(name, size, limit, records[name]?.contents ?? {}, contents[name] ?? {}));
});

test('each limit belongs to a file', () => {
  expect(Object.keys(limits).filter((name) => !pageFiles.includes(name))).toEqual([]);
});

test('for each limit it is recorded what the file contained when the limit was set', () => {
  const recorded = Object.entries(records).map(([name, { limit }]) => [name, limit]);
  expect(Object.fromEntries(recorded), 'run `npm run sizes -- --record`').toEqual(limits);
});
