// @vitest-environment node
// What no C# reads.
import { expect, test } from 'vitest';
import { expectNone } from '../expect-none';
import { filesIn } from '../files';
import { source } from './source';

const csharp = filesIn(['src/aspnet'], /\.cs$/).map((path) => ({
  path,
  lines: source(path).split(/\r?\n/),
}));

test('no C# that ships reads the local clock: a session would change by an hour in spring and in autumn', () => {
  expect(csharp.length).toBeGreaterThan(100);
  expectNone(
    csharp.flatMap(({ path, lines }) =>
      lines.flatMap((line, at) => (/DateTime(Offset)?\.(Now|Today)/.test(line) ? `${path}:${at + 1}` : [])),
    ),
    'Write DateTime.UtcNow.',
  );
});
