import { ratio, summary } from './statistics.mjs';

/**
 * @typedef {import('./visit.mjs').Figures} Figures
 * @typedef {{ profile: string, visit: string, subject: string, round: number, figures: Figures }} Row
 */

/** The columns, with their names and their number of decimal places. @type {Record<string, [name: string, digits: number]>} */
const columns = {
  bytes: ['kB', 1],
  requests: ['requests', 0],
  mounted: ['mounted ms', 0],
  script: ['script ms', 0],
  longTasks: ['long tasks', 0],
  longest: ['longest ms', 0],
  shift: ['shift', 3],
  heap: ['heap MB', 2],
};

/** @param {Row[]} rows @param {string} name */
const valuesOf = (rows, name) =>
  rows.map(({ figures }) => (figures[name] ?? 0) / (name === 'bytes' ? 1000 : 1));

/** @param {number[]} values @param {number} digits */
function cell(values, digits) {
  const { median, min, max } = summary(values);
  const [middle, low, high] = [median, min, max].map((value) => value.toFixed(digits));
  return low === high ? middle : `${middle} (${low}–${high})`;
}

/**
 * One table for each profile and visit. Each figure is the median (least–most), then × with the median ratio to the floor.
 * @param {Row[]} rows @param {string} floor
 */
export function tables(rows, floor) {
  const kinds = [...new Set(rows.map(({ profile, visit }) => `${profile}, ${visit} visit`))];
  return kinds.map((kind) => {
    const here = rows.filter(({ profile, visit }) => kind === `${profile}, ${visit} visit`);
    const base = here.filter(({ subject }) => subject === floor);
    const lines = [...new Set(here.map(({ subject }) => subject))].map((subject) => {
      const own = here.filter((row) => row.subject === subject);
      const cells = Object.entries(columns).map(([name, [title, digits]]) => {
        const values = valuesOf(own, name);
        const times = subject === floor ? undefined : ratio(values, valuesOf(base, name));
        return [title, cell(values, digits) + (times ? ` ×${times.median.toFixed(2)}` : '')];
      });
      return [subject, Object.fromEntries(cells)];
    });
    return { kind, lines: Object.fromEntries(lines) };
  });
}

/** The duration of actions in the page in ms, by profile. @param {Row[]} rows */
export function acts(rows) {
  const names = new Set(
    rows.flatMap(({ figures }) => Object.keys(figures).filter((name) => !(name in columns))),
  );
  const lines = [...names].map((name) => {
    const having = rows.filter(({ figures }) => name in figures);
    const cells = [...new Set(having.map(({ profile }) => profile))].map((profile) => {
      const own = having.filter((row) => row.profile === profile);
      return [profile, cell(valuesOf(own, name), name.endsWith('changes') ? 0 : 1)];
    });
    return [name, Object.fromEntries(cells)];
  });
  return Object.fromEntries(lines);
}
