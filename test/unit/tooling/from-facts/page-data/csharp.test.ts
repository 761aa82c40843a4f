// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expectNone } from '../../../expect-none';
import { filesIn } from '../../../files';

test('the names of all C# types are safe in a view of a site', () => {
  const sources = filesIn(['src/aspnet'], /^(?!.*\/(?:samples|reference|texts-task)\/).*\.cs$/).map((path) =>
    readFileSync(path, 'utf8'),
  );
  const types = sources.flatMap((text) =>
    [...text.matchAll(/^ *public (?:\w+ )*(?:class|record) (\w+)/gm)].map(([, type = '']) => type),
  );
  expect(types.length).toBeGreaterThan(30);
  expectNone(
    types.filter(
      (type) =>
        !/^(PageData|Widget\w+|PortalWidget|RefusedFormAttribute|Sms\w+|StalePageAttribute|UnfinishedAttribute)$/.test(
          type,
        ),
    ),
    'A site may have types of these names. Begin them with Widget.',
  );
});
