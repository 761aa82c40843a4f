// @vitest-environment node
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parts, update, wholeFiles } from '../../src/tooling/from-facts/documents';
import { idsIn } from '../../src/tooling/guide/ids';
import { files } from '../engines.config';
import { documents, linksIn, textOf } from './documents';
import { expectNone } from './expect-none';
import { filesIn } from './files';

const { scripts } = JSON.parse(textOf('package.json'));

describe.each(documents)('%s', (document) => {
  // The changelog of an older version may name what is gone.
  const [text = ''] = textOf(document).split(/^## \d+\.\d+\.\d+ /m);

  test.each<[string, RegExp, (name: string) => boolean]>([
    ['commands', /(?:`|^)npm run ([\w-]+)/g, (name) => name in scripts],
    [
      'files and folders',
      // `widgets/` is also a folder of sites, with a folder for each version.
      /(?<![\w/.-])((?:src|widgets|test)\/(?!\d)[\w./-]*\w)/g,
      (path) =>
        path.includes('NAME') || [path, join(dirname(document), path)].some((each) => existsSync(each)),
    ],
  ])('names %s that exist', (_, pattern, exists) => {
    const unknown = text.split('\n').flatMap((line, at) => {
      const names = [...line.matchAll(pattern)].map(([, name = '']) => name);
      return names.filter((name) => !exists(name)).map((name) => `${document}:${at + 1}: ${name}`);
    });
    expectNone(unknown, 'These do not exist. Correct the document.');
  });

  test('has links that lead somewhere', () => {
    const isLost = ({ path, id }: ReturnType<typeof linksIn>[number]) => {
      const file = path ? join(dirname(document), path) : document;
      if (!existsSync(file)) return true;
      return id && file.endsWith('.md') && !idsIn(textOf(file)).includes(id);
    };
    expectNone(
      linksIn(text).flatMap((link) => (isLost(link) ? `${document}: ${link.path}#${link.id}` : [])),
      'There is no such file or heading. Correct the link.',
    );
  });
});

test.each(parts)('the part "$name" of $file is up to date', (part) => {
  const document = textOf(part.file);
  expect(
    update(document, part),
    `the part "${part.name}" of ${part.file} is out of date: run \`npm run docs\``,
  ).toBe(document);
});

test.each(Object.entries(wholeFiles))('%s is up to date', (path, written) => {
  expect(textOf(path) === written(), `${path} is out of date: run \`npm run docs\``).toBe(true);
});

test('each file in the list of test/engines.config.ts exists', () => {
  const all = filesIn(['test/browser'], /\.test\.ts$/);
  expectNone(
    files.filter((name) => !all.some((path) => path.startsWith(`test/browser/${name.replace('*', '')}`))),
    'There are no such files in test/browser. Correct test/engines.config.ts.',
  );
});
