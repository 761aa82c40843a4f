// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { events, hooks, renamed, unneededFunctions } from '../../../../src/build/react/needs';
import { trimReact } from '../../../../src/build/react/trim';

const require = createRequire(import.meta.url);
const client = join(dirname(require.resolve('react-dom')), 'cjs/react-dom-client.production.js');
const react = readFileSync(client, 'utf8');

const sources = ['src', 'widgets'].flatMap((folder) =>
  readdirSync(new URL(`../../../../${folder}`, import.meta.url), { recursive: true, withFileTypes: true })
    .filter(({ name, parentPath }) => /\.tsx?$/.test(name) && !parentPath.includes('src/build'))
    .map(({ name, parentPath }) => readFileSync(join(parentPath, name), 'utf8')),
);

test('every function named is there, loses its body and keeps its name', () => {
  const trimmed = trimReact(react);
  for (const name of unneededFunctions)
    expect(trimmed).toMatch(new RegExp(`^ *function ${name}\\([^)]*\\) \\{\\}$`, 'm'));
});

test('a function that a new React has no more is missed at once', () => {
  expect(() => trimReact(react.replace(/function canHydrateInstance\b/, 'function renamed'))).toThrow(
    'canHydrateInstance',
  );
});

test.each([
  ['events', /registerSimpleEvent\(/g],
  ['events', /simpleEventPluginEvents =/],
  ['hooks', /(?<=Dispatcher\w*\.)use/g],
  ['attributes', /^ {4}\["/gm],
  ['attributes', /^var unitlessNumbers/m],
  ['preloading', /^ {2}[rDCLmXSM]: /gm],
  ['hydration', /^ReactDOMHydrationRoot/gm],
  ['second try', /2 === exitStatus/],
])('a React that does its %s otherwise is missed at once', (feature, here) => {
  expect(() => trimReact(react.replace(here, 'other'))).toThrow(feature);
});

test('of the hooks those stay that the widgets and their signals use', () => {
  const code = readFileSync('dist/shared.js', 'utf8');
  const called = new Set([...code.matchAll(/\.H\.(use\w+)\(/g)].map(([, name]) => name));
  expect([...called].sort()).toEqual(hooks);
  for (const [, dispatcher = ''] of trimReact(react).matchAll(
    /^var (?:Hooks|ContextOnly)Dispatcher\w* = (\{.*?^\});/gms,
  ))
    expect([...dispatcher.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name).sort()).toEqual(hooks);
});

describe('nothing in the house reaches what was cut', () => {
  const used = new Set(
    sources.flatMap((source) =>
      [
        ...source.matchAll(
          /import \{([^}]+)\} from 'react(?:-dom(?:\/client)?)?'|export \{([^}]+)\} from 'react'/g,
        ),
      ].flatMap(([, imported, exported]) =>
        (imported ?? exported ?? '')
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name && !name.startsWith('type ')),
      ),
    ),
  );

  test('of React only hooks, elements, createRoot and flushSync are imported', () => {
    const known = ['Fragment', 'createRoot', 'flushSync', ...hooks];
    expect([...used].filter((name) => !known.includes(name))).toEqual([]);
    expect(used).toContain('createRoot');
  });

  test('no event is listened to that React was told to forget', () => {
    const names = sources.flatMap((source) =>
      [...source.matchAll(/\bon([A-Z]\w*)(?:=\{|\??[:(])/g)].map(([, name = '']) => name.toLowerCase()),
    );
    const known = [...events, 'change', 'focus', 'blur'];
    // The house's own, of components and of the build's hooks.
    const own = ['commit', 'logout', 'pick', 'return', 'text', 'uncaughterror', 'yes'];
    expect([...new Set(names)].filter((name) => ![...known, ...own].includes(name))).toEqual([]);
    for (const name of events) expect(names).toContain(name);
  });

  test('no attribute has another name in HTML but those that React still knows', () => {
    const names = [...react.matchAll(/^ {4}\["([\w-]+)", "[\w:-]+"\],?$/gm)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(70);
    const written = names.filter((name) =>
      sources.some((source) => new RegExp(`\\b${name}[=:]`).test(source)),
    );
    expect(written).toEqual(renamed);
  });

  test.each([
    ['no class is a component', /extends (React\.)?(Pure)?Component/],
    [
      'no element is one that React hoists, a text area or part of the page’s own frame',
      /^(?!.*add <(?:script src|link rel)).*<(title|link|meta|style|script|textarea|html|head|body)[\s>]/m,
    ],
    ['no attribute is one of style or XML', /\b(style|xlink\w+|xml[A-Z]\w*)[=:]/],
    ['no component is a promise', /async function [A-Z]|[A-Z]\w* = async/],
    ['no form has an action', /\b(form)?action=\{/i],
    ['no element is custom', /<[a-z]+-[a-z]/],
  ])('%s', (_, forbidden) => {
    expect(sources.filter((source) => forbidden.test(source))).toEqual([]);
  });
});
