// @vitest-environment node
// Which file may import what. src/README.md shows the rooms of src in a picture.
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { expectNone } from '../expect-none';
import { filesIn } from '../files';
import { files, imports, source } from './source';

/** The rooms in the order of the picture: `facts`, `shared/page`, or `shared/routes` for a file. Those in `shared/` and `extras/` have two more spaces. */
const rooms = [
  ...source('src/README.md').matchAll(/^ {2}([\w-]+)(?:\/|\.ts) .*\n((?: {4}[\w.-].*\n)*)/gm),
].flatMap(([, name = '', inner = '']) => {
  const own = [...inner.matchAll(/^ {4}([\w-]+)(?:\/|\.ts) /gm)].map(([, room]) => `${name}/${room}`);
  return own.length ? own : [name];
});

/** The room of a path in src, and `shared/index` for src/shared itself. */
function roomOf(path: string): string {
  const [, first = '', second = 'index'] = path.replace(/\.\w+$/, '').split('/');
  return rooms.includes(first) ? first : `${first}/${second}`;
}

test('the picture in src/README.md shows every room of src', () => {
  const found = ['', 'shared/', 'extras/'].flatMap((folder) =>
    readdirSync(`src/${folder}`, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() || /(?<!\.d)\.ts$/.test(entry.name))
      .map(({ name }) => folder + basename(name, '.ts')),
  );
  expect(rooms.toSorted(), 'Add the room to the picture, below the rooms that it imports from.').toEqual(
    found.filter((room) => room !== 'shared' && room !== 'extras').sort(),
  );
});

test('src/facts imports only types', () => {
  const imported = files
    .filter((path) => path.startsWith('src/facts/'))
    .flatMap(
      (path) =>
        source(path)
          .match(/^import (?!type\b)(?!.* from '\.\/[\w.-]+').*/gm)
          ?.map((line) => `${path}: ${line}`) ?? [],
    );
  expectNone(imported, 'Facts are data. Move what computes into the room that uses it.');
});

const isAbove = (name: string, path: string) => rooms.indexOf(roomOf(name)) <= rooms.indexOf(roomOf(path));
const renders = /^src\/(shared\/(ui\/|mount\/[\w-]+\.tsx$|index\.ts$)|tooling\/)/;

test.for<[rule: string, where: RegExp, may: (name: string, path: string) => boolean, cure: string]>([
  [
    'a room of src imports only from rooms above it in the picture, and no widget',
    /^src\//,
    (name, path) =>
      path.startsWith('src/facts/') ||
      !/^(src|widgets)\b/.test(name) ||
      (name.startsWith('src') && isAbove(name, path)),
    'Pass what is needed as a parameter, or move it to the room that uses it.',
  ],
  [
    'a widget imports only its own folder, src/facts and src/shared/index.ts',
    /^widgets\//,
    (name, path) =>
      name === 'src/shared' ||
      name.startsWith('src/facts/') ||
      name.startsWith(`${path.split('/', 2).join('/')}/`),
    'The build takes everything else from shared.js. Put what two widgets share into src/, export it in src/shared/index.ts, and import it from there.',
  ],
  [
    'nothing that ships imports words for people: NAME.words.ts',
    /^(src\/(?!tooling\/)|widgets\/)/,
    (name) => !name.endsWith('.words'),
    'A script would contain them. Only src/tooling imports them, for documents.',
  ],
  [
    'only src/shared/backend imports ky, and only src/shared/i18n rosetta',
    /^src\/(?!shared\/(backend|i18n))/,
    (name) => name !== 'ky' && name !== 'rosetta',
    'The time limit and the headers of a call are in src/shared/backend. Texts come from host.t().',
  ],
  [
    'in src only components and src/shared/mount import React and components',
    /^src\//,
    (name, path) =>
      renders.test(path) || path.startsWith('src/shared/mount/') || !/^react|^src\/shared\/ui\//.test(name),
    'Only components render. Move the component into src/shared/ui, or pass what it needs as a parameter.',
  ],
])('%s', ([, where, may, cure]) => {
  const found = files
    .filter((path) => where.test(path))
    .flatMap((path) => imports(path).map((name) => ({ name, path })));
  expect(found.length).toBeGreaterThan(50);
  expectNone(
    found.flatMap(({ name, path }) => (may(name, path) ? [] : `${path} imports ${name}`)),
    cure,
  );
});

/** The files of the product that a file imports, also for a type. */
const importedFiles = new Map(
  files.map((path) => {
    const found = imports(path).flatMap((name) =>
      ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((ending) => name + ending),
    );
    return [path, files.filter((file) => found.includes(file))];
  }),
);

/** The lines of a circle: "one imports other", for each that imports and is imported by those that are left. */
function circleIn(imported: ReadonlyMap<string, string[]>): string[] {
  const namesOf = (each: string, names: string[]) =>
    imported.get(each)?.filter((name) => names.includes(name)) ?? [];
  let circle = [...imported.keys()];
  for (let before = 0; circle.length !== before; ) {
    before = circle.length;
    const wanted = new Set(circle.flatMap((each) => namesOf(each, circle)));
    circle = circle.filter((each) => wanted.has(each) && namesOf(each, circle).length);
  }
  return circle.map((each) => `${each} imports ${namesOf(each, circle).join(' and ')}`);
}

test('no file imports a file that imports it, directly or by way of others', () => {
  expect([...importedFiles.values()].flat().length).toBeGreaterThan(300);
  expectNone(
    circleIn(importedFiles),
    'None of these files can be read alone. Move what two of them need into a file of its own, or pass it as a parameter.',
  );
});

test('no folder of a widget imports a folder that imports it, directly or by way of others', () => {
  // The files beside the folders join them. They belong to no folder.
  const folderOf = (path: string) => path.match(/^widgets\/[^/]+\/[^/]+(?=\/)/)?.[0];
  const imported = new Map<string, string[]>();
  for (const path of files) {
    const folder = folderOf(path);
    const names = imports(path).flatMap((name) => folderOf(name) ?? []);
    if (folder)
      imported.set(folder, [...(imported.get(folder) ?? []), ...names.filter((name) => name !== folder)]);
  }
  for (const [folder, names] of imported) imported.set(folder, [...new Set(names)]);
  expect([...imported.values()].flat().length).toBeGreaterThan(5);
  expectNone(
    circleIn(imported),
    'None of these folders can be read alone. Move what two of them need beside them, into the folder of the widget.',
  );
});

test('there is no utils, helpers, common or types file', () => {
  expectNone(
    filesIn(['src', 'widgets'], /\/(utils?|helpers?|common|types|misc)(\.tsx?)?$/),
    'Such a name does not say what is inside. Name the file after its concept.',
  );
});
