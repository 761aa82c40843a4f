// @vitest-environment node
// Which file may import what. src/README.md explains the rooms.
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { expectNone } from '../expect-none';
import { components, files, forbiddenImports, forbiddenTexts, imports, models, source } from './source';

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

const shared = files.filter((path) => path.startsWith('src/'));
const parts = files.filter((path) => path.startsWith('widgets/'));

test('src imports no widget', () => {
  expectNone(
    forbiddenImports(shared, (name) => name.startsWith('widgets')),
    'shared.js must not contain a widget. Move what both need into src, and export it in src/index.ts.',
  );
});

test('a widget imports only its own folder and src/index.ts', () => {
  const own = (path: string) => `${path.split('/').slice(0, 2).join('/')}/`;
  expectNone(
    forbiddenImports(parts, (name, path) => name !== 'src' && !name.startsWith(own(path))),
    'The build takes everything else from shared.js. Export it in src/index.ts, and import it from there.',
  );
});

const ui = /^src\/ui\//;

test('a model has no React, no markup, no element and no ky', () => {
  expectNone(
    [
      ...forbiddenImports(
        models,
        (name) => /^react|signals-react\/runtime/.test(name) || name === 'ky' || name.endsWith('.css'),
      ),
      ...forbiddenTexts(models, /\b(use[A-Z]\w+|jsxs?|Fragment|document|window|navigator|HTML\w*Element)\b/g),
    ],
    'A model is tested without a page. Move this into a component, or into a file without .model in its name.',
  );
});

test('a component has no ky and no call', () => {
  expectNone(
    [
      ...forbiddenImports(components, (name) => name === 'ky' || name.startsWith('src/backend')),
      ...forbiddenTexts(components, /\bfetch\(|\bbackend\b/g),
    ],
    'A component shows a model and calls its functions. Move the call into the model.',
  );
});

test('a component of a widget has no timer', () => {
  expectNone(
    forbiddenTexts(
      components.filter((path) => path.startsWith('widgets/')),
      /setTimeout|setInterval|requestAnimationFrame/g,
    ),
    'A component shows a model and calls its functions. Move the timer into the model.',
  );
});

test('only the backend imports ky', () => {
  expectNone(
    forbiddenImports(files, (name, path) => name === 'ky' && dirname(path) !== 'src/backend'),
    'The time limit and the headers of a call are in src/backend. Add the call there.',
  );
});

test('only src/i18n imports rosetta', () => {
  expectNone(
    forbiddenImports(files, (name, path) => name === 'rosetta' && dirname(path) !== 'src/i18n'),
    'A missing text is reported in src/i18n. Take texts from host.t().',
  );
});

/** The modules outside of src/ui that render: the mount, and the exports for widgets. */
const renders = (path: string) => ui.test(path) || /^src\/(mount\/[\w-]+\.tsx|index\.ts)$/.test(path);

test('only src/ui, the mount and src/index.ts import src/ui, and only their components React', () => {
  const values = (path: string) =>
    [...source(path).matchAll(/^(?:import|export) (?!type )[^;]*? from '(react[^']*)';/gm)].map(
      ([, name]) => `${path} imports ${name}`,
    );
  const others = shared.filter((path) => !renders(path) && !path.startsWith('src/tooling/'));
  expectNone(
    [
      ...others.flatMap(values),
      ...forbiddenImports(others, (name, path) => ui.test(name) && !path.startsWith('src/mount/')),
    ],
    'Only components render. Move the component into src/ui, or pass what it needs as a parameter.',
  );
});

test('no bundle contains src/tooling', () => {
  const shipped = files.filter((path) => !path.startsWith('src/tooling/'));
  expectNone(
    forbiddenImports(shipped, (name) => name.startsWith('src/tooling')),
    'The build does not ship. Move what pages need out of src/tooling.',
  );
});
