import { sectionOf } from './changelog';
import { type Change, changesBetween, levelOf, levels, stepBetween, unmentioned } from './compare';

const verb = ({ isAdded }: Change) => (isAdded ? 'added' : 'removed');
const list = (changes: Change[]) => changes.map((each) => `\n  ${verb(each)}: ${each.line}`).join('');

/** The changes that the changelog must still mention, as one message. */
export function missingLines(changes: Change[], changelog: string): string[] {
  const missing = unmentioned(changes, sectionOf(changelog, 'Next') ?? '');
  if (!missing.length) return [];
  return [
    `CHANGELOG.md, "Next", does not name these changes of the public surface between backticks:${list(missing)}`,
  ];
}

/** The reasons why a version cannot be released. `last` is the version before, with its surface. */
export function problems(
  version: string,
  last: { version: string; surface: string[] },
  surface: string[],
  changelog: string,
): string[] {
  if (!/^\d+\.\d+\.\d+$/.test(version)) return [`"${version}" is no version: write it as 1.2.3`];
  const step = stepBetween(last.version, version);
  if (!step) return [`the version must be higher than ${last.version}`];
  const changes = changesBetween(last.surface, surface);
  const needed = levelOf(changes);
  const found = missingLines(changes, changelog);
  if (sectionOf(changelog, 'Next') === undefined) found.push('CHANGELOG.md has no chapter "Next"');
  if (levels.indexOf(step) > levels.indexOf(needed)) {
    const reasons = changes.filter(({ level }) => level === needed);
    found.push(
      `${version} is too low, because this is a ${needed} change of ${last.version}:${list(reasons)}`,
    );
  }
  return found;
}
