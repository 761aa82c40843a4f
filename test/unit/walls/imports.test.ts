// @vitest-environment node
// Which file may import what. src/README.md explains the rooms.
import { expect, test } from 'vitest';
import { expectNone } from '../expect-none';
import { components, files, imports, importsIn, models, textsIn } from './source';

test('the scan finds all kinds of imports', () => {
  expect(imports('src/index.ts')).toEqual(
    expect.arrayContaining(['react', 'src/ui/Button', 'src/host/routes']),
  );
  expect(imports('widgets/footer/Footer.tsx')).toEqual(
    expect.arrayContaining(['src', 'widgets/footer/Contacts']),
  );
  expect(files.length).toBeGreaterThan(40);
  expect(models.length).toBeGreaterThan(5);
});

const folder = (path: string, depth: number) => `${path.split('/').slice(0, depth).join('/')}/`;
const within = (...folders: string[]) =>
  files.filter((path) => folders.some((each) => path.startsWith(each)));

test.for<[rule: string, paths: string[], mayNot: (name: string, path: string) => boolean, cure: string]>([
  [
    'src imports no widget',
    within('src/'),
    (name) => name.startsWith('widgets'),
    'shared.js must not contain a widget. Move what both need into src, and export it in src/index.ts.',
  ],
  [
    'a widget imports only its own folder and src/index.ts',
    within('widgets/'),
    (name, path) => name !== 'src' && !name.startsWith(folder(path, 2)),
    'The build takes everything else from shared.js. Export it in src/index.ts, and import it from there.',
  ],
  [
    'a model has no React, no stylesheet and no ky',
    models,
    (name) => /^react|signals-react\/runtime|^ky$|\.css$/.test(name),
    'A model is tested without a page. Move this into a component, or into a file without .model in its name.',
  ],
  [
    'a component has no ky and no call',
    components,
    (name) => name === 'ky' || name.startsWith('src/backend'),
    'A component shows a model and calls its functions. Move the call into the model.',
  ],
  [
    'only the backend imports ky',
    files,
    (name, path) => name === 'ky' && folder(path, 2) !== 'src/backend/',
    'The time limit and the headers of a call are in src/backend. Add the call there.',
  ],
  [
    'only src/i18n imports rosetta',
    files,
    (name, path) => name === 'rosetta' && folder(path, 2) !== 'src/i18n/',
    'A missing text is reported in src/i18n. Take texts from host.t().',
  ],
  [
    'no bundle contains src/tooling',
    files.filter((path) => !path.startsWith('src/tooling/')),
    (name) => name.startsWith('src/tooling'),
    'The build does not ship. Move what pages need out of src/tooling.',
  ],
])('%s', ([, paths, mayNot, cure]) => expectNone(importsIn(paths, mayNot), cure));

test('only src/ui, the mount and src/index.ts import src/ui, and only their components React', () => {
  const renders = /^src\/(ui\/|mount\/[\w-]+\.tsx$|index\.ts$|tooling\/)/;
  const others = within('src/').filter((path) => !renders.test(path));
  const react = /^(?:import|export) (?!type )[^;]*? from 'react[^']*';/gm;
  expect(
    textsIn(
      files.filter((path) => renders.test(path)),
      react,
    ).length,
  ).toBeGreaterThan(5);
  expectNone(
    [
      ...textsIn(others, react),
      ...importsIn(others, (name, path) => name.startsWith('src/ui/') && !path.startsWith('src/mount/')),
    ],
    'Only components render. Move the component into src/ui, or pass what it needs as a parameter.',
  );
});
