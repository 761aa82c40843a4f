import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { keptReact } from '../../../../src/build/react/plugin';
import { cutSecondTry } from '../../../../src/build/react/trim';
import { everything, pages } from './pages';
import { loadReact } from './react';
import { story } from './story';

/** The one thing that the trimmed React does otherwise on purpose. */
const oneTry: Plugin = {
  name: 'one try',
  setup(build) {
    build.onLoad({ filter: /react-dom-client\.production\.js$/ }, async ({ path }) => ({
      contents: cutSecondTry(await readFile(path, 'utf8')),
    }));
  },
};

test.each(['shipped', 'strict'] as const)(
  'React, %s, draws random pages as the whole one does',
  async (edition) => {
    // Its own copy of the whole React: the numbers of useId go on for each copy.
    const whole = await loadReact([oneTry], 'production', `// ${edition}`);
    const kept = await loadReact([keptReact(edition)]);
    const told = new Set<string>();
    fc.assert(
      fc.property(pages, (steps) => {
        const expected = story(whole, steps);
        for (const line of expected) told.add(line.split(/[ :]/)[0] ?? '');
        expect(story(kept, steps)).toEqual(expected);
      }),
      { numRuns: 300, examples: [[everything]] },
    );
    const all = 'after layout effect ref click capture submit error focus blur Error thrown'.split(' ');
    expect([...told]).toEqual(expect.arrayContaining(all));
  },
);

test('no page makes the development edition throw for a cut feature', async () => {
  // React's warnings, about a value without onChange and the like.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const development = await loadReact([keptReact('development')], 'development');
  fc.assert(
    fc.property(pages, (steps) => {
      expect(story(development, steps).join('\n')).not.toContain('needs.ts');
    }),
    { numRuns: 30, examples: [[everything]] },
  );
});
