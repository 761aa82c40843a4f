// @vitest-environment node
// The table of the first page: who reads it finds a guide, and a test follows what that guide says.
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { headingIds } from '../../src/tooling/guide/ids';
import { type Cell, cells, logins } from '../aspnet/cells';
import { accounts, adminPhone } from '../site/backend/users.mjs';
import { tableIn, textOf } from './documents';

const readme = textOf('README.md');
const rows = tableIn(readme, 'your site');
const idOf = (heading: string) => headingIds()(heading);

/** Where a cell leads. */
const target = (cell: Cell) => {
  if (cell === '–') return '–';
  if (typeof cell === 'string') return `[${cell}](src/site-guide/login.md#not-for)`;
  if (cell.from) return `](${cell.from})`;
  return `](${cell.guide}${cell.heading && `#${idOf(cell.heading)}`})`;
};

test('the columns of the table are the logins that a site can have', () => {
  const [head = ''] = readme.match(/^\| your site \|.*$/m) ?? [];
  expect(head).toBe(`| your site | ${logins.join(' | ')} |`);
});

test('each row of the table has its cells, and no other row is there', () => {
  expect(rows.map(([site]) => site)).toEqual(Object.keys(cells));
  for (const [site = '', ...found] of rows) {
    const wanted = cells[site]?.map(target) ?? [];
    expect(found, site).toHaveLength(logins.length);
    expect(
      found.map((cell, at) => cell.endsWith(wanted[at] ?? '?') || cell),
      site,
    ).toEqual(logins.map(() => true));
  }
});

const played = Object.entries(cells).flatMap(([site, list]) =>
  list.flatMap((cell, at) => (typeof cell === 'string' ? [] : { ...cell, site, login: logins[at] })),
);

test.for(played)('a test follows the guide of $site with $login', ({ guide, heading, by }) => {
  expect(existsSync(by), by).toBe(true);
  // A section is named by its heading, and one that is followed as a whole by its document.
  const named = heading || guide;
  const document = guide.match(/aspnet\/(\w+)\/README/)?.[1];
  const test = textOf(by);
  expect(test.includes(named) || test.includes(`stepsOf('${document}')`), `${by} names ${named}`).toBe(true);
});

test('the first page names a number and a user of the stand-in', () => {
  expect(readme.replaceAll(/[+ ]/g, '')).toContain(adminPhone);
  expect(readme).toContain(accounts[0]?.replace(/^(.*) \/ (.*)$/, '`$1` and the password `$2`'));
});
