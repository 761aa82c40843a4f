/** The parts of a version number, from the most important one. */
export const levels = ['major', 'minor', 'patch'] as const;

export type Level = (typeof levels)[number];

export interface Change {
  level: Level;
  line: string;
  isAdded: boolean;
}

/** True for what a site must give. More of it breaks a site, less does not. */
const isDemand = (line: string) => /^(?:needs|browser) /.test(line);

/** The changes from one public surface to another. A changed line counts as a removed and an added one. */
export function changesBetween(before: string[], after: string[]): Change[] {
  const change = (line: string, isAdded: boolean): Change => ({
    line,
    isAdded,
    level: isAdded === isDemand(line) ? 'major' : 'minor',
  });
  return [
    ...before.filter((line) => !after.includes(line)).map((line) => change(line, false)),
    ...after.filter((line) => !before.includes(line)).map((line) => change(line, true)),
  ];
}

/** The least that the next version number must change. */
export const levelOf = (changes: Change[]): Level =>
  levels.find((level) => changes.some((each) => each.level === level)) ?? 'patch';

const parse = (version: string) => version.split('.').map(Number);

/** Which part of the version number grows from one version to another. Undefined if it does not grow. */
export function stepBetween(before: string, after: string): Level | undefined {
  const [from, to] = [parse(before), parse(after)];
  const at = levels.findIndex((_, index) => from[index] !== to[index]);
  return (to[at] ?? 0) > (from[at] ?? 0) ? levels[at] : undefined;
}

/** The names in a line of the surface. The changelog must mention one of them. */
export function namesIn(line: string): string[] {
  const [, name = '', rest = ''] = line.match(/^\w+ (\S+?)(?:[:,] (.*))?$/) ?? [];
  const [, member] = /^(?:core|mvc5) /.test(line) ? (rest.match(/(\w+)(?:\(| \{|$)/) ?? []) : [];
  // A part of a field or of an event counts as mentioned with it, a file without its folder, an attribute as C# uses it.
  const whole = line.startsWith('file ') ? name.replace(/^.*\//, '') : name.replace(/[[.].*$|Attribute$/, '');
  return member ? [whole, member] : [whole];
}

/**
 * The changes that a text of the changelog does not mention. Names stand between backticks, except those of browsers. C# writes the
 * name of a field with a capital.
 */
export function unmentioned(changes: Change[], text: string): Change[] {
  const code = (text.match(/`[^`\n]+`/g) ?? []).join(' ');
  const isMentioned = (line: string, name: string) => {
    const pattern = new RegExp(`(?<![\\w-])${name.replace(/\W/g, '\\$&')}(?![\\w-])`, 'i');
    return pattern.test(line.startsWith('browser ') ? text : code);
  };
  return changes.filter(({ line }) => !namesIn(line).some((name) => isMentioned(line, name)));
}
