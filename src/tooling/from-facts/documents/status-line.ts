import { readFileSync } from 'node:fs';

/** Which release is the last one, and what it lacks, for the first page. */
export function statusLine(changelog = readFileSync('CHANGELOG.md', 'utf8')): string {
  const [, ...chapters] = changelog.split(/^## /m);
  const [next = '', last = ''] = chapters[0]?.startsWith('Next') ? chapters : ['', ...chapters];
  const [, version, date] = last.match(/^(\S+) \((\S+)\)\n/) ?? [];
  // Without their number, which each new line of the changelog would change.
  const lacks = /^- Security: /m.test(next)
    ? ` The source is newer. [The changelog](CHANGELOG.md) names corrections of security that ${version} does not have.`
    : ' [What has changed](CHANGELOG.md).';
  return `- **Status**: all versions were written in November 2026, before the first site. The last release is ${version}, of ${date}. Only the newest gets
  [corrections](SECURITY.md).${lacks}`;
}
