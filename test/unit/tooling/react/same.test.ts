import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { keptReact } from '../../../../src/tooling/react/plugin';
import { cutSecondTry } from '../../../../src/tooling/react/trim';
import { everything, pages } from './pages';
import { loadReact } from './react';
import { story } from './story';

/** The only intended difference of the trimmed React. */
const oneTry: Plugin = {
  name: 'one try',
  setup(build) {
    build.onLoad({ filter: /react-dom-client\.production\.js$/ }, async ({ path }) => ({
      contents: cutSecondTry(await readFile(path, 'utf8')),
    }));
  },
};

test.each(['shipped', 'strict'] as const)(
  'the %s React renders random pages like the whole React',
  async (edition) => {
    // Each edition has its own copy of the whole React, because each copy continues its numbers of useId.
    const whole = await loadReact([oneTry], 'production', `// ${edition}`);
    const kept = await loadReact([keptReact(edition)]);
    const covered = new Set<string>();
    fc.assert(
      fc.property(pages, (steps) => {
        const expected = story(whole, steps);
        for (const line of expected) covered.add(line.split(/[ :]/)[0] ?? '');
        expect(story(kept, steps)).toEqual(expected);
      }),
      { numRuns: 300, examples: [[everything]] },
    );
    const all = 'after layout effect ref click capture error blur Error thrown'.split(' ');
    expect([...covered]).toEqual(expect.arrayContaining(all));
  },
);

test('no page makes the development edition throw for a cut feature', async () => {
  // React's warnings, for example about a value without onChange.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const development = await loadReact([keptReact('development')], 'development');
  fc.assert(
    fc.property(pages, (steps) => {
      expect(story(development, steps).join('\n')).not.toContain('needs.ts');
    }),
    { numRuns: 30, examples: [[everything]] },
  );
});
