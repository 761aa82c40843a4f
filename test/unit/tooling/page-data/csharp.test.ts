// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { kinds } from '../../../../src/page/kinds';
import { pageDataFiles } from '../../../../src/tooling/page-data';
import { filesIn } from '../../files';

test('the names of all types are safe in a view', () => {
  const written = Object.entries(pageDataFiles()).flatMap(([path, text]) =>
    path.endsWith('.cs') ? text : [],
  );
  const sources = filesIn(['src/aspnet'], /\.cs$/)
    .filter((path) => !path.includes('/sample/'))
    .map((path) => readFileSync(path, 'utf8'));
  const types = [...written, ...sources].flatMap((text) =>
    [...text.matchAll(/^ *public (?:\w+ )*(?:class|record) (\w+)/gm)].map(([, type = '']) => type),
  );
  expect(types).toEqual(expect.arrayContaining(['PageData', 'WidgetControl', 'WidgetTags', 'WidgetHtml']));
  expect(
    types.filter(
      (type) => !/^(PageData|Widget\w+|RefusedFormAttribute|Sms\w+|StalePageAttribute)$/.test(type),
    ),
  ).toEqual([]);
});

test('MVC 5 has a format for the bodies that the widgets know, and C# developers read the possible values', () => {
  const [, format] =
    readFileSync('src/aspnet/mvc5/PageDataDefaults.cs', 'utf8').match(/BodyFormat = "(\w+)"/) ?? [];
  expect(kinds.bodyFormat.options).toContain(format);
  expect(pageDataFiles()['aspnet/core/PageData.cs']).toContain('Value: "json" or "form".');
});
