// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { events, trimReact, unusedByFeature } from '../../../src/publish/react-trim';

const require = createRequire(import.meta.url);
const client = join(dirname(require.resolve('react-dom')), 'cjs/react-dom-client.production.js');
const react = readFileSync(client, 'utf8');

const sources = ['src', 'widgets'].flatMap((folder) =>
  readdirSync(new URL(`../../../${folder}`, import.meta.url), { recursive: true, withFileTypes: true })
    .filter(({ name, parentPath }) => /\.tsx?$/.test(name) && !parentPath.endsWith('publish'))
    .map(({ name, parentPath }) => readFileSync(join(parentPath, name), 'utf8')),
);

test('every function named is there, loses its body and keeps its name', () => {
  const trimmed = trimReact(react);
  for (const name of Object.values(unusedByFeature).flat())
    expect(trimmed).toMatch(new RegExp(`^function ${name}\\([^)]*\\) \\{\\}$`, 'm'));
  expect(trimmed.length).toBeLessThan(react.length * 0.85);
});

test('a function that a new React has no more is missed at once', () => {
  expect(() => trimReact(react.replace(/function updateClassComponent\b/, 'function renamed'))).toThrow(
    'updateClassComponent',
  );
});

test('a React that registers its events otherwise is missed at once', () => {
  expect(() =>
    trimReact(react.replaceAll('registerDirectEvent("onMouseEnter"', 'other("onMouseEnter"')),
  ).not.toThrow();
  expect(() => trimReact(react.replaceAll('registerSimpleEvent(', 'registerOther('))).toThrow('events');
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
    const known = [
      'Fragment',
      'createRoot',
      'flushSync',
      'useEffect',
      'useId',
      'useLayoutEffect',
      'useMemo',
      'useRef',
    ];
    expect([...used].filter((name) => !known.includes(name))).toEqual([]);
    expect(used).toContain('createRoot');
  });

  test('no event is listened to that React was told to forget', () => {
    const own = /<[a-z][^>]*?\bon[A-Z]/s;
    const names = sources
      .filter((source) => own.test(source))
      .flatMap((source) =>
        [...source.matchAll(/\bon([A-Z]\w+)=\{/g)].map(([, name = '']) => name.toLowerCase()),
      );
    const known = [...events, 'change', 'focus', 'blur'];
    // A component's own properties bear names of that kind, too.
    const properties = ['commit', 'logout', 'pick', 'text', 'yes'];
    expect([...new Set(names)].filter((name) => ![...known, ...properties].includes(name))).toEqual([]);
    for (const name of events) expect(names).toContain(name);
  });

  test.each([
    ['no class is a component', /extends (React\.)?(Pure)?Component/],
    ['no element is one that React hoists', /^\s*<(title|link|meta|style|script)[\s>]/m],
    ['no form has an action', /\b(form)?action=\{/i],
    ['no element is custom', /<[a-z]+-[a-z]/],
  ])('%s', (_, forbidden) => {
    expect(sources.filter((source) => forbidden.test(source))).toEqual([]);
  });
});
