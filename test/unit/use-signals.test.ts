// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filesIn } from './files';
import { forgetful, trackingHooks } from './signal-reads';

const files = filesIn(['src', 'widgets'], /\.tsx?$/).map(
  (path) => [path, readFileSync(path, 'utf8')] as const,
);
const hooks = [
  'useSignals',
  ...files.flatMap(([path, source]) => (path.endsWith('x') ? [] : trackingHooks(source))),
];

test.each(files.filter(([path]) => path.endsWith('x')))(
  'each component in %s that reads a signal calls useSignals()',
  (path, source) => {
    expect(
      forgetful(source, hooks),
      `These components in ${path} read \`.value\` and never render again: call useSignals() in their first line.`,
    ).toEqual([]);
  },
);

test('useDisclosure() calls useSignals() for its component', () => {
  expect(hooks).toContain('useDisclosure');
});

describe('the check', () => {
  const inBody = (statements: string) => forgetful(`export function Sum({ a, b }) { ${statements} }`, hooks);

  test.each([
    ['in an expression', 'return <p>{a.value + b.value}</p>;'],
    ['in an attribute', 'return <p title={a.b.value} />;'],
    ['in a condition', 'if (a.value) return null; return <p />;'],
    ['in the callback of a list', 'return [1].map((each) => <p key={each}>{a.value}</p>);'],
    ['by destructuring', 'const { value } = a; return <p>{value}</p>;'],
    ['beside a handler', 'return <p onClick={() => {}}>{a.value}</p>;'],
    ['on the right of an assignment', 'b.value = a.value; return null;'],
  ])('finds a signal that is read %s', (_, statements) => {
    expect(inBody(statements)).toEqual(['Sum']);
    expect(inBody(`useSignals(); ${statements}`)).toEqual([]);
  });

  test('finds a component that is an arrow function', () => {
    expect(forgetful('const Sum = ({ a }) => <p>{a.value}</p>;', hooks)).toEqual(['Sum']);
  });

  test.each([
    ['a handler', 'return <p onClick={() => a.value} />;'],
    ['an effect', 'useEffect(() => effect(() => { a.value; }), []); return null;'],
    ['an assignment', 'a.value = 1; return null;'],
    ['an event', 'return <input onChange={(event) => b(event.target.value)} />;'],
    ['an item of a list', 'return b.map((each) => <p key={each.value} />);'],
    ['a signal that is passed on', 'return <p>{a}</p>;'],
  ])('accepts %s', (_, statements) => {
    expect(inBody(statements)).toEqual([]);
  });
});
