// @vitest-environment node
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { documents, linksIn, textOf } from './documents';
import { expectNone } from './expect-none';

const { scripts } = JSON.parse(textOf('package.json'));

describe.each(documents)('%s', (document) => {
  // The changelog of an older version may name what is gone.
  const [text = ''] = textOf(document).split(/^## \d+\.\d+\.\d+ /m);

  test.each<[string, RegExp, (name: string) => boolean]>([
    ['commands', /(?:`|^)npm run ([\w-]+)/g, (name) => name in scripts],
    [
      'files and folders',
      /(?<![\w/.-])((?:src|widgets|test)\/[\w./-]*\w)/g,
      (path) => path.includes('NAME') || existsSync(path),
    ],
  ])('names %s that exist', (_, pattern, exists) => {
    const unknown = text.split('\n').flatMap((line, at) => {
      const names = [...line.matchAll(pattern)].map(([, name = '']) => name);
      return names.filter((name) => !exists(name)).map((name) => `${document}:${at + 1}: ${name}`);
    });
    expectNone(unknown, 'These do not exist. Correct the document.');
  });

  test('refers to no document outside of the repository', () => {
    expect(text).not.toMatch(/the contract|SPEC\.md|CONTRACT/);
  });
});

// The guides for sites link to files of dist/. Their links are tested there.
test.each(documents.filter((document) => !document.startsWith('src/site-guide/')))(
  '%s has links that lead somewhere',
  (document) => {
    const found = linksIn(textOf(document));
    expectNone(
      found.filter((path) => !existsSync(join(dirname(document), path))),
      'There are no such files beside the document. Correct the links.',
    );
  },
);

/** What nobody reads to the end helps nobody. A table between its comments counts, too. */
const words = {
  'README.md': 530,
  'CONTRIBUTING.md': 450,
  'src/DECISIONS.md': 480,
  'src/README.md': 1_500,
  'src/aspnet/README.md': 1_320,
  'src/loader/README.md': 275,
  'src/site-guide/README.md': 1_400,
  'src/site-guide/answers.md': 800,
  'src/site-guide/serving.md': 900,
  'src/site-guide/ACCESSIBILITY.md': 1_250,
  'src/tooling/README.md': 410,
  'src/tooling/trimming/README.md': 550,
  'test/README.md': 660,
};

test.each(Object.entries(words))('%s has at most %i words', (document, limit) => {
  const count = textOf(document).split(/\s+/).length;
  expect(count, 'shorten it, or move a part to where its reader is').toBeLessThanOrEqual(limit);
});
