import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg, release, type } from 'node:os';

/**
 * @typedef {{ profile: import('./visit.mjs').Profile, subject: string, figures: Record<string, number> }} Row
 * @typedef {{ measured: string, rounds: number, subjects: Record<string, number[]>, acts: Record<string, number>, bytesAlone: Record<string, string> }} Figures
 */

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

const place = new URL('figures.json', import.meta.url);
const readme = new URL('README.md', import.meta.url);
const block = /(?<=<!-- figures -->\n).*?(?=\n<!-- \/figures -->)/s;

/** @returns {Promise<Figures>} */
export const keptFigures = async () => JSON.parse(await readFile(place, 'utf8'));

/** The median of a figure. @param {Record<string, number>[]} measured @param {string} name @param {number} digits */
function median(measured, name, digits) {
  const values = measured.map((figures) => figures[name] ?? 0).sort((a, b) => a - b);
  const [low = 0, high = 0] = [Math.floor, Math.ceil].map((round) => values[round((values.length - 1) / 2)]);
  return Number(((low + high) / 2 / (name === 'bytes' ? 1000 : 1)).toFixed(digits));
}

/** The figures of a run for the README. @param {{ browser: string, rounds: number, rows: Row[], actions: Record<string, number>[], bytesAlone: Record<string, { kB: string }> }} run @returns {Figures} */
export function figuresOf({ browser, rounds, rows, actions, bytesAlone }) {
  const subjects = [...new Set(rows.map(({ subject }) => subject))].map((subject) => {
    const own = (/** @type {string} */ profile) =>
      rows.filter((row) => row.subject === subject && row.profile === profile).map(({ figures }) => figures);
    return [subject, columns.map(([, profile, name, digits]) => median(own(profile), name, digits))];
  });
  const acts = ['menu opening', 'language list', 'code step', 'countdown tick'];
  const weights = Object.entries(bytesAlone).map(([name, { kB }]) => [name, kB]);
  const processors = `${cpus().length} processors (${cpus()[0]?.model})`;
  const day = new Date().toISOString().slice(0, 10);
  return {
    measured: `on ${day} with ${browser}, ${processors}, load ${loadavg()[0]?.toFixed(1)}, ${type()} ${release()}, Node ${process.version}`,
    rounds,
    subjects: Object.fromEntries(subjects),
    acts: Object.fromEntries(acts.map((name) => [name, median(actions, name, 0)])),
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
