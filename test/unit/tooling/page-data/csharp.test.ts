// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
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
      (type) => !/^(PageData|Widget\w+|RefusedFormAttribute|SmsText|StalePageAttribute)$/.test(type),
    ),
  ).toEqual([]);
});
