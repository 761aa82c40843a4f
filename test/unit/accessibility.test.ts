// @vitest-environment node
import { expect, test } from 'vitest';
import { textOf } from './documents';
import { expectNone } from './expect-none';

const report = 'src/site-guide/ACCESSIBILITY.md';
const rows = textOf(report).match(/^\| [1-4]\.\d.*$/gm) ?? [];

test('the report names tests that exist', () => {
  const named = [...rows.join().matchAll(/`(test\/[^`]+)` “([^”]+)”/g)];
  const gone = named.filter(([, file = '', name = '']) => !textOf(file).includes(name));
  expectNone([...new Set(gone.map(([test]) => test))], `These tests are gone. Correct ${report}.`);
});

test('each of the 55 criteria names a test, or does not apply', () => {
  expect(rows).toHaveLength(55);
  const bare = rows.filter((row) => !/not applicable|` “/.test(row));
  expectNone(bare, `Name a test in ${report}.`);
});
