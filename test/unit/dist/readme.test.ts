// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inWords, keptFigures, told } from '../../bench/readme.mjs';
import { manifest, read } from './files';
import { budget } from './weight';

const root = new URL('../../../', import.meta.url);
const readme = readFileSync(new URL('README.md', root), 'utf8');
const scripts: Record<string, string> = JSON.parse(
  readFileSync(new URL('package.json', root), 'utf8'),
).scripts;

/** A table of the README by the head of its first column: rows of cells without their backticks. */
function table(head: string): string[][] {
  const lines = readme.split('\n');
  const from = lines.findIndex((line) => line.startsWith(`| ${head} |`));
  const to = lines.findIndex((line, at) => at > from && !line.startsWith('|'));
  return lines
    .slice(from + 2, to)
    .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '').replaceAll('`', '')));
}

describe('the README tells the truth about', () => {
  test('the weight of all scripts', () => {
    expect(readme).toContain(`less than ${budget / 1000} kB`);
  });

  test('how fast it is: what was measured, with files that weigh what these do', async () => {
    const kept = await keptFigures();
    expect(await told()).toBe(inWords(kept));
    const files = ['widgets.css', 'shared.js', 'header.js', 'page-header.js', 'login-card.js', 'footer.js'];
    const weight = files.reduce((sum, name) => sum + (manifest.files[name]?.brotli ?? 0), 0) / 1000;
    const [kB = 0] = kept.subjects['four widgets, one tag each'] ?? [];
    expect(
      Math.abs(kB - weight),
      'the files have changed since they were measured: run npm run bench -- --rivals --readme',
    ).toBeLessThan(2);
  });

  test('how fast it is: the card before its rivals in every column, four widgets before one form in React', async () => {
    const { subjects } = await keptFigures();
    const of = (name: string) =>
      Object.entries(subjects).find(([subject]) => subject.startsWith(name))?.[1] ?? [];
    for (const rival of ['Okta', 'FirebaseUI', 'SuperTokens'])
      for (const [column, value] of of('the login card').entries())
        expect(value, `${rival}, column ${column}`).toBeLessThanOrEqual(of(rival)[column] ?? 0);
    const [kB = 0, , script = 0, drawn = 0, , longest = 0] = of('React');
    for (const name of ['four widgets, one', 'four widgets, shared']) {
      expect(of(name)[0]).toBeLessThan(kB);
      expect(of(name)[2]).toBeLessThan(script * 0.7);
      expect(of(name)[3]).toBeLessThan(drawn);
      expect(of(name)[5]).toBeLessThan(longest);
    }
  });

  test('the fields of __PAGE__ and their defaults', () => {
    const { properties } = JSON.parse(String(read('page.schema.json')));
    const rows = table('field');
    expect(rows.map(([name]) => name)).toEqual(Object.keys(properties));
    for (const name of ['lang', 'bodyFormat'])
      expect(rows.find(([field]) => field === name)?.[1]).toBe({ lang: 'ru', bodyFormat: 'json' }[name]);
  });

  test('the commands', () => {
    const told = [...readme.matchAll(/npm (?:run )?(start|test|dev|build|\w+)(?=[`\n ])/g)].map(
      ([, name]) => name,
    );
    const known = ['ci', ...Object.keys(scripts)];
    expect(told.length).toBeGreaterThan(4);
    expect(told.filter((name) => name !== 'package' && !known.includes(name ?? ''))).toEqual([]);
  });

  test('the files and folders it names', () => {
    const links = [...readme.matchAll(/\]\((?!http)([^)]+)\)/g)].map(([, path]) => path ?? '');
    const house = [...readme.matchAll(/^(?: {2})?((?:src|widgets|test)?\/?[\w/]+\/?) {2,}/gm)].map(
      ([line, path = '']) => (line.startsWith('  ') ? `src/${path}` : path),
    );
    expect(house.length).toBeGreaterThan(8);
    expect([...links, ...house].filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
  });
});
