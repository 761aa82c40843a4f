// @vitest-environment node
import { expect, test } from 'vitest';
import { limitFor, limitOfWholeReact, limits } from '../../../src/tooling/sizes/limits';
import { manifest, pageFiles } from './files';

test.each(pageFiles)('%s is within its limit', (name) => {
  const size = manifest.files[name]?.brotli ?? 0;
  const limit = process.env.WHOLE_REACT && name === 'shared.js' ? limitOfWholeReact : limits[name];
  const line = `'${name}': ${limitFor(size).toLocaleString('en').replace(',', '_')},`;
  if (!limit) throw new Error(`${name} has no limit. Write into src/tooling/sizes/limits.ts: ${line}`);
  expect(
    size,
    `${name} has ${size} bytes of brotli, ${size - limit} more than its limit. If it must grow, write into src/tooling/sizes/limits.ts: ${line}`,
  ).toBeLessThanOrEqual(limit);
});

test('each limit belongs to a file', () => {
  expect(Object.keys(limits).filter((name) => !pageFiles.includes(name))).toEqual([]);
});
