import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg, release, type } from 'node:os';

/** @typedef {{ profile: import('./visit.mjs').Profile, subject: string, figures: Record<string, number> }} Row */

/** The table's columns: heading, profile, figure, digits. @type {[string, Row['profile'], string, number][]} */
const columns = [
  ['kB', 'normal network', 'bytes', 1],
  ['files', 'normal network', 'requests', 0],
  ['script ms', 'normal network', 'script', 0],
  ['drawn ms', 'normal network', 'mounted', 0],
  ['drawn ms, slow network', 'slow network', 'mounted', 0],
  ['longest task ms', 'normal network', 'longest', 0],
  ['layout shift', 'normal network', 'shift', 2],
  ['heap MB', 'normal network', 'heap', 2],
];

/** The median of a figure. @param {Record<string, number>[]} measured @param {string} name @param {number} [digits] */
function median(measured, name, digits = 0) {
  const values = measured.map((figures) => figures[name] ?? 0).sort((a, b) => a - b);
  const [low = 0, high = 0] = [Math.floor, Math.ceil].map((round) => values[round((values.length - 1) / 2)]);
  const middle = (low + high) / 2 / (name === 'bytes' ? 1000 : 1);
  return middle ? middle.toFixed(digits) : '0';
}

const row = (/** @type {string[]} */ ...cells) => `| ${cells.join(' | ')} |`;

/**
 * The figures of a run as text.
 * @param {string} browser @param {Row[]} rows @param {Record<string, number>[]} acts from an action to the next paint, each round
 */
export function inWords(browser, rows, acts) {
  const day = new Date().toISOString().slice(0, 10);
  const processors = `${cpus().length} processors (${cpus()[0]?.model}), load ${loadavg()[0]?.toFixed(1)}`;
  const names = Object.keys(acts[0] ?? {}).map((name) => `${name} ${median(acts, name)}`);
  const cells = (/** @type {string} */ subject) =>
    columns.map(([, profile, name, digits]) => {
      const own = rows.filter((each) => each.subject === subject && each.profile === profile);
      const measured = own.map(({ figures }) => figures);
      return median(measured, name, digits);
    });
  return [
    row('first visit', ...columns.map(([heading]) => heading)),
    `|${'---|'.repeat(columns.length + 1)}`,
    ...[...new Set(rows.map(({ subject }) => subject))].map((subject) => row(subject, ...cells(subject))),
    '',
    `Measured on ${day} with ${browser}, ${processors}, ${type()} ${release()}, Node ${process.version}: medians of ${acts.length} rounds. From an action to the next paint, ms: ${names.join(', ')}.`,
  ].join('\n');
}

/** Writes the figures of a run into the README. @param {string} text */
export async function publish(text) {
  const readme = new URL('README.md', import.meta.url);
  const block = /(?<=<!-- figures -->\n).*?(?=\n<!-- \/figures -->)/s;
  const before = await readFile(readme, 'utf8');
  const after = before.replace(block, () => text);
  await writeFile(readme, after);
}
