// @vitest-environment node
import { expect, test } from 'vitest';
import { textOf } from './documents';
import { expectNone } from './expect-none';

const path = 'src/site-guide/ACCESSIBILITY.md';
const [report = '', list = ''] = textOf(path).split('\n## Tests\n');
const [criteria = '', rest = ''] = report.split('\n## Not applicable\n');
const [inapplicable = ''] = rest.split('\n## ');
const number = /\b[1-4]\.\d+\.\d+\b/g;
const met = [...criteria.matchAll(/^- \*\*([1-4]\.\d+\.\d+) /gm)].map(([, criterion = '']) => criterion);

test('the report has each of the 55 criteria once', () => {
  expect(new Set([...met, ...(inapplicable.match(number) ?? [])]).size).toBe(55);
  expect(met.length + (inapplicable.match(number) ?? []).length).toBe(55);
});

test('the report names tests that exist, and one for each criterion that applies', () => {
  const rows = [...list.matchAll(/^- `(test\/\S+)`: (.+)$/gm)];
  const named = rows.flatMap(([, file = '', tests = '']) =>
    [...tests.matchAll(/“([^”]+)”/g)].map(([name, words = '']) => ({ file, name, words })),
  );
  const gone = named.filter(({ file, words }) => !textOf(file).includes(words));
  expectNone(
    gone.map(({ file, name }) => `${file} ${name}`),
    `These tests are gone. Correct ${path}.`,
  );
  const shown = new Set(list.match(number));
  expectNone(
    met.filter((criterion) => !shown.delete(criterion)),
    `Name a test for these criteria in ${path}.`,
  );
  expectNone([...shown], `These criteria are not in the lists of ${path}.`);
});
