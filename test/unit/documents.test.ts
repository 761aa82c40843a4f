// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parts, update } from '../../src/tooling/documents';
import { idsIn } from '../../src/tooling/guide/ids';
import { readSources } from '../../src/tooling/guide/sources';
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

/** Words that somebody has written for a reader: no code to copy, no part that is written from code. */
const wordsOf = (text: string) =>
  text
    .replace(/<!-- written by npm run docs: .*?<!-- end: .*?-->|^ *```.*?^ *```/gms, '')
    .replace(/(?<=\])\([^)]*\)/g, '')
    .match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;

/** How many words a document has more than in the last commit. */
const growthOf = (path: string) => {
  const { status, stdout } = spawnSync('git', ['show', `HEAD:${path}`], { encoding: 'utf8' });
  return status ? 0 : Math.max(0, wordsOf(textOf(path)) - wordsOf(stdout));
};

test.each([
  [
    'all of the guide with the changelog',
    readSources()
      .map(({ path }) => path)
      .filter((path) => !/ACCESSIBILITY|SECURITY/.test(path)),
    18_000,
  ],
  ['what a page author reads', ['README.md', 'src/site-guide/README.md'], 1_550],
  [
    'what an operator of two servers reads',
    ['README.md', 'src/site-guide/operate.md', 'src/aspnet/servers.md'],
    3_400,
  ],
])('%s is short enough', (_, paths, limit) => {
  const words = paths.reduce((sum, path) => sum + wordsOf(textOf(path)), 0);
  const files = paths
    .map((path) => ({ path, words: wordsOf(textOf(path)), growth: growthOf(path) }))
    .sort((a, b) => b.growth - a.growth || b.words - a.words)
    .map(({ path, words, growth }) => `${path}: ${words}${growth ? `, ${growth} more than in HEAD` : ''}`);
  expectNone(
    words > limit ? files : [],
    `${words} words of text, ${words - limit} too many. Code and tables of npm run docs do not count. Cut what stands twice, or what nobody needs, in the first of these files:`,
  );
});

test.each(parts)('the part "$name" of $file is up to date', (part) => {
  const document = textOf(part.file);
  expect(
    update(document, part),
    `the part "${part.name}" of ${part.file} is out of date: run \`npm run docs\``,
  ).toBe(document);
});

test('each file in the list of test/engines.config.ts exists', () => {
  const all = filesIn(['test/browser'], /\.test\.ts$/);
  expectNone(
    files.filter((name) => !all.some((path) => path.startsWith(`test/browser/${name.replace('*', '')}`))),
    'There are no such files in test/browser. Correct test/engines.config.ts.',
  );
});
