// @vitest-environment node
import { expect, test } from 'vitest';
import { texts } from '../../../../src/tooling/from-facts/translations/texts';

const { ru, uk } = texts;
const placeholders = (text: string) => text.match(/\{\{\w+\}\}/g) ?? [];

test.for(Object.keys(texts.en) as (keyof typeof ru)[])('%s has the same {{…}} in each language', (key) => {
  for (const [language, own] of Object.entries(texts))
    expect(placeholders(own[key]), `correct ${key} in “${language}” in src/facts/texts.json`).toEqual(
      placeholders(texts.en[key]),
    );
});

test.for(Object.entries(texts))('PressNext has the name of the button Next, in %s', ([, own]) => {
  expect(own.PressNext, 'correct PressNext in src/facts/texts.json').toContain(own.Next);
});

test('Russian and Ukrainian texts are in Cyrillic letters, each without a letter of the other language', () => {
  for (const text of [...Object.values(ru), ...Object.values(uk)])
    expect(text).toMatch(/\p{Script=Cyrillic}/u);
  expect(Object.values(ru).join(' ')).not.toMatch(/[іїєґ]/i);
  expect(Object.values(uk).join(' ')).not.toMatch(/[ыэёъ]/i);
});
