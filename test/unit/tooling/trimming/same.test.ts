import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { trimmedReact } from '../../../../src/tooling/trimming/react/plugin';
import { secondTry } from '../../../../src/tooling/trimming/react/trim';
import { everything, pages } from './pages';
import { loadReact } from './react';
import { type Step, story } from './story';

/** The only intended difference of the trimmed React. */
const oneTry: Plugin = {
  name: 'one try',
  setup(build) {
    build.onLoad({ filter: /react-dom-client\.production\.js$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace(secondTry, ''),
    }));
  },
};

test('the trimmed React renders random pages like the whole React', async () => {
  const [whole, trimmed] = await Promise.all([loadReact([oneTry]), loadReact([trimmedReact()])]);
  const same = (steps: Step[]) => {
    const expected = story(whole, steps);
    expect(story(trimmed, steps)).toEqual(expected);
    return expected.join('\n');
  };
  fc.assert(
    fc.property(pages, (steps) => void same(steps)),
    { numRuns: 300 },
  );
  const log = same(everything);
  for (const part of 'after layout effect ref click capture error blur Error thrown'.split(' '))
    expect(log).toMatch(new RegExp(`^${part}\\b`, 'm'));
});
