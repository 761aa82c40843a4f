// @vitest-environment node
// The walls are the rules for what each folder may import and do. src/README.md explains them.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { names } from '../../src/host/names';
import { filesIn } from './files';

const source = (path: string) => readFileSync(path, 'utf8');
const files = filesIn(['src', 'widgets'], /\.tsx?$/);

/** What a module imports: packages by their name, files by their path in the project. */
const imports = (path: string) =>
  [
    ...source(path).matchAll(
      /^(?:import|export)\b(?! type \{[^}]*\} from 'react')[^;=]*?['"]([^'"]+)['"];/gm,
    ),
  ].map(([, name = '']) => (name.startsWith('.') ? relative('.', join(dirname(path), name)) : name));

test('the scan of imports finds all kinds of imports', () => {
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

describe.for(files)('%s', (path) => {
  const code = source(path);

  test('builds no markup from text: no innerHTML, no <style> or <script> in JSX', () => {
    expect(code).not.toMatch(
      /dangerouslySetInnerHTML|(inner|outer)HTML\b|insertAdjacentHTML|document\.write/,
    );
    expect(code).not.toMatch(/setAttribute\('style'|new Function|\beval\(/);
    if (path.endsWith('x')) expect(code).not.toMatch(/<(style|script)[\s>]/);
  });

  test('does not suppress the compiler or the linter', () => {
    expect(code).not.toMatch(/@ts-|biome-ignore|: any\b|as any\b/);
  });
});

describe.for(files.filter((path) => path.startsWith('src/')))('%s', (path) => {
  test('imports no widget', () => {
    expect(imports(path).filter((name) => name.startsWith('widgets'))).toEqual([]);
  });
});

describe.for(files.filter((path) => path.startsWith('widgets/')))('%s', (path) => {
  test('imports only its own folder and src/index.ts', () => {
    const own = path.split('/').slice(0, 2).join('/');
    expect(imports(path).filter((name) => name !== 'src' && !name.startsWith(`${own}/`))).toEqual([]);
  });
});

const react = /^react|signals-react\/runtime/;
const ui = /^src\/ui\//;

test.for(files.filter((path) => path.endsWith('.model.ts')))(
  '%s is a model: no React, no markup, no ky',
  (path) => {
    expect(
      imports(path).filter((name) => react.test(name) || name === 'ky' || name.endsWith('.css')),
    ).toEqual([]);
    expect(source(path)).not.toMatch(/\b(use[A-Z]\w+|jsxs?|Fragment)\b|\bdocument\b/);
  },
);

test.for(files.filter((path) => path.endsWith('.tsx')))('%s is a component: no ky, no call', (path) => {
  expect(imports(path).filter((name) => name === 'ky' || name.startsWith('src/backend'))).toEqual([]);
  expect(source(path)).not.toMatch(/\bfetch\(|\bbackend\b/);
});

test.for(files.filter((path) => /^widgets\/.*\.tsx$/.test(path)))('%s has no timer', (path) => {
  expect(source(path)).not.toMatch(/setTimeout|setInterval|requestAnimationFrame/);
});

test('only the backend imports ky', () => {
  const users = files.filter((path) => imports(path).includes('ky')).map(dirname);
  expect([...new Set(users)]).toEqual(['src/backend']);
});

test('only src/ui, mount.tsx and src/index.ts import React', () => {
  const values = (path: string) =>
    [...source(path).matchAll(/^(?:import|export) (?!type )[^;]*? from '(react[^']*)';/gm)].length > 0;
  const users = files.filter((path) => path.startsWith('src/') && !ui.test(path) && values(path));
  expect(users.sort()).toEqual(['src/host/mount.tsx', 'src/index.ts']);
});

test('only src/ui, mount.tsx and src/index.ts import src/ui', () => {
  const users = files.filter((path) => !ui.test(path) && imports(path).some((name) => ui.test(name)));
  expect(users.sort()).toEqual(['src/host/mount.tsx', 'src/index.ts']);
});

test('no bundle contains src/build', () => {
  const users = files.filter(
    (path) => !path.startsWith('src/build/') && imports(path).some((name) => name.startsWith('src/build')),
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

test('only src/host/storage.ts uses session storage', () => {
  expect(files.filter((path) => /\b(session|local)Storage\./.test(source(path)))).toEqual([
    'src/host/storage.ts',
  ]);
});

test('build.mjs has at most 200 lines', () => {
  expect(source('build.mjs').split('\n').length - 1).toBeLessThanOrEqual(200);
});

test('the index.tsx of each widget only exports its component', () => {
  for (const name of readdirSync('widgets')) {
    expect(names).toContain(name);
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
