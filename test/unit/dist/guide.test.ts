// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { guides, linksIn, tableIn } from '../documents';
import { files, read } from './files';

const serving = String(read('serving.md'));

describe('the guides for sites', () => {
  test('list all files of dist/', () => {
    const named = tableIn(serving, 'file').flatMap(([names = '']) => names.split(', '));
    const isIn = (name: string, file: string) =>
      name.startsWith('*') ? file.endsWith(name.slice(1)) : name.endsWith('/') && file.startsWith(name);
    const isNamed = (file: string) =>
      guides.includes(file) || named.some((name) => file === name || isIn(name, file));
    expect(
      files.filter((file) => !isNamed(file)),
      'add these files to the first table of src/site-guide/serving.md',
    ).toEqual([]);
    expect(
      named.filter((name) => !name.includes('*') && !files.some((file) => file.startsWith(name))),
    ).toEqual([]);
  });

  test.each(guides)('%s has links that lead to files of dist/', (guide) => {
    expect(linksIn(String(read(guide))).filter((path) => !files.includes(path))).toEqual([]);
  });

  test('let nginx send what pages load, and no C#, types or documents', () => {
    const [, ending = ''] = serving.match(/location ~ (\S+) \{/) ?? [];
    const sent = files.filter((file) => new RegExp(ending).test(file));
    expect(sent).toEqual(expect.arrayContaining(['header.js', 'widgets.css', 'translations/uk.js']));
    expect(sent.filter((file) => /^aspnet\/|\.ts$|\.md$|\.json$/.test(file))).toEqual([]);
  });

  test.each([
    ['/widgets/1.4.0/shared.js', '', true],
    ['/widgets/1.4.0/translations/uk.js', '', true],
    ['/widgets/shared.js', '0123456789abcdef', true],
    ['/widgets/shared.js', '', false],
    ['/widgets/translations/uk.js', '', false],
  ])('let nginx keep %s with the hash "%s" for a year: %s', (path, hash, isKept) => {
    const [, kept = ''] = serving.match(/"~(\S+)" "[^"]*immutable"/) ?? [];
    expect(new RegExp(kept).test(`${path}?v=${hash}`)).toBe(isKept);
  });

  test.each(guides)('%s has links to chapters that exist', (guide) => {
    const chapters = (text: string) =>
      [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
        title
          .toLowerCase()
          .replace(/[^\w\s-]/g, '')
          .replaceAll(' ', '-'),
      );
    const links = [...String(read(guide)).matchAll(/\]\(([^)#:]*)#([^)]+)\)/g)];
    const lost = links.filter(([, path, part = '']) => !chapters(String(read(path || guide))).includes(part));
    expect(lost.map(([link]) => link)).toEqual([]);
  });
});
