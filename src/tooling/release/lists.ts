import { readFileSync, writeFileSync } from 'node:fs';
import { run } from '../work-tree';

/** The folders of the packages. One for two frameworks has a list for each, because its public C# differs. */
const kits = ['core', 'web', 'mvc5', ...both('sms-guard'), ...both('redis')];
const folder = 'src/tooling/release';

function both(kit: string): string[] {
  return ['net8.0', 'net472'].map((framework) => `${kit}/${framework}`);
}

/** The lines of each list of the public surface, by its path. Its file has those of the last version. */
export type Lists = Record<string, string[]>;
export const surfaceList = `${folder}/surface.txt`;
export const linesOf = (list: string) => readFileSync(list, 'utf8').trim().split('\n');

/**
 * The list of a project now, from what PublicApiAnalyzers has said in a build: RS0016 about what is new, RS0017 about what is gone, and
 * RS0036 about a line that does not say what may be null.
 */
export function listNow(lines: string[], output: string, project: string): string[] {
  const list = new Set(lines);
  // A build of mvc5 also builds web and sms-guard.
  const messages = output.matchAll(
    /(RS0016|RS0017|RS0036): Symbol '(.+)' is (?:not part|part|missing nullability annotations).*\/aspnet\/([\w-]+)\/[^/]*$/gm,
  );
  for (const [, rule, line = '', name] of messages) {
    if (name !== project) continue;
    if (rule === 'RS0017') list.delete(line);
    else list.add(line);
    if (rule === 'RS0036')
      list.delete(lines.find((each) => each !== line && withoutNull(each) === withoutNull(line)) ?? '');
  }
  return [...list].sort();
}

/** A line without what it says about null. A line that says nothing may begin with `~`. */
const withoutNull = (line: string) => line.replace(/^~|[!?]/g, '');

/** The public C# now. */
export async function csharpNow(): Promise<Lists> {
  const lists: Lists = {};
  const analyzers = `-p:ReleaseProps=${process.cwd()}/${folder}/analyzers.props`;
  for (const kit of kits) {
    const list = `${folder}/${kit}/PublicAPI.Shipped.txt`;
    const [name = '', framework] = kit.split('/');
    const one = framework ? ['-f', framework] : [];
    const options = ['--no-incremental', analyzers, ...one];
    const { stdout } = await run('dotnet', ['build', `src/aspnet/${name}`, ...options]);
    lists[list] = listNow(linesOf(list), stdout, name);
  }
  return lists;
}

/** The lines that only the first lists have, each with its file. */
export const missing = (lists: Lists, others: Lists): string[] =>
  Object.entries(lists).flatMap(([list, lines]) =>
    lines.filter((line) => !others[list]?.includes(line)).map((line) => `${list}: ${line}`),
  );

/** Throws when a version cannot follow the one before. */
export function checkNumber(version: string, before: string, lists: Lists): void {
  const [next = [], old = []] = [version, before].map((each) => each.split('.').map(Number));
  const step = next.findIndex((part, at) => part !== old[at]);
  if (!(Number(next[step]) > Number(old[step]))) throw new Error(`the version must be higher than ${before}`);
  const shipped = Object.fromEntries(Object.keys(lists).map((list) => [list, linesOf(list)]));
  const [gone, added] = [missing(shipped, lists), missing(lists, shipped)].map((each) => each.join('\n  '));
  const [first = 0, second = 0] = old;
  const refuse = (use: string, why: string) => {
    throw new Error(`${version} is too low: use ${use}, because these are ${why}`);
  };
  if (step > 0 && gone) refuse(`${first + 1}.0.0`, `gone:\n  ${gone}`);
  if (step > 1 && added) refuse(`${first}.${second + 1}.0`, `new:\n  ${added}`);
}

export function writeLists(lists: Lists): void {
  for (const [list, lines] of Object.entries(lists)) writeFileSync(list, `${lines.join('\n')}\n`);
}
