// @vitest-environment node
import { expect, test } from 'vitest';
import { inWords, keptFigures, published } from '../../bench/readme.mjs';
import { textOf } from '../documents';
import { budget } from './weight';

test('README.md states the limit for the weight of all scripts', () => {
  const [, stated] = textOf('README.md').match(/less than ([\d.]+) kB/) ?? [];
  expect(Number(stated), 'README.md and test/unit/dist/weight.ts need the same limit').toBe(budget / 1000);
});

test('test/bench/README.md has the measured figures, with date and machine', async () => {
  const kept = await keptFigures();
  expect(await published(), 'run npm run bench -- --rivals --readme').toBe(inWords(kept));
  expect(kept.measured).toMatch(/20\d\d.* with /);
});
