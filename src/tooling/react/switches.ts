import { type AnyNode, parse, type SwitchCase } from 'acorn';

interface Cut {
  start: number;
  end: number;
  text: string;
}

/** Selects the cases of a switch that are cut, by the source of its value and of each case. Undefined means no change. */
export type Choose = (value: string, whole: string) => ((test: string) => boolean) | undefined;

/** Calls `callback` for a node and for each node below it, with the body of the function that it is in. */
function visit(node: AnyNode, callback: (node: AnyNode, body: AnyNode) => void, body = node): void {
  callback(node, body);
  const inner = node.type.includes('Function') ? (node as { body: AnyNode }).body : body;
  for (const part of Object.values(node).flat())
    if (typeof part?.type === 'string') visit(part, callback, inner);
}

/** The names that these statements declare with `var`. The rest of the function may use them too. */
function declaredNames(statements: AnyNode[]): string[] {
  const names: string[] = [];
  for (const statement of statements)
    visit(statement, (node, body) => {
      if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && body === statement)
        names.push(node.id.name);
    });
  return names;
}

/** Groups of cases that share their statements. */
function groupCases(cases: SwitchCase[]): SwitchCase[][] {
  const groups: SwitchCase[][] = [[]];
  for (const each of cases) {
    groups.at(-1)?.push(each);
    if (each.consequent.length) groups.push([]);
  }
  return groups;
}

const endOfCase = /^(?:Break|Return|Throw|Continue)Statement$/;

/** The source ranges to cut from one switch, and the names that its function must still declare. */
function cutCases(cases: SwitchCase[], isKept: (one: SwitchCase) => boolean) {
  const cuts: Cut[] = [];
  const names: string[] = [];
  let fallsThrough = false;
  for (const group of groupCases(cases)) {
    const statements = group.at(-1)?.consequent ?? [];
    const isGroupKept = fallsThrough || group.some(isKept);
    for (const { start, end, consequent } of group.filter((each) => !isKept(each)))
      cuts.push({ start, end: isGroupKept && consequent[0] ? consequent[0].start : end, text: '' });
    if (isGroupKept) fallsThrough = !endOfCase.test(statements.at(-1)?.type ?? '');
    else names.push(...declaredNames(statements));
  }
  return { cuts, names };
}

/** Cuts cases from the switches of a script. The default case always stays. */
export function cutSwitches(script: string, choose: Choose): string {
  const cuts: Cut[] = [];
  const source = ({ start, end }: { start: number; end: number }) => script.slice(start, end);
  visit(parse(script, { ecmaVersion: 2020 }), (node, { start }) => {
    if (node.type !== 'SwitchStatement') return;
    const isCut = choose(source(node.discriminant), source(node));
    if (!isCut) return;
    const { cuts: own, names } = cutCases(node.cases, ({ test }) => !test || !isCut(source(test)));
    cuts.push(...own);
    if (names.length) cuts.push({ start: start + 1, end: start + 1, text: `var ${names.join()};` });
  });
  const isOuter = ({ start, end }: Cut) => !cuts.some((cut) => cut.start < start && end <= cut.end);
  return cuts
    .filter(isOuter)
    .sort((one, other) => other.start - one.start)
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), script);
}
