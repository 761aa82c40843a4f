// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { allFeatures, type Feature, helperFunctions } from '../../../../src/tooling/react/features';
import { cutsFor, refusal } from '../../../../src/tooling/react/kept';
import * as needs from '../../../../src/tooling/react/needs';
import { guardReact, renamedAttributes, trimFile, trimReact } from '../../../../src/tooling/react/trim';

const require = createRequire(import.meta.url);
const read = (name: string, file: string) =>
  readFileSync(join(dirname(require.resolve(name)), `cjs/${file}.js`), 'utf8');
const client = (build: string) => read('react-dom', `react-dom-client.${build}`);
const react = client('production');

const features = Object.keys(allFeatures) as Feature[];
const { functions, alwaysCalled, kinds } = cutsFor();

test('every function of a cut feature keeps its name and loses its body', () => {
  const trimmed = trimReact(react);
  for (const name of [...functions.keys(), ...alwaysCalled])
    expect(trimmed).toMatch(new RegExp(`^ *function ${name}\\([^)]*\\) \\{\\n *\\}$`, 'm'));
  expect([...functions.keys(), ...alwaysCalled].length).toBeGreaterThan(25);
});

test('only the listed hooks, events and attributes stay', () => {
  const trimmed = trimReact(react);
  const entries = [...trimmed.matchAll(/^ +(use\w*): /gm)].map(([, name]) => name).sort();
  // One entry in each of React's four tables of hooks.
  expect(entries).toEqual(needs.hooks.flatMap((name) => [name, name, name, name]));
  expect(trimmed).not.toMatch(/Dispatcher\w*\.use/);
  const registered = [...trimmed.matchAll(/^register\w+Event\([^;]*?"(on\w+)"/gm)].map(([, name]) => name);
  const [, simple = ''] = trimmed.match(/simpleEventPluginEvents =\s+"([^"]*)"/) ?? [];
  expect([...registered, ...simple.split(' ').map((name) => `on${name}`)].map(String).sort()).toEqual([
    'onBlur',
    'onclick',
    'onerror',
  ]);
  expect(renamedAttributes(trimmed)).toEqual(needs.attributes);
  expect(renamedAttributes(react).length).toBeGreaterThan(70);
});

test('React’s smaller files lose the statements of cut features', () => {
  const files = { react: /\bcomponent\b/gi, 'react-dom': /\br: function/g } as const;
  for (const [name, cut] of Object.entries(files) as [keyof typeof files, RegExp][]) {
    const source = read(name, `${name}.production`);
    expect(source).toMatch(cut);
    const trimmed = trimFile(name, source);
    expect(trimmed).not.toMatch(cut);
    expect(trimmed.match(/^exports\.\w+/gm)).toEqual(source.match(/^exports\.(?!(?:Pure)?Component\b)\w+/gm));
    const own = /^(?:function (?!(?:Pure)?Component)| +\w: noop).*$/gm;
    expect(trimmed.match(own)).toEqual(source.match(own));
    expect(trimFile(name, source, { ...needs, features })).toBe(source);
    expect(() => trimFile(name, '')).toThrow(`in ${name}.production.js.`);
  }
});

describe('if a name is added to the list, its feature is kept', () => {
  test.each(features)('%s', (feature) => {
    const cuts = cutsFor({ ...needs, features: [feature] });
    const { functions = '', alwaysCalled = '', kinds: own = [], exports = '' } = allFeatures[feature] ?? {};
    for (const name of functions.match(/\w+/g) ?? []) expect(cuts.functions.has(name)).toBe(false);
    for (const name of alwaysCalled.match(/\w+/g) ?? []) expect(cuts.alwaysCalled).not.toContain(name);
    for (const kind of own) expect(cuts.kinds.has(kind)).toBe(false);
    for (const name of exports.match(/\w+/g) ?? []) expect(refusal(name, cuts)).toBeUndefined();
  });

  test('with all names no body is empty, no kind is cut, and each event is registered', () => {
    const users = [...new Set(Object.values(helperFunctions).flat())];
    const events = users.filter((name) => name.startsWith('on'));
    const wanted = { hooks: [...needs.hooks, 'useState'], attributes: [], features, events };
    const cuts = cutsFor(wanted);
    expect([cuts.functions.size, cuts.alwaysCalled, cuts.kinds.size, cuts.exports.size]).toEqual([
      0,
      [],
      0,
      0,
    ]);
    expect(kinds.size).toBeGreaterThan(10);
    const trimmed = trimReact(react, { ...wanted, attributes: ['htmlFor'] });
    for (const event of events)
      expect(trimmed).toMatch(new RegExp(`^register\\w+Event\\([^;]*?"${event}"`, 'm'));
  });
});

describe('a React that has changed stops the build', () => {
  test.each([
    ['function canHydrateInstance', /\bcanHydrateInstance\b/g],
    ['events', /\bregister(?=\w+Event\()/g],
    ['list of events', /simpleEventPluginEvents =/],
    ['classes of events', /= (?=(?:createSyntheticEvent|assign|getVendorPrefixedEventName)\()/g],
    ['hooks', /\buse(?=\w*:)|(?<=Dispatcher\w*\.)use/g],
    ['renamed attributes', /^ {4}\["/gm],
    ['preloading', /^ {2}[rDCLmXSM]: /gm],
    ['hydration', /^ReactDOMHydrationRoot/gm],
    ['second try', /2 === exitStatus/],
  ])('%s', (feature, here) => {
    expect(() => trimReact(react.replace(here, 'other'))).toThrow(`does not find its ${feature}.`);
  });

  test('a change of its development build', () => {
    expect(() => guardReact(client('development').replace('function FiberNode(', 'function Node('))).toThrow(
      'function FiberNode',
    );
  });
});
