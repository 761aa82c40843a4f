import { describe, expect, test } from 'vitest';
import type { Kind, Part } from '../../../src/page/field';
import { fields } from '../../../src/page/fields';
import { isList } from '../../../src/page/value';
import { read } from './reading';
import { values } from './values';

type Name = keyof typeof fields;

test('each field has test values', () => {
  const lacking = Object.keys(fields).filter((name) => !(name in values));
  expect(lacking, 'write a row for each of these fields into test/unit/page/values.ts').toEqual([]);
});

/** Each description in a kind, by the path of its owner. */
function descriptions(kind: Kind, path: string): [string, string][] {
  if (typeof kind === 'string') return [];
  if (isList(kind)) return descriptions(kind[0], `${path}[]`);
  const own: [string, string][] = kind.description === undefined ? [] : [[path, kind.description]];
  return [
    ...own,
    ...Object.entries(kind.parts).flatMap(([name, part]) => described(part, `${path}.${name}`)),
  ];
}

const described = ({ kind, description }: Part, path: string): [string, string][] => [
  [path, description],
  ...descriptions(kind, path),
];

test('each field, and each part of one, has a description that fits on one line of a table', () => {
  const all = Object.entries(fields).flatMap(([name, field]) => described(field, name));
  expect(
    all.filter(([, description]) => !/^[A-Z][^\n|]*\.$/.test(description)).map(([path]) => path),
    'src/page/fields.ts: write a sentence that begins with a capital letter and ends with a full stop',
  ).toEqual([]);
});

test('a page with only a language gets the default of every other field, without a message', () => {
  const { page, messages } = read({ lang: 'ru' });
  expect(page).toEqual(
    Object.fromEntries(Object.entries(values).map(([name, each]) => [name, each.default])),
  );
  expect(messages).toEqual([]);
});

for (const [name, { default: fallback, accepts, refuses }] of Object.entries(values))
  describe(name, () => {
    const around = (value: unknown) => ({ lang: 'ru', [name]: value });

    for (const [given, got] of accepts)
      test(`accepts ${JSON.stringify(given)} without a message`, () => {
        const { page, messages } = read(around(given));
        expect(page[name as Name]).toEqual(got);
        expect(messages).toEqual([]);
      });

    for (const wrong of refuses)
      test(`treats ${JSON.stringify(wrong)} as absent, with one message that names the field`, () => {
        const { page, messages } = read(around(wrong));
        expect(page[name as Name]).toEqual(fallback);
        expect(messages).toHaveLength(1);
        const [opening, ...lines] = messages[0]?.split('\n') ?? [];
        expect(opening).toBe('ev-portal-widgets: in window.__PAGE__');
        expect(lines.length).toBeGreaterThan(0);
        for (const line of lines)
          expect(line).toMatch(new RegExp(`^${name}(\\.\\w+)?: expected .+, found .+; (using .+|ignored)$`));
      });

    if (name !== 'lang')
      test.for([null, undefined, ''])('treats %j as absent without a message', (nothing) => {
        const { page, messages } = read(around(nothing));
        expect(page[name as Name]).toEqual(fallback);
        expect(messages).toEqual([]);
      });
  });
