import { describe, expect, test } from 'vitest';
import { fields } from '../../../src/page/fields';
import { read } from './reading';
import { rows } from './rows';

type Name = keyof typeof fields;

test('each field has test values, in the same order', () => {
  expect(
    Object.keys(rows),
    'test/unit/page/rows.ts needs the same fields as src/page/fields.ts, in the same order',
  ).toEqual(Object.keys(fields));
});

test('a page with only a language gets the default of every other field, without a message', () => {
  const { page, complaints } = read({ lang: 'ru' });
  expect(page).toEqual(Object.fromEntries(Object.entries(rows).map(([name, { or }]) => [name, or])));
  expect(complaints).toEqual([]);
});

for (const [name, { or, accepts, refuses }] of Object.entries(rows))
  describe(name, () => {
    const around = (value: unknown) => ({ lang: 'ru', [name]: value });

    for (const [given, got] of accepts)
      test(`accepts ${JSON.stringify(given)} without a message`, () => {
        const { page, complaints } = read(around(given));
        expect(page[name as Name]).toEqual(got);
        expect(complaints).toEqual([]);
      });

    for (const wrong of refuses)
      test(`treats ${JSON.stringify(wrong)} as absent, with one message that names the field`, () => {
        const { page, complaints } = read(around(wrong));
        expect(page[name as Name]).toEqual(or);
        expect(complaints).toHaveLength(1);
        const [opening, ...lines] = complaints[0]?.split('\n') ?? [];
        expect(opening).toBe('ev-portal-widgets: in window.__PAGE__');
        expect(lines.length).toBeGreaterThan(0);
        for (const line of lines)
          expect(line).toMatch(
            new RegExp(`^${name}(\\.\\w+)?: found .+ instead of .+; (.+ is used|left out)$`),
          );
      });

    if (name !== 'lang')
      test.for([null, undefined, ''])('treats %j as absent without a message', (nothing) => {
        const { page, complaints } = read(around(nothing));
        expect(page[name as Name]).toEqual(or);
        expect(complaints).toEqual([]);
      });
  });
