// @vitest-environment node
import { readFileSync } from 'node:fs';
import { transform } from 'esbuild';
import { Window } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { reactInternals } from '../../../../src/build/react/internals';
import { lighterReact } from '../../../../src/build/react/plugin';
import { trimReact } from '../../../../src/build/react/trim';
import { filesIn } from '../../files';
import { bundleReact } from './react';

const pattern = new RegExp(`^(${reactInternals.join('|')})$`);
const reactDom = readFileSync('node_modules/react-dom/cjs/react-dom-client.production.js', 'utf8');

/** Which of the listed names a module uses for a property, quoted or not. */
async function used(path: string): Promise<string[]> {
  const loader = path.endsWith('x') ? 'tsx' : path.endsWith('ts') ? 'ts' : 'js';
  const options = {
    loader,
    jsx: 'automatic',
    mangleProps: pattern,
    mangleQuoted: true,
    mangleCache: {},
  } as const;
  return Object.keys((await transform(readFileSync(path, 'utf8'), options)).mangleCache ?? {});
}

test('the scan sees a property however it is written', async () => {
  expect(await used('node_modules/react-dom/cjs/react-dom-client.production.js')).toEqual(
    expect.arrayContaining([...reactInternals]),
  );
});

test('no name is listed twice', () => {
  expect(new Set(reactInternals).size).toBe(reactInternals.length);
});

describe('what is left of react-dom', async () => {
  const source = `import { createRoot } from 'react-dom/client'; import { flushSync } from 'react-dom'; console.log(createRoot, flushSync);`;
  const left = await bundleReact(source, [lighterReact(trimReact)]);

  test.for(reactInternals)('has a property %s', (name) => {
    expect(left).toMatch(new RegExp(`(\\.|[{,]\\s*)${name}\\b`));
  });
});

describe('none is a property in another module of the bundle', () => {
  const packages = (...paths: string[]) => paths.map((path) => `node_modules/${path}`);
  const modules = [
    ...filesIn(['src', 'widgets'], /\.tsx?$/).filter((path) => !path.startsWith('src/build')),
    ...filesIn(packages('ky/distribution'), /\.js$/),
    ...filesIn(packages('rosetta/dist', 'dlv/dist', 'templite/dist'), /\.m?js$/),
    ...packages('react/cjs/react.production.js', 'react/cjs/react-jsx-runtime.production.js'),
    ...packages('react-dom/cjs/react-dom.production.js', 'scheduler/cjs/scheduler.production.js'),
    ...packages('@preact/signals-core/dist/signals-core.mjs', '@preact/signals-react/dist/signals.mjs'),
    ...packages('@preact/signals-react/runtime/dist/runtime.mjs'),
  ];

  test('all modules are there', () => {
    for (const name of [
      'ky',
      'react',
      'scheduler',
      'signals-core',
      'signals-react',
      'rosetta',
      'dlv',
      'templite',
    ])
      expect(modules.filter((path) => path.includes(`/${name}/`)).length, name).toBeGreaterThan(0);
    expect(modules).toContain('src/index.ts');
  });

  test.for(modules)('%s', async (path) => {
    expect(await used(path)).toEqual([]);
  });
});

/** Every name that an object of a global class answers to. */
function known(scope: object): Set<string> {
  const names = new Set<string>();
  for (const name of Object.getOwnPropertyNames(scope)) {
    const each = (scope as Record<string, { prototype?: object } | undefined>)[name];
    for (const own of [each, each?.prototype])
      if (own && /object|function/.test(typeof own))
        for (const key of Object.getOwnPropertyNames(own)) names.add(key);
  }
  return names;
}

test('none is what the DOM calls something', () => {
  const dom = known(new Window());
  expect(dom).toContain('firstChild');
  expect(reactInternals.filter((name) => dom.has(name))).toEqual(['flags']);
});

test('none is what the language calls something, but a regular expression’s flags and an iterator’s return', () => {
  const language = known(globalThis);
  const generator = Object.getPrototypeOf(Object.getPrototypeOf((function* () {})()));
  for (const key of Object.getOwnPropertyNames(generator)) language.add(key);
  expect(reactInternals.filter((name) => language.has(name)).sort()).toEqual(['flags', 'return']);
});

test('react-dom never asks a regular expression for its flags nor an iterator to return', () => {
  expect(reactDom).not.toMatch(/\.return\(/);
  expect(reactDom).not.toMatch(/\/[gimsuy]*\.flags|RegExp[^;\n]*\.flags/);
});
