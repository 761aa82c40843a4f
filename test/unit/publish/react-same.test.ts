import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lighterReact } from '../../../src/publish/plugins';
import { bundleReact } from './react';
import { type React, type Step, story, type Tree } from './react-story';

const source = `
  export { Fragment, useEffect, useId, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
  export { flushSync } from 'react-dom';
  export { createRoot } from 'react-dom/client';
  export { jsx as createElement } from 'react/jsx-runtime';`;

const load = async (plugins: Parameters<typeof bundleReact>[1]): Promise<React> =>
  import(`data:text/javascript,${encodeURIComponent(await bundleReact(source, plugins))}`);

const kinds = 'div ul li span label form button a svg path input select option img'.split(' ');
const components = ['fragment', 'component', 'store', 'thrower', 'object'];
const names = fc.constantFrom('a', 'b', 'c');

const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    names,
    fc.constant(null),
    fc.array(tie('tree'), { maxLength: 3 }),
    fc.record({
      kind: fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom(...kinds, 'fragment', 'component', 'store') },
        { weight: 1, arbitrary: fc.constantFrom(...components) },
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
    tree: piece('component', piece('store', piece('input'), piece('svg', piece('path')))),
  },
  { do: 'click', at: 0 },
  { do: 'type', value: 'c' },
  { do: 'store', value: 'c' },
  { do: 'render', tree: piece('component', piece('object')) },
  { do: 'render', tree: piece('fragment', piece('thrower')) },
];

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('render' as const), tree }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('store' as const), value: names }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('click' as const), at: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('type' as const), value: names }) },
);

test('what was cut from React is missed by no page of elements, components, hooks and events', async () => {
  const [whole, lighter] = await Promise.all([load([]), load([lighterReact])]);
  const told = new Set<string>();
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 6 }), (steps) => {
      const expected = story(whole, steps);
      for (const line of expected) told.add(line.split(/[ :]/)[0] ?? '');
      expect(story(lighter, steps)).toEqual(expected);
    }),
    { numRuns: 400, examples: [[everything]] },
  );
  // Nothing of this stood aside.
  expect([...told]).toEqual(
    expect.arrayContaining([
      'layout',
      'effect',
      'ref',
      'click',
      'change',
      'Error',
      'render',
      'store',
      'type',
      'unmount',
    ]),
  );
});
