import type { Plugin } from 'esbuild';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lighterReact } from '../../../../src/build/react/plugin';
import { trimReact } from '../../../../src/build/react/trim';
import { bundleReact } from './react';
import { type React, type Step, story, type Tree } from './story';

const source = `
  export { Fragment, useEffect, useId, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
  export { flushSync } from 'react-dom';
  export { createRoot } from 'react-dom/client';
  export { jsx as createElement } from 'react/jsx-runtime';`;

const load = async (plugins: Plugin[]): Promise<React> =>
  import(`data:text/javascript,${encodeURIComponent(await bundleReact(source, plugins))}`);

const elements = 'div ul li span label form button a svg path input select option img'.split(' ');
const faults = ['fails', 'failsLater', 'waits', 'object'];
const names = fc.constantFrom('a', 'b', 'c');

const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    names,
    fc.constant(null),
    fc.array(tie('tree'), { maxLength: 3 }),
    fc.record({
      kind: fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom(...elements, 'fragment', 'component', 'store') },
        { weight: 1, arbitrary: fc.constantFrom(...faults) },
      ),
      key: fc.option(names),
      name: names,
      children: fc.array(tie('tree'), { maxLength: 3 }),
    }),
  ),
}));

const piece = (kind: string, ...children: Tree[]): Tree => ({ kind, key: 'a', name: 'b', children });

/** So that no run of the test leaves a part of it aside. */
const everything: Step[] = [
  {
    do: 'render',
    tree: piece('component', piece('store', piece('input'), piece('form', piece('img')))),
  },
  ...(['click', 'submit', 'error', 'foreign'] as const).flatMap((act) =>
    [0, 1, 2].map((at) => ({ do: act, at })),
  ),
  { do: 'type', value: 'c' },
  { do: 'store', value: 'c' },
  { do: 'render', tree: piece('component', piece('object')) },
  { do: 'render', tree: piece('fragment', piece('waits')) },
  { do: 'render', tree: piece('fragment', piece('failsLater')) },
  { do: 'render', tree: piece('fragment', piece('fails')) },
  { do: 'render', tree: piece('label') },
  { do: 'click', at: 0 },
  { do: 'render', tree: null },
];

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('render' as const), tree }) },
  {
    weight: 3,
    arbitrary: fc.oneof(
      fc.record({ do: fc.constant('store' as const), value: names }),
      fc.record({ do: fc.constant('type' as const), value: names }),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'click' as const,
        'submit' as const,
        'error' as const,
        'foreign' as const,
        'moved' as const,
      ),
      at: fc.nat(9),
    }),
  },
);

/** The functions without a body that are called even so. */
const asked = [
  'getNativeBeforeInputChars',
  'getStackByFiberInDevAndProd',
  'isHostHoistableType',
  'popHydrationState',
];
const scope = globalThis as { called?: Set<string> };

test('what was cut from React is missed by no page of elements, components, hooks and events', async () => {
  const called = new Set<string>();
  scope.called = called;
  const telling = (client: string) => trimReact(client, (name) => `globalThis.called.add('${name}');`);
  const [whole, lighter, strict] = await Promise.all([
    load([]),
    load([lighterReact(trimReact)]),
    load([lighterReact(telling)]),
  ]);
  const told = new Set<string>();
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 6 }), (steps) => {
      const expected = story(whole, steps);
      for (const line of expected) told.add(line.split(/[ :]/)[0] ?? '');
      expect(story(lighter, steps)).toEqual(expected);
      story(strict, steps);
    }),
    { numRuns: 300, examples: [[everything]] },
  );
  expect([...called].sort()).toEqual(asked);
  const all = ['after', 'layout', 'effect', 'ref', 'click', 'submit', 'error', 'change', 'Error', 'thrown'];
  expect([...told]).toEqual(expect.arrayContaining(all));
});
