// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { inWords, keptFigures, published } from '../../bench/readme.mjs';
import { textOf } from '../documents';
import { manifest } from './files';
import { budget } from './weight';

test('README.md states the limit for the weight of all scripts', () => {
  expect(textOf('README.md')).toContain(`less than ${budget / 1000} kB`);
});

describe('test/bench/README.md', () => {
  test('has the figures that were measured, with files of about this size', async () => {
    const kept = await keptFigures();
    expect(await published()).toBe(inWords(kept));
    const files = Object.entries(manifest.files).filter(([name]) => /\.(js|css)$/.test(name));
    const weight = files.reduce((sum, [, { brotli }]) => sum + brotli, 0) / 1000;
    const [kB = 0] = kept.subjects['four widgets, one tag each'] ?? [];
    expect(
      Math.abs(kB - weight),
      'the files have changed since they were measured: run npm run bench -- --rivals --readme',
    ).toBeLessThan(process.env.WHOLE_REACT ? 30 : 5);
  });

  test('the card is ahead of its rivals in every column, four widgets are ahead of one form in React', async () => {
    const { subjects } = await keptFigures();
    const of = (name: string) =>
      Object.entries(subjects).find(([subject]) => subject.startsWith(name))?.[1] ?? [];
    for (const rival of ['Okta', 'FirebaseUI', 'SuperTokens'])
      for (const [column, value] of of('the login card').entries())
        expect(value, `${rival}, column ${column}`).toBeLessThanOrEqual(of(rival)[column] ?? 0);
    const [kB = 0, , script = 0, drawn = 0, , longest = 0] = of('React');
    for (const name of ['four widgets, one', 'four widgets, shared']) {
      expect(of(name)[0]).toBeLessThan(kB);
      expect(of(name)[2]).toBeLessThan(script * 0.7);
      expect(of(name)[3]).toBeLessThan(drawn);
      expect(of(name)[5]).toBeLessThan(longest);
    }
  });
});
