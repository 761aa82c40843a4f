import fc from 'fast-check';
import type { Step, Tree } from './story';

const elements =
  'div ul li span label form button a svg path use input textarea select option img x-own'.split(' ');
const components = ['fragment', 'component', 'store'];
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
        { weight: 6, arbitrary: fc.constantFrom(...elements, ...components) },
        { weight: 1, arbitrary: fc.constantFrom(...faults) },
      ),
      key: fc.option(names),
      name: names,
      children: fc.array(tie('tree'), { maxLength: 3 }),
    }),
  ),
}));

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('render' as const), tree }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('store' as const, 'type' as const), value: names }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('click' as const, 'error', 'foreign', 'moved', 'press'),
      at: fc.nat(9),
    }) as fc.Arbitrary<Step>,
  },
);

/** Random pages, and random steps that change them. */
export const pages = fc.array(step, { minLength: 1, maxLength: 6 });

const piece = (kind: string, ...children: Tree[]): Tree => ({ kind, key: 'a', name: 'b', children });

/** Steps with all kinds of elements, components and events, so that each run of the test covers all parts. */
export const everything: Step[] = [
  {
    do: 'render',
    tree: piece(
      'component',
      piece('store', piece('input'), piece('textarea'), piece('form', piece('img'))),
      piece('button'),
      piece('svg', piece('use')),
    ),
  },
  ...(['click', 'error', 'foreign', 'press'] as const).flatMap((act) =>
    [0, 1, 2, 3, 4].map((at) => ({ do: act, at })),
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
