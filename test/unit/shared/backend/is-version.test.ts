import { expect, test } from 'vitest';
import { isVersion } from '../../../../src/shared/backend/is-version';

// version.model.test.ts has the texts that are no version.
test('a text of 8 MB is looked at in less than a second', () => {
  const blanks = ' '.repeat(4_000_000);
  const started = performance.now();
  expect([`${blanks}x${blanks}`, blanks + blanks, `null${blanks}x`].map(isVersion)).toEqual([
    true,
    false,
    true,
  ]);
  expect(performance.now() - started).toBeLessThan(1000);
});
