import { describe, expect, test } from 'vitest';
import type { fields } from '../../../../src/facts/fields';
import { read } from './reading';
import { values } from './values';

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
  const field = name as keyof typeof fields;

  test.for(accepts)('accepts %j without a message, in any letter case and as JSON', ([given, got]) => {
    const other = { LANG: 'ru', [name.toUpperCase()]: isKeyed(name, given) ? given : inCapitals(given) };
    for (const page of [{ lang: 'ru', [name]: given }, other, JSON.stringify(other)])
      expect(read(page)).toMatchObject({ page: { [name]: got }, messages: [] });
  });

  const isRequired = name === 'lang';
  const nothing = [null, undefined, ''].map((value) => [value, isRequired] as const);
  test.for([...nothing, ...refuses.map((wrong) => [wrong, true] as const)])(
    'treats %j as absent, with a message that names the field: %s',
    ([wrong, isTold]) => {
      const { page, messages, problems } = read({ lang: 'ru', [name]: wrong });
      expect(page[field]).toEqual(fallback);
      expect([messages.length, !!problems.length]).toEqual([+isTold, isTold]);
      for (const line of problems)
        expect(line).toMatch(new RegExp(`^${name}(\\.\\w+)?: expected .+, found .+; (using .+|ignored)$`));
    },
  );
});
