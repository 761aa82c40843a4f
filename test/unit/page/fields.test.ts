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

/** The value with its names in upper case. The keys of a dictionary and the codes of languages are not names. */
const inCapitals = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inCapitals);
  if (typeof value !== 'object' || !value) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key.toUpperCase(), inCapitals(part)]),
  );
};
const isKeyed = (name: string, given: unknown) =>
  name === 'translations' || (name === 'languages' && !Array.isArray(given));

describe.for(Object.entries(values))('%s', ([name, { default: fallback, accepts, refuses }]) => {
  test.for(accepts)('accepts %j without a message, in any letter case and as JSON', ([given, got]) => {
    const other = { LANG: 'ru', [name.toUpperCase()]: isKeyed(name, given) ? given : inCapitals(given) };
    for (const page of [{ lang: 'ru', [name]: given }, other, JSON.stringify(other)]) {
      const found = read(page);
      expect(found.page[name as Name]).toEqual(got);
      expect(found.messages).toEqual([]);
    }
  });

  test.for(refuses)('treats %j as absent, with one message that names the field', (wrong) => {
    const { page, messages, problems } = read({ lang: 'ru', [name]: wrong });
    expect(page[name as Name]).toEqual(fallback);
    expect(messages).toHaveLength(1);
    expect(problems.length).toBeGreaterThan(0);
    for (const line of problems)
      expect(line).toMatch(new RegExp(`^${name}(\\.\\w+)?: expected .+, found .+; (using .+|ignored)$`));
  });

  // Only the language is required.
  test.for(name === 'lang' ? [] : [null, undefined, ''])(
    'treats %j as absent without a message',
    (nothing) => {
      const { page, messages } = read({ lang: 'ru', [name]: nothing });
      expect(page[name as Name]).toEqual(fallback);
      expect(messages).toEqual([]);
    },
  );
});
