import { readFile, writeFile } from 'node:fs/promises';
import { cpus, release, type } from 'node:os';
import { median } from './statistics.mjs';

/** @typedef {import('./table.mjs').Row} Row */
/** @typedef {{ measured: string, rounds: number, subjects: Record<string, number[]>, acts: Record<string, number>, bytesAlone: Record<string, string> }} Figures */

const slowed = 'CPU 4x slower';
const slowest = 'CPU 4x slower, slow network';

/** The table's columns: heading, profile, figure, digits. @type {[string, string, string, number][]} */
const columns = [
  ['kB', slowed, 'bytes', 1],
  ['files', slowed, 'requests', 0],
  ['script ms', slowed, 'script', 0],
  ['drawn ms', slowed, 'mounted', 0],
  ['drawn ms, slow network', slowest, 'mounted', 0],
  ['longest task ms', slowed, 'longest', 0],
  ['layout shift', slowed, 'shift', 2],
  ['heap MB', slowed, 'heap', 2],
];

const place = new URL('figures.json', import.meta.url);
const readme = new URL('README.md', import.meta.url);
const block = /(?<=<!-- figures -->\n).*?(?=\n<!-- \/figures -->)/s;

/** @returns {Promise<Figures>} */
export const keptFigures = async () => JSON.parse(await readFile(place, 'utf8'));

/** The figures of a run for the README: medians of first visits. @param {{ browser: string, rounds: number, rows: Row[], actions: Row[], bytesAlone: Record<string, { kB: string }> }} run */
export function figuresOf({ browser, rounds, rows, actions, bytesAlone }) {
  /** @param {Row[]} some @param {string} name @param {number} digits */
  const middle = (some, name, digits) =>
    Number(
      (median(some.map(({ figures }) => figures[name] ?? 0)) / (name === 'bytes' ? 1000 : 1)).toFixed(digits),
    );
  const first = rows.filter(({ visit }) => visit === 'first');
  const subjects = [...new Set(first.map(({ subject }) => subject))].map((subject) => [
    subject,
    columns.map(([, profile, name, digits]) =>
      middle(
        first.filter((row) => row.subject === subject && row.profile === profile),
        name,
        digits,
      ),
    ),
  ]);
  const acts = ['menu opening', 'language list', 'code step', 'countdown tick'].map((name) => [
    name,
    middle(
      actions.filter(({ profile, figures }) => profile === slowed && name in figures),
      name,
      0,
    ),
  ]);
  const weights = Object.entries(bytesAlone).map(([name, { kB }]) => [name, kB]);
  const processors = `${cpus().length} processors (${cpus()[0]?.model})`;
  const day = new Date().toISOString().slice(0, 10);
  return {
    measured: `on ${day} with ${browser}, ${processors}, ${type()} ${release()}, Node ${process.version}`,
    rounds,
    subjects: Object.fromEntries(subjects),
    acts: Object.fromEntries(acts),
    bytesAlone: Object.fromEntries(weights),
  };
}

/** The text of the figures in the README. @param {Figures} figures */
export function inWords({ measured, rounds, subjects, acts, bytesAlone }) {
  const row = (/** @type {(string | number)[]} */ ...cells) => `| ${cells.join(' | ')} |`;
  const shown = (/** @type {number[]} */ values) =>
    values.map((value, at) => (value ? value.toFixed(columns[at]?.[3]) : '0'));
  return [
    row('first visit', ...columns.map(([heading]) => heading)),
    `|${'---|'.repeat(columns.length + 1)}`,
    ...Object.entries(subjects).map(([name, values]) => row(name, ...shown(values))),
    ...Object.entries(bytesAlone).map(([name, kB]) => row(name, kB, ...Array(columns.length - 1).fill('–'))),
    '',
    `Measured ${measured}: medians of ${rounds} rounds. From an action to the next paint, ms: ${Object.entries(
      acts,
    )
      .map(([name, ms]) => `${name} ${ms}`)
      .join(', ')}.`,
  ].join('\n');
}

/** The part of the README with the figures. */
export const published = async () => (await readFile(readme, 'utf8')).match(block)?.[0] ?? '';

/** Saves the figures of a run and writes them into the README. @param {Figures} figures */
export async function publish(figures) {
  // One subject on each line, because the linter requires it.
  const json = JSON.stringify(figures, undefined, 2).replace(
    /\[\s+([^\]]+?)\s+\]/g,
    (_, list) => `[${list.replace(/\s+/g, ' ')}]`,
  );
  await writeFile(place, `${json}\n`);
  const text = await readFile(readme, 'utf8');
  await writeFile(
    readme,
    text.replace(block, () => inWords(figures)),
  );
}
