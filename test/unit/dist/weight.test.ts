// @vitest-environment node
import { expect, test } from 'vitest';
import { manifest } from './files';

/** What a page with all widgets may load, in bytes of brotli. */
const budget = 55_000;

test('all scripts of a page with every widget stay within the budget', () => {
  const scripts = Object.entries(manifest.files).filter(([name]) => name.endsWith('.js'));
  expect(scripts).toHaveLength(Object.keys(manifest.widgets).length + 1);
  expect(scripts.reduce((sum, [, { brotli }]) => sum + brotli, 0)).toBeLessThanOrEqual(budget);
});
