import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, release, type } from 'node:os';

/** @typedef {Record<string, Record<string, number>>} Round the figures of each row, by name */

/** All rounds of a figure, the smallest first. @param {Round[]} rounds @param {string} row @param {string} name */
const valuesOf = (rounds, row, name) =>
  rounds.flatMap((round) => round[row]?.[name] ?? []).sort((a, b) => a - b);

/** The value at a part of the sorted values. @param {number[]} values */
const at = (values, part = 0.5) => values[Math.round((values.length - 1) * part)] ?? 0;

/** The median, and the interval of the middle half. @param {number[]} values */
function interval(values) {
  const digits = at(values) < 10 ? 2 : 0;
  const [low, median, high] = [0.25, 0.5, 0.75].map((part) => at(values, part).toFixed(digits));
  if (!values.length) return '–';
  return low === high ? median : `${median} (${low} to ${high})`;
}

/** The names in all rounds of a row. @param {Round[]} rounds @param {string} row */
const namesOf = (rounds, row) => [...new Set(rounds.flatMap((round) => Object.keys(round[row] ?? {})))];

/** A row for each page, a column for each figure. @param {Round[]} rounds @param {string[]} rows the names of the pages */
export function tableOf(rounds, rows) {
  const columns = [...new Set(rows.flatMap((row) => namesOf(rounds, row)))];
  const lines = rows.map((row) => [row, ...columns.map((name) => interval(valuesOf(rounds, row, name)))]);
  return [['', ...columns], ['', ...columns].map(() => '---'), ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/**
 * The figures of each page divided by those that its former edition had in the same round.
 * @param {Round[]} rounds @param {[now: string, before: string][]} pairs the names of the pages
 */
export function ratiosOf(rounds, pairs) {
  const ratios = rounds.map((round) =>
    Object.fromEntries(
      pairs.map(([now, before]) => {
        const figures = Object.entries(round[now] ?? {}).map(
          ([name, value]) => /** @type {const} */ ([name, value / (round[before]?.[name] ?? Number.NaN)]),
        );
        return [now, Object.fromEntries(figures.filter(([, ratio]) => Number.isFinite(ratio)))];
      }),
    ),
  );
  return tableOf(
    ratios,
    pairs.map(([now]) => now),
  );
}

/** @param {import('./browser.mjs').Browser} browser */
export async function environment({ send }) {
  const { product } = await send('Browser.getVersion');
  const machine = `${cpus().length} processors (${cpus()[0]?.model}), ${type()} ${release()}`;
  return `Measured on ${new Date().toISOString().slice(0, 10)} with ${product}, ${machine}, Node ${process.version}`;
}

/** Writes the text to the end of the README. @param {string} text */
export function publish(text) {
  const readme = new URL('README.md', import.meta.url);
  const [guide] = readFileSync(readme, 'utf8').split('## Figures');
  writeFileSync(readme, `${guide}## Figures\n\n${text}\n`);
}
