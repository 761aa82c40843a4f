// @vitest-environment node
// The sizes and names of files, and the order of the rooms. src/README.md shows the rooms in a picture.
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { expectNone } from '../expect-none';
import { filesIn } from '../files';
import { files, imports, source } from './source';

test('no file has more than 200 lines', () => {
  const written = [...filesIn(['src', 'widgets', 'test'], /\.(tsx?|mjs|css)$/), 'build.mjs'];
  const long = written.flatMap((path) => {
    const lines = source(path).split('\n').length - 1;
    return lines > 200 ? [`${path} has ${lines} lines`] : [];
  });
  expectNone(
    long.filter((path) => !path.includes('wwwroot/')),
    'A file has at most 200 lines. Move one of its concepts into a new file with the name of that concept.',
  );
});

test('there is no utils, helpers, common or types file', () => {
  expectNone(
    filesIn(['src', 'widgets'], /\/(utils?|helpers?|common|types|misc)(\.tsx?)?$/),
    'Such a name does not say what is inside. Name the file after its concept.',
  );
});

/** The rooms of src, in the order of the picture in src/README.md. */
const rooms = [...source('src/README.md').matchAll(/^ {2}([\w-]+)(?:\/|\.ts) /gm)].map(([, name]) => name);

/** The room of a path in src: `page`, or `routes` for the file src/routes.ts. */
const roomOf = (path: string) => path.split('/')[1]?.replace(/\.\w+$/, '') ?? 'index';

test('the picture in src/README.md shows every room of src', () => {
  const entries = readdirSync('src', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || /(?<!\.d)\.ts$/.test(entry.name))
    .map(({ name }) => basename(name, '.ts'));
  expect(rooms.toSorted(), 'Add the room to the picture, below the rooms that it imports from.').toEqual(
    entries.sort(),
  );
});

test('a room imports only from rooms above it in the picture in src/README.md', () => {
  const upward = files.flatMap((path) => {
    if (!path.startsWith('src/')) return [];
    const below = rooms.slice(rooms.indexOf(roomOf(path)) + 1);
    return imports(path)
      .filter((name) => /^src\b/.test(name) && below.includes(roomOf(name)))
      .map((name) => `${path} imports ${name}`);
  });
  expectNone(
    upward,
    'The order of the rooms would become a circle. Pass what is needed as a parameter, or move it to the room that uses it.',
  );
});
