// @vitest-environment node
// The rules for imports and for the contents of files. src/README.md explains them.
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { names } from '../../src/mount/names';
import { filesIn } from './files';

const source = (path: string) => readFileSync(path, 'utf8');
const files = filesIn(['src', 'widgets'], /\.tsx?$/);

/** The imports of a module: the names of packages, and the paths of files in the project. */
const imports = (path: string) =>
  [
    ...source(path).matchAll(
      /^(?:import|export)\b(?! type \{[^}]*\} from 'react')[^;=]*?['"]([^'"]+)['"];/gm,
    ),
  ].map(([, name = '']) => (name.startsWith('.') ? relative('.', join(dirname(path), name)) : name));

test('the scan of imports forbiddenTexts all kinds of imports', () => {
  expect(imports('src/index.ts')).toEqual(expect.arrayContaining(['react', 'src/ui/Button', 'src/routes']));
  expect(imports('widgets/footer/Footer.tsx')).toEqual(
    expect.arrayContaining(['src', 'widgets/footer/Contacts']),
  );
  expect(files.length).toBeGreaterThan(40);
});

const written = filesIn(['src', 'widgets', 'test'], /\.(tsx?|mjs|css)$/).filter(
  (path) => !path.includes('wwwroot/'),
);

test('no file has more than 200 lines', () => {
  expect(written.filter((path) => source(path).split('\n').length - 1 > 200)).toEqual([]);
});

/** The forbidden texts in some files, each with its file. */
const forbiddenTexts = (paths: string[], pattern: RegExp) =>
  paths.flatMap(
    (path) =>
      source(path)
        .match(pattern)
        ?.map((found) => `${path}: ${found}`) ?? [],
  );

/** The forbidden imports of some files, each with its file. */
const forbiddenImports = (paths: string[], mayNot: (name: string, path: string) => boolean) =>
  paths.flatMap((path) =>
    imports(path)
      .filter((name) => mayNot(name, path))
      .map((name) => `${path} imports ${name}`),
  );

const components = files.filter((path) => path.endsWith('.tsx'));
const models = files.filter((path) => path.endsWith('.model.ts'));

