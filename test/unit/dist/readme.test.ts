// @vitest-environment node
import { expect, test } from 'vitest';
import { inWords, keptFigures, published } from '../../bench/readme.mjs';

test('test/bench/README.md has the measured figures, with date and machine', async () => {
  const kept = await keptFigures();
  expect(await published(), 'run npm run bench -- --rivals --readme').toBe(inWords(kept));
  expect(kept.measured).toMatch(/20\d\d.* with /);
});
