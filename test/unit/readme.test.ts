import { existsSync, readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { Failure } from '../../src/backend/failure';
import { coreGuide, samples } from '../readme';
import { answer, backend, calls, json } from './backend/calling';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the smallest ASP.NET site has all of its files', () => {
  expect(samples.map(({ path }) => path)).toEqual([
    'Portal.csproj',
    'Program.cs',
    'PortalPage.cs',
    'ContentSecurityPolicy.cs',
    'AccountController.cs',
    'Views/_ViewImports.cshtml',
    'Views/_ViewStart.cshtml',
    'Views/Shared/_Layout.cshtml',
    'Views/Account/Login.cshtml',
  ]);
});

const readme = readFileSync('README.md', 'utf8');

const copies = samples.flatMap(({ copyOf, text }) => (copyOf ? [{ copyOf, text }] : []));

test('what is a copy of the Razor site’s file is the very file', () => {
  expect(copies.map(({ copyOf }) => copyOf)).toContain('test/razor/Views/Shared/_Layout.cshtml');
  for (const { copyOf, text } of copies)
    expect([copyOf, text]).toEqual([copyOf, readFileSync(copyOf, 'utf8')]);
});

test('the files of the Razor site that it names are there', () => {
  const named = [...coreGuide.matchAll(/`((?:Portal|Controllers|test\/razor)\/[\w/]+\.cs)`/g)].map(
    ([, path = '']) => path.replace(/^(?!test)/, 'test/razor/'),
  );
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

/** The rows of the five answers: what JSON stands for success, and what for a refusal. */
const rows = Object.keys(calls).map((name, i) => {
  const [, section = ''] = readme.split('## What the server answers');
  const cells =
    section
      .split('\n')
      .filter((line) => /^\| `(GET|POST)/.test(line))
      [i]?.split('|') ?? [];
  const [success, refusal] = cells.slice(3).map((cell) => cell.match(/`(\{.*?\})`/)?.[1]);
  return { name: name as keyof typeof calls, success, refusal };
});

test.for(rows)('the answers of $name are understood', async ({ name, success = '', refusal }) => {
  answer(json(JSON.parse(success)));
  expect(await calls[name](backend())).not.toBeInstanceOf(Failure);
  if (!refusal) return;
  answer(json(JSON.parse(refusal), name === 'checkout' ? 400 : 200));
  const failure = await calls[name](backend());
  expect(failure).toBeInstanceOf(Failure);
  expect((failure as Failure).kind).toBe('refused');
  expect((failure as Failure).text).toMatch(/^W/);
});

test('three calls have a refusal of their own', () => {
  expect(rows.flatMap(({ name, refusal }) => (refusal ? [name] : []))).toEqual([
    'checkout',
    'phoneLogin',
    'emailLogin',
  ]);
});
