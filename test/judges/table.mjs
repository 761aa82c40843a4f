import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { exceptions } from './exceptions.mjs';
import { notAsked } from './not-asked.mjs';
import { ownFolder } from './own-folder.mjs';

const path = ownFolder('JUDGES.md');

const introduction = `# Judges that others made

\`npm run judges\` asks tools that others have made about the widgets of \`dist/\`. \`npm run judges -- nu lighthouse\` asks some of them. It installs npm packages
into \`test/judges/\`. \`.ci/run\` installs the Debian packages and asks all.

- Each judge first gets a fault that was made for it. If it does not find it, it fails.
- What lies outside of the widgets is the page of the stand-in. It does not count.
- What a judge finds is mended, or it is an exception in \`exceptions.mjs\`. An exception that is no longer needed fails.
- A judge whose program is missing is not run, and keeps its row. With the version of this table a new finding fails. With another version it is a warning.
- \`npm run judges -- --write\` writes this file.
`;

const exists = () => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** The versions in JUDGES.md, by the id of the judge. @returns {Map<string, string>} */
export const readVersions = () =>
  new Map(
    [...exists().matchAll(/^\| [^|]+ \(`(.+?)`\) \| (.*?) \|/gm)].map(([, id, version]) => [id, version]),
  );

/** Markdown takes \`|\` for the end of a cell. @param {unknown[]} cells */
const row = (...cells) => `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |\n`;

const code = (text) => `\`${text}\``;

/**
 * The text of JUDGES.md. A judge that was not run keeps its version.
 * @param {import('./ask.mjs').Judge[]} judges
 * @param {Map<string, string>} versions
 */
function tableOf(judges, versions) {
  const rows = judges.map(({ id, name, looksAt }) => {
    const count = exceptions.filter(({ judge }) => judge === id).length;
    return row(`${name} (${code(id)})`, versions.get(id) ?? 'not run', looksAt, count || 'none');
  });
  const reasons = exceptions.map(({ judge, rule, place, reason }) =>
    row(code(judge), code(rule), code(place), reason),
  );
  const others = notAsked.map(({ name, reason }) => row(name, reason));
  return `${introduction}
| judge | version | looks at | findings, all of them exceptions |
|---|---|---|---|
${rows.join('')}
## Exceptions

| judge | rule | place | why it stays |
|---|---|---|---|
${reasons.join('')}
## Not run

| judge | why |
|---|---|
${others.join('')}`;
}

/**
 * Compares JUDGES.md with the judges and the exceptions, or writes it.
 * @param {import('./ask.mjs').Judge[]} judges
 * @param {Map<string, string>} now the versions of this machine, of the judges that were asked
 * @param {boolean} write
 * @returns {boolean} whether the file is stale
 */
export function compareTable(judges, now, write) {
  const recorded = readVersions();
  const text = tableOf(judges, write ? new Map([...recorded, ...now]) : recorded);
  if (write) writeFileSync(path, text);
  return text !== exists();
}
