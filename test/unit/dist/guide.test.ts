// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { fields } from '../../../src/page/fields';
import { linksIn, tableIn, textOf } from '../documents';
import { filesIn } from '../files';
import { files, read } from './files';

const guide = String(read('README.md'));

describe('the guide for sites, dist/README.md', () => {
  test('lists all fields of window.__PAGE__ with their defaults', () => {
    const { properties } = JSON.parse(String(read('page.schema.json')));
    const rows = tableIn(guide, 'field');
    expect(
      rows.map(([name]) => name),
      'the table in src/site-guide/README.md needs the same fields as src/page/fields.ts, in the same order',
    ).toEqual(Object.keys(properties));
    const defaults = rows.filter(([name = '']) => ['lang', 'bodyFormat'].includes(name));
    expect(defaults.map(([, value]) => value)).toEqual(['ru', 'json']);
  });

  test.each(['mainSite', 'contacts'] as const)('lists all parts of %s', (field) => {
    const row = tableIn(guide, 'field').find(([name]) => name === field);
    expect(
      row?.[2],
      `the row of ${field} in src/site-guide/README.md needs the parts of src/page/fields.ts`,
    ).toContain(`{${Object.keys(fields[field].is).join(', ')}}`);
  });

  test('lists the events that the code emits, and no others', () => {
    const code = filesIn(['src', 'widgets'], /\.tsx?$/)
      .map(textOf)
      .join('\n');
    const emitted = [...code.matchAll(/\bemit\([^)']*'([\w:-]+)'/g)].map(([, name]) => name);
    expect(emitted.length).toBeGreaterThan(5);
    const listed = tableIn(guide, 'event').map(([name]) => name);
    expect(
      [...new Set(emitted)].sort(),
      'the table in src/site-guide/README.md needs the same events',
    ).toEqual(listed.sort());
  });

  test('lists all files of dist/', () => {
    const named = tableIn(guide, 'file').flatMap(([names = '']) => names.split(', '));
    const isNamed = (file: string) =>
      named.some((name) => (name.endsWith('/') ? file.startsWith(name) : file === name)) ||
      file === 'README.md' ||
      file.endsWith('.js.map');
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
