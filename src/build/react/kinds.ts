import { type AnyNode, parse, type SwitchCase } from 'acorn';
import { kinds } from './needs';

/** What react-dom calls a fiber, wherever it decides by its tag. */
export const fibers = `
  JSCompiler_inline_result boundaryFiber current deletedFiber deletions fiber finishedWork firstChild
  hydrationParentFiber interruptedWork next parent provider sourceFiber type workInProgress`
  .trim()
  .split(/\s+/);

interface Cut {
  start: number;
  end: number;
  text: string;
}

/** Calls for a node and each below it, and says in which function's body it stands. */
function visit(node: AnyNode, see: (node: AnyNode, body: AnyNode) => void, body = node): void {
  see(node, body);
  const inner = node.type.includes('Function') ? (node as { body: AnyNode }).body : body;
  for (const part of Object.values(node).flat()) if (typeof part?.type === 'string') visit(part, see, inner);
}

/** The names that statements declare for the whole of their function. */
function declared(statements: AnyNode[]): string[] {
  const names: string[] = [];
  for (const statement of statements)
    visit(statement, (node, body) => {
      if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && body === statement)
        names.push(node.id.name);
    });
  return names;
}

/** The cases that share their statements, together. */
function together(cases: SwitchCase[]): SwitchCase[][] {
  const groups: SwitchCase[][] = [[]];
  for (const each of cases) {
    groups.at(-1)?.push(each);
    if (each.consequent.length) groups.push([]);
  }
  return groups;
}

const isKept = ({ test }: SwitchCase) => test?.type !== 'Literal' || kinds.includes(Number(test.value));

const ends = /^(?:Break|Return|Throw|Continue)Statement$/;

/** What to cut from one switch, and the names that its function has to keep. */
function cutCases(cases: SwitchCase[]): { cuts: Cut[]; names: string[] } {
  const cuts: Cut[] = [];
  const names: string[] = [];
  let falls = false;
  for (const group of together(cases)) {
    const statements = group.at(-1)?.consequent ?? [];
    const stays = falls || group.some(isKept);
    for (const { start, end, consequent } of group.filter((each) => !isKept(each)))
      cuts.push({ start, end: stays && consequent[0] ? consequent[0].start : end, text: '' });
    if (stays) falls = !ends.test(statements.at(-1)?.type ?? '');
    else names.push(...declared(statements));
  }
  return { cuts, names };
}

/**
 * What react-dom does for each kind of fiber stands in some thirty switches: the cases of kinds that cannot come up go.
 * Updates have tags as well, which mean something else.
 */
export function cutKinds(client: string): string {
  const cuts: Cut[] = [];
  const found = new Set<string>();
  visit(parse(client, { ecmaVersion: 2020 }), (node, { start }) => {
    if (node.type !== 'SwitchStatement') return;
    const [, fiber] =
      client.slice(node.discriminant.start, node.discriminant.end).match(/^(\w+)\.tag$/) ?? [];
    if (!fiber || fiber === 'update') return;
    found.add(fiber);
    const { cuts: own, names } = cutCases(node.cases);
    cuts.push(...own);
    if (names.length) cuts.push({ start: start + 1, end: start + 1, text: `var ${names.join()};` });
  });
  if ([...found].sort().join() !== fibers.join())
    throw new Error(
      `react-dom tells kinds apart by ${[...found]}: look through src/build/react/kinds.ts again`,
    );
  const isOuter = ({ start, end }: Cut) => !cuts.some((cut) => cut.start < start && end <= cut.end);
  return cuts
    .filter(isOuter)
    .sort((one, other) => other.start - one.start)
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), client);
}
