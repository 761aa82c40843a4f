// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { parts } from '../../../../src/tooling/documents';
import { table } from '../../../../src/tooling/documents/table';
import { update } from '../../../../src/tooling/documents/written-part';
import { textOf } from '../../documents';

test.each(parts)('the part "$name" of $file is up to date', async (part) => {
  const document = textOf(part.file);
  expect(
    await update(document, part),
    `the part "${part.name}" of ${part.file} is out of date: run \`npm run docs\``,
  ).toBe(document);
});

describe('a part of a document', () => {
  const part = { file: 'guide.md', name: 'sizes', text: () => '| a |\n' };
  const start = '<!-- written by npm run docs: sizes -->';
  const end = '<!-- end: sizes -->';

  test('is replaced between its comments, and nothing else changes', async () => {
    const document = (text: string) => `# Sizes\n\n${start}\n${text}${end}\n\nMore.\n`;
    expect(await update(document('| old |\n'), part)).toBe(document('| a |\n'));
    expect(await update(document(''), part)).toBe(document('| a |\n'));
  });

  test.for(['# Sizes', start, `${end}${start}`, `${start}${end}${start}${end}`])(
    'needs both comments once, in order: %j is refused with the lines to write',
    async (document) => {
      await expect(update(document, part)).rejects.toThrow(
        `guide.md needs these two lines, once, around the place of the part:\n${start}\n${end}`,
      );
    },
  );
});

test('a table has a head and rows, and a cell may contain |', () => {
  expect(table(['a', 'b'], [['1', "'x' | 'y'"]])).toBe("| a | b |\n|---|---|\n| 1 | 'x' \\| 'y' |");
});
