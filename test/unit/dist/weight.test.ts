// @vitest-environment node
import { expect, test } from 'vitest';
import { manifest } from './files';
import { budget, budgetOfWholeReact } from './weight';

test('all scripts of a page with every widget stay within the budget', () => {
  const scripts = Object.entries(manifest.files).filter(([name]) => name.endsWith('.js'));
  expect(scripts).toHaveLength(Object.keys(manifest.widgets).length + 1);
  const sizes = scripts.map(([name, { brotli }]) => `${name} ${brotli}`).join(', ');
  expect(
    scripts.reduce((sum, [, { brotli }]) => sum + brotli, 0),
    `The scripts are too large (${sizes}). Compare with the sizes that npm run build prints before your change. A new widget needs a higher limit: in test/unit/dist/weight.ts and README.md.`,
  ).toBeLessThanOrEqual(process.env.WHOLE_REACT ? budgetOfWholeReact : budget);
});
