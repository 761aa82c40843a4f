// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { linksIn, tableIn } from '../documents';
import { files, read } from './files';

const guide = String(read('README.md'));

describe('the guide for sites, dist/README.md', () => {
  test('lists all files of dist/', () => {
    const named = tableIn(guide, 'file').flatMap(([names = '']) => names.split(', '));
    const isIn = (name: string, file: string) =>
      name.startsWith('*') ? file.endsWith(name.slice(1)) : name.endsWith('/') && file.startsWith(name);
    const isNamed = (file: string) =>
      file === 'README.md' || named.some((name) => file === name || isIn(name, file));
    expect(
      files.filter((file) => !isNamed(file)),
      'add these files to the first table of src/site-guide/README.md',
    ).toEqual([]);
    expect(
      named.filter((name) => !name.includes('*') && !files.some((file) => file.startsWith(name))),
    ).toEqual([]);
  });

  test('has links that lead to files of dist/', () => {
    expect(linksIn(guide).filter((path) => !files.includes(path))).toEqual([]);
  });
});
