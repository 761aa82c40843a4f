// @vitest-environment node
// How large a file of C# and its lines may be, and what no C# reads.
import { expect, test } from 'vitest';
import { expectNone } from '../expect-none';
import { filesIn } from '../files';
import { source } from './source';

// What `npm run docs` writes may be long.
const csharp = filesIn(['src/aspnet'], /^(?!src\/aspnet\/generated\/).*\.cs$/).map((path) => ({
  path,
  lines: source(path).split(/\r?\n/),
}));

test('no line of C# that ships has more than 140 characters', () => {
  expect(csharp.length).toBeGreaterThan(100);
  expectNone(
    csharp.flatMap(({ path, lines }) =>
      lines.flatMap((line, at) => (line.length > 140 ? `${path}:${at + 1}` : [])),
    ),
    'Break the line, or give a part of the expression a name.',
  );
});

test('no file of C# that ships has more than 250 lines', () => {
  expectNone(
    csharp.filter(({ lines }) => lines.length - 1 > 250).map(({ path }) => path),
    'Move one of its concepts into a file of its own: src/aspnet/ROOMS.md shows the rooms.',
  );
});

test('no C# that ships reads the local clock: a session would change by an hour in spring and in autumn', () => {
  expectNone(
    csharp.flatMap(({ path, lines }) =>
      lines.flatMap((line, at) => (/DateTime(Offset)?\.(Now|Today)/.test(line) ? `${path}:${at + 1}` : [])),
    ),
    'Write DateTime.UtcNow.',
  );
});
