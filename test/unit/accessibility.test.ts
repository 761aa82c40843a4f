// @vitest-environment node
import { expect, test } from 'vitest';
import { textOf } from './documents';
import { expectNone } from './expect-none';

const path = 'src/site-guide/ACCESSIBILITY.md';
const tests = 'test/WCAG.md';
const list = textOf(tests);
const [criteria = '', rest = ''] = textOf(path).split('\n## Not applicable\n');
const [inapplicable = ''] = rest.split('\n## ');
const number = /\b[1-4]\.\d+\.\d+\b/g;
const met = [...criteria.matchAll(/^- \*\*([1-4]\.\d+\.\d+) /gm)].map(([, criterion = '']) => criterion);

test('the report has each of the 55 criteria once', () => {
  expect(new Set([...met, ...(inapplicable.match(number) ?? [])]).size).toBe(55);
  expect(met.length + (inapplicable.match(number) ?? []).length).toBe(55);
});

test('the list of tests names those that exist, and one for each criterion of the report that applies', () => {
  const rows = [...list.matchAll(/^- `(test\/\S+)`: (.+)$/gm)];
  const named = rows.flatMap(([, file = '', tests = '']) =>
    [...tests.matchAll(/“([^”]+)”/g)].map(([name, words = '']) => ({ file, name, words })),
  );
  const gone = named.filter(({ file, words }) => !textOf(file).includes(words));
  expectNone(
    gone.map(({ file, name }) => `${file} ${name}`),
    `These tests are gone. Correct ${tests}.`,
  );
  const shown = new Set(list.replaceAll('WCAG 2.2', '').match(number));
  expectNone(
    met.filter((criterion) => !shown.delete(criterion)),
    `Name a test for these criteria in ${tests}.`,
  );
  expectNone([...shown], `These criteria of ${tests} are not in ${path}.`);
});
