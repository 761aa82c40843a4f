import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Field, fields, type Shape } from '../../../src/page/fields';

const source = readFileSync('src/aspnet/core/PageData.cs', 'utf8');

/** The names of a record's properties in JSON, in their order. */
function members(record: string): string[] {
  const [, body = ''] = source.match(new RegExp(`record ${record}\\b(.*?)(?:^public|^internal)`, 'ms')) ?? [];
  return [...body.matchAll(/JsonPropertyName\("(\w+)"\)/g)].map(([, name = '']) => name);
}

const names = (shape: Shape) => Object.keys(Array.isArray(shape) ? shape[0] : (shape as object));

test('PageData has the fields of window.__PAGE__, and no other', () => {
  expect(members('PageData')).toEqual(Object.keys(fields));
});

test.for<[string, Field]>([
  ['MainSite', fields.mainSite],
  ['Contacts', fields.contacts],
  ['Breadcrumb', fields.breadcrumbs],
  ['Control', fields.controls],
])('%s has its fields', ([record, { is }]) => {
  expect(members(record)).toEqual(names(is));
});

test('every property has its name in JSON written down', () => {
  const properties = source.match(/^ {4}(public .* \{ get; init; \}|\[property: .*\] string)/gm) ?? [];
  expect(properties.length).toBe(source.match(/JsonPropertyName\(/g)?.length);
});
