import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Field, fields, type Shape } from '../../../../src/page/fields';

const read = (record: string) => readFileSync(`src/aspnet/core/${record}.cs`, 'utf8');

/** The names of a record's properties in JSON, in their order. */
const members = (record: string) =>
  [...read(record).matchAll(/JsonPropertyName\("(\w+)"\)/g)].map(([, name]) => name);

const names = (shape: Shape) => Object.keys(Array.isArray(shape) ? shape[0] : (shape as object));

const sameAs = (path: string) => `${path} needs the properties of src/page/fields.ts, in the same order`;

test('PageData has the fields of window.__PAGE__, and no other', () => {
  expect(members('PageData'), sameAs('src/aspnet/core/PageData.cs')).toEqual(Object.keys(fields));
});

test.for<[string, Field]>([
  ['WidgetMainSite', fields.mainSite],
  ['WidgetContacts', fields.contacts],
  ['WidgetBreadcrumb', fields.breadcrumbs],
  ['WidgetControl', fields.controls],
])('%s has its fields', ([record, { is }]) => {
  expect(members(record), sameAs(`src/aspnet/core/${record}.cs`)).toEqual(names(is));
});

test.for(['PageData', 'WidgetMainSite', 'WidgetContacts', 'WidgetBreadcrumb', 'WidgetControl'])(
  'each property of %s has a fixed name in JSON',
  (record) => {
    const properties = read(record).match(/^ {4}(public .* \{ get; init; \}|\[property: .*\] string)/gm);
    expect(properties?.length).toBe(members(record).length);
  },
);

test('the names of all types are safe in a view: they are PageData, or start with Widget', () => {
  const sources = readdirSync('src/aspnet/core').filter((name) => name.endsWith('.cs'));
  const types = sources.flatMap((name) =>
    [...readFileSync(`src/aspnet/core/${name}`, 'utf8').matchAll(/^public .*?(?:class|record) (\w+)/gm)].map(
      ([, type]) => type,
    ),
  );
  expect(types).toContain('WidgetTags');
  expect(types.filter((type) => !/^(PageData|Widget\w+)$/.test(type ?? ''))).toEqual([]);
});

test.for([
  ['PageData', Object.keys(fields)],
  ['WidgetMainSite', names(fields.mainSite.is)],
  ['WidgetContacts', names(fields.contacts.is)],
  ['WidgetBreadcrumb', names(fields.breadcrumbs.is)],
  ['WidgetControl', names(fields.controls.is)],
] as const)('%s for MVC 5 has the same fields', ([name, expected]) => {
  const path = `src/aspnet/mvc5/${name}.cs`;
  const code = readFileSync(path, 'utf8');
  const properties = [...code.matchAll(/public \S.* (\w)(\w+) \{ get;/g)].map(
    ([, first = '', rest]) => first.toLowerCase() + rest,
  );
  expect(properties, sameAs(path)).toEqual(expected);
});
