import { describe, expect, test } from 'vitest';
import type { fields } from '../../../src/page/fields';
import { read } from './reading';
import { values } from './values';

type Name = keyof typeof fields;

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
