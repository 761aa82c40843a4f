import fc from 'fast-check';
import type { Step, Tree } from './story';

const elements =
  'div ul li span label form button a svg path use input textarea select option img x-own'.split(' ');
const components = ['fragment', 'component', 'store'];
const faults = ['fails', 'failsLater', 'waits', 'object'];
const acts = ['click', 'error', 'press', 'foreign', 'moved'] as const;
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

/** Random pages, and random steps that change them. */
export const pages: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    do: fc.oneof(
      { weight: 4, arbitrary: fc.constant('render' as const) },
      { weight: 5, arbitrary: fc.constantFrom('store' as const, 'type' as const, ...acts) },
    ),
    tree,
    at: fc.nat(9),
    value: names,
  }),
  { minLength: 1, maxLength: 6 },
);

const piece = (kind: string, ...children: Tree[]): Tree => ({ kind, key: kind, name: 'b', children });
const step = (does: Step['do'], tree: Tree = null, at = 0): Step => ({ do: does, tree, at, value: 'c' });
// A click on a label removes the page.
const many = [...components, ...elements]
  .filter((kind) => kind !== 'label')
  .map((kind) => piece(kind, 'text'));

/** Steps with all kinds of elements, components and events, so that each run of the test covers all parts. */
export const everything: Step[] = [
  step('render', piece('component', ...many)),
  ...acts.flatMap((act) => many.map((_, at) => step(act, null, at))),
  step('type'),
  step('store'),
  ...faults.map((kind) => step('render', piece(kind))),
  step('render', piece('label')),
  step('click'),
  step('render'),
];
