import { type AnyNode, parse, type SwitchCase } from 'acorn';
import { kinds } from './react-unused';

interface Cut {
  start: number;
  end: number;
  text: string;
}

/** Calls for each node below one, and says in which function's body it stands. */
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
 * What react-dom does for each kind of fiber stands in a score of switches: the cases of kinds that cannot come up go.
 * Updates have tags as well, which mean something else.
 */
export function cutKinds(source: string): string {
  const cuts: Cut[] = [];
  visit(parse(source, { ecmaVersion: 2020 }), (node, { start }) => {
    if (
      node.type !== 'SwitchStatement' ||
      !/^(?!update\b)\w+\.tag$/.test(source.slice(node.discriminant.start, node.discriminant.end))
    )
      return;
    const found = cutCases(node.cases);
    cuts.push(...found.cuts);
    if (found.names.length)
      cuts.push({ start: start + 1, end: start + 1, text: `var ${found.names.join()};` });
  });
  const whole = ({ start, end }: Cut) => !cuts.some((cut) => cut.start < start && end <= cut.end);
  return cuts
    .filter(whole)
    .sort((one, other) => other.start - one.start)
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), source);
}
