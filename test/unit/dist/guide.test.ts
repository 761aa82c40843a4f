// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { linksIn, tableIn, textOf } from '../documents';
import { files, read } from './files';

const operate = textOf('src/site-guide/operate.md');

describe('the guides for sites', () => {
  test('list all files of dist/', () => {
    const named = tableIn(operate, 'file').flatMap(([names = '']) => names.split(', '));
    const isIn = (name: string, file: string) =>
      name.startsWith('*') ? file.endsWith(name.slice(1)) : name.endsWith('/') && file.startsWith(name);
    const isNamed = (file: string) => named.some((name) => file === name || isIn(name, file));
    expect(
      files.filter((file) => !isNamed(file)),
      'add these files to the first table of src/site-guide/operate.md',
    ).toEqual([]);
    expect(
      named.filter((name) => !name.includes('*') && !files.some((file) => file.startsWith(name))),
    ).toEqual([]);
  });

  test('are no files of dist/, so that no site publishes the manual of its operator', () => {
    expect(files.filter((file) => file.endsWith('.md')).sort()).toEqual(['ACCESSIBILITY.md', 'CHANGELOG.md']);
  });

  test.each(['ACCESSIBILITY.md', 'CHANGELOG.md'])(
    '%s of dist/ has no link to a file that is not there',
    (name) => {
      const links = linksIn(String(read(name))).filter(({ path }) => path);
      expect(links.filter(({ path }) => !files.includes(path))).toEqual([]);
    },
  );

  test('let nginx send what pages load, and no C#, types or documents', () => {
    const [, ending = ''] = operate.match(/location ~ (\S+) \{/) ?? [];
    const sent = files.filter((file) => new RegExp(ending).test(file));
    expect(sent).toEqual(expect.arrayContaining(['header.js', 'widgets.css', 'translations/uk.js']));
    expect(sent.filter((file) => /\.ts$|\.md$|\.json$/.test(file))).toEqual([]);
  });

  test.each([
    ['/widgets/1.4.0/shared.js', '', true],
    ['/widgets/1.4.0/translations/uk.js', '', true],
    ['/widgets/shared.js', '0123456789abcdef', true],
    ['/widgets/shared.js', '', false],
    ['/widgets/translations/uk.js', '', false],
  ])('let nginx keep %s with the hash "%s" for a year: %s', (path, hash, isKept) => {
    const [, kept = ''] = operate.match(/"~(\S+)" "[^"]*immutable"/) ?? [];
    expect(new RegExp(kept).test(`${path}?v=${hash}`)).toBe(isKept);
  });
});
