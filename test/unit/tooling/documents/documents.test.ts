// @vitest-environment node
import { expect, test } from 'vitest';
import { parts, update } from '../../../../src/tooling/documents';
import { table } from '../../../../src/tooling/documents/table';
import { textOf } from '../../documents';

test.each(parts)('the part "$name" of $file is up to date', (part) => {
  const document = textOf(part.file);
  expect(
    update(document, part),
    `the part "${part.name}" of ${part.file} is out of date: run \`npm run docs\``,
  ).toBe(document);
});

test('a part of a document needs its two comments', () => {
  const part = { file: 'guide.md', name: 'sizes', text: () => '| a |' };
  expect(() => update('# Sizes', part)).toThrow(
    'guide.md needs these two lines around the place of the part:\n<!-- written by npm run docs: sizes -->\n<!-- end: sizes -->',
  );
});

test('a table has a head and rows, and a cell may contain |', () => {
  expect(table(['a', 'b'], [['1', "'x' | 'y'"]])).toBe("| a | b |\n|---|---|\n| 1 | 'x' \\| 'y' |");
});