test('no file builds markup from text: no innerHTML, no <style> or <script> in JSX', () => {
  const markup =
    /dangerouslySetInnerHTML|(inner|outer)HTML\b|insertAdjacentHTML|document\.write|setAttribute\('style'|new Function|\beval\(/g;
  expect(forbiddenTexts(files, markup)).toEqual([]);
  expect(forbiddenTexts(components, /<(style|script)[\s>]/g)).toEqual([]);
});

test('no file suppresses the compiler or the linter', () => {
  expect(forbiddenTexts(files, /@ts-|biome-ignore|: any\b|as any\b/g)).toEqual([]);
});

test('src imports no widget', () => {
  const shared = files.filter((path) => path.startsWith('src/'));
  expect(forbiddenImports(shared, (name) => name.startsWith('widgets'))).toEqual([]);
});

test('a widget imports only its own folder and src/index.ts', () => {
  const own = (path: string) => `${path.split('/').slice(0, 2).join('/')}/`;
  const parts = files.filter((path) => path.startsWith('widgets/'));
  expect(forbiddenImports(parts, (name, path) => name !== 'src' && !name.startsWith(own(path)))).toEqual([]);
});

const react = /^react|signals-react\/runtime/;
const ui = /^src\/ui\//;

test('a model has no React, no markup and no ky', () => {
  expect(models.length).toBeGreaterThan(10);
  expect(
    forbiddenImports(models, (name) => react.test(name) || name === 'ky' || name.endsWith('.css')),
  ).toEqual([]);
  expect(forbiddenTexts(models, /\b(use[A-Z]\w+|jsxs?|Fragment)\b|\bdocument\b/g)).toEqual([]);
});

test('a component has no ky and no call', () => {
  expect(forbiddenImports(components, (name) => name === 'ky' || name.startsWith('src/backend'))).toEqual([]);
  expect(forbiddenTexts(components, /\bfetch\(|\bbackend\b/g)).toEqual([]);
});

test('a component of a widget has no timer', () => {
  const thin = components.filter((path) => path.startsWith('widgets/'));
  expect(forbiddenTexts(thin, /setTimeout|setInterval|requestAnimationFrame/g)).toEqual([]);
});

test('a component that reads a signal calls useSignals(), unless it reads it in an effect', () => {
  const parts = components.flatMap((path) =>
    source(path).split(/^(?=(?:export )?(?:function|const) [A-Z])/m),
  );
  const reads = (part: string) => /\.value\b|\buseDisclosure\b.*\(/.test(part);
  const isTracked = (part: string) => /\buseSignals\(\)|\beffect\(/.test(part);
  expect(parts.filter((part) => reads(part) && !isTracked(part))).toEqual([]);
  expect(parts.filter((part) => part.includes('useSignals()')).length).toBeGreaterThan(5);
});

test('only the backend imports ky', () => {
  const users = files.filter((path) => imports(path).includes('ky')).map(dirname);
  expect([...new Set(users)]).toEqual(['src/backend']);
});

test('only src/ui, mount.tsx and src/index.ts import React', () => {
  const values = (path: string) =>
    [...source(path).matchAll(/^(?:import|export) (?!type )[^;]*? from '(react[^']*)';/gm)].length > 0;
  const users = files.filter((path) => path.startsWith('src/') && !ui.test(path) && values(path));
  expect(users.sort()).toEqual(['src/index.ts', 'src/mount/mount.tsx']);
});

test('only src/ui, mount.tsx and src/index.ts import src/ui', () => {
  const users = files.filter((path) => !ui.test(path) && imports(path).some((name) => ui.test(name)));
  expect(users.sort()).toEqual(['src/index.ts', 'src/mount/mount.tsx']);
});

test('no bundle contains src/tooling', () => {
  const users = files.filter(
    (path) =>
      !path.startsWith('src/tooling/') && imports(path).some((name) => name.startsWith('src/tooling')),
  );
  expect(users).toEqual([]);
});

test('only src/i18n imports rosetta', () => {
  expect(files.filter((path) => imports(path).includes('rosetta')).map(dirname)).toEqual(['src/i18n']);
});

test('only navigate() leaves the page', () => {
  const leave = /location\.(assign|replace|reload)\(|location(\.href)? = |history\./;
  expect(files.filter((path) => leave.test(source(path)))).toEqual(['src/host/navigation.ts']);
});

test('only src/host/storage.ts uses session and local storage', () => {
  expect(files.filter((path) => /\b(session|local)Storage\b/.test(source(path)))).toEqual([
    'src/host/storage.ts',
  ]);
});

test('build.mjs has at most 200 lines', () => {
  expect(source('build.mjs').split('\n').length - 1).toBeLessThanOrEqual(200);
});

test('the index.tsx of each widget only exports its component', () => {
  for (const name of names) {
    expect(source(`widgets/${name}/index.tsx`).trim()).toMatch(
      /^export \{ \w+ as default \} from '\.\/\w+';$/,
    );
  }
});

test('every ::before and ::after with content starts with all: revert', () => {
  const sheets = written.filter((path) => /^(src|widgets)\/.*\.css$/.test(path)).map(source);
  const rules = sheets.flatMap(
    (sheet) => sheet.match(/^.*::(before|after) \{[^}]+content: (?!none)[^}]+\}/gm) ?? [],
  );
  expect(rules.length).toBeGreaterThan(4);
  expect(rules.filter((rule) => !/\{\n *all: revert;\n/.test(rule))).toEqual([]);
});

test('there is no utils, helpers, common or types file', () => {
  const drawers = filesIn(['src', 'widgets'], /\/(utils?|helpers?|common|types|misc)(\.tsx?)?$/);
  expect(drawers).toEqual([]);
});
