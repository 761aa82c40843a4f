import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allFeatures } from '../../../../src/tooling/trimming/react/features';
import * as needs from '../../../../src/tooling/trimming/react/needs';
import { trimmedReact } from '../../../../src/tooling/trimming/react/plugin';
import { secondTry } from '../../../../src/tooling/trimming/react/trim';
import type { React } from './components';
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

/** Renders random pages with both copies of React. Returns what the page with all parts did. */
function compare(whole: React, trimmed: React, numRuns: number): string {
  const same = (steps: Step[]) => {
    const expected = story(whole, steps);
    expect(story(trimmed, steps)).toEqual(expected);
    return expected.join('\n');
  };
  fc.assert(
    fc.property(pages, (steps) => void same(steps)),
    { numRuns },
  );
  return same(everything);
}

test('the trimmed React renders random pages like the whole React', async () => {
  const log = compare(await loadReact([oneTry]), await loadReact([trimmedReact()]), 300);
  for (const part of 'after layout effect ref click capture error blur Error thrown'.split(' '))
    expect(log).toMatch(new RegExp(`^${part}\\b`, 'm'));
});

test('parts that are added to the list work like in the whole React', async () => {
  const added = {
    features: Object.keys(allFeatures),
    hooks: [...needs.hooks, 'useContext', 'useReducer', 'useState'],
    events: [...needs.events, 'onChange', 'onMouseEnter'],
  };
  const exports = `
    export { Component, createContext, lazy, memo, Suspense, useContext, useReducer, useState } from 'react';
    export { createPortal } from 'react-dom';`;
  const trimmed = trimmedReact({ ...needs, ...added });
  const log = compare(await loadReact([], exports), await loadReact([trimmed], exports), 100);
  for (const part of ['enter', 'change', 'caught']) expect(log).toContain(part);
});
