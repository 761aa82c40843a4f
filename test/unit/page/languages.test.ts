import { describe, expect, test } from 'vitest';
import { problems, read } from './reading';

const names: [string, string][] = [
  ['uk', 'Українська'],
  ['de', 'Deutsch'],
  ['ru', 'Русский'],
];

const shapes: Record<string, (all: [string, string][]) => unknown> = {
  'an object code → name': (all) => Object.fromEntries(all),
  'a list of {code, name}': (all) => all.map(([code, name]) => ({ code, name })),
  'a list of {key, value}': (all) => all.map(([key, value]) => ({ key, value })),
  'a list of {value, text}': (all) => all.map(([value, text]) => ({ value, text })),
};

for (const [shape, build] of Object.entries(shapes))
  describe(`languages as ${shape}`, () => {
    test('keep their order, without German', () => {
      expect(read({ lang: 'uk', languages: build(names) }).page.languages).toEqual([
        { code: 'uk', name: 'Українська' },
        { code: 'ru', name: 'Русский' },
      ]);
    });

    test.for(['de', 'DE', 'De', 'de-DE', 'de_AT'])('leave %s out without a message', (german) => {
      const { page, messages } = read({
        lang: 'uk',
        languages: build([
          ['uk', 'U'],
          [german, 'D'],
        ]),
      });
      expect(page.languages).toEqual([{ code: 'uk', name: 'U' }]);
      expect(messages).toEqual([]);
    });

    test('keep the valid entries and report the invalid ones', () => {
      const languages = build([
        ['uk', 'Українська'],
        ['r u', 'Русский'],
      ]);
      expect(read({ lang: 'uk', languages }).page.languages).toEqual([{ code: 'uk', name: 'Українська' }]);
      expect(problems({ lang: 'uk', languages })).toEqual([
        expect.stringMatching(/^languages\.(1|r u): expected a language, found .*; ignored$/),
      ]);
    });
  });

test('a code that only contains “de” is not German', () => {
  const { page } = read({ lang: 'uk', languages: { uk: 'U', 'nl-de': 'N' } });
  expect(page.languages.map(({ code }) => code)).toEqual(['uk', 'nl-de']);
});

test('a language without a name is ignored', () => {
  expect(read({ lang: 'uk', languages: { uk: 'U', en: '' } }).page.languages).toEqual([
    { code: 'uk', name: 'U' },
  ]);
  expect(problems({ lang: 'uk', languages: { uk: 'U', en: '' } })).toEqual([
    'languages.en: expected a language, found ""; ignored',
  ]);
});

test('one list may contain all shapes', () => {
  const languages = [
    { code: 'uk', name: 'U' },
    { key: 'ru', value: 'R' },
    { value: 'en', text: 'E' },
  ];
  expect(read({ lang: 'uk', languages }).page.languages.map(({ code }) => code)).toEqual(['uk', 'ru', 'en']);
});

test.for([{}, []])('empty languages cause no message: %j', (empty) => {
  expect(read({ lang: 'uk', languages: empty })).toMatchObject({ page: { languages: [] }, messages: [] });
});

test('without languages the list has only the current one', () => {
  expect(read({ lang: 'sk' }).page.languages).toEqual([{ code: 'sk', name: 'sk' }]);
});

test('a code that could change a path is not a language', () => {
  for (const code of ['', 'a/b', '..', 'a?b', 'a#b', 'a b', 'javascript:'])
    expect(read({ lang: 'uk', languages: { [code]: 'X', uk: 'U' } }).page.languages).toEqual([
      { code: 'uk', name: 'U' },
    ]);
});

test.for([
  ['uk-UA', 'uk'],
  ['UK-ua', 'uk'],
  ['uk_UA', 'uk'],
  ['uk-Cyrl-UA', 'uk'],
  ['en-GB', 'en-GB'],
  ['en-US', 'en-US'],
  ['UK', 'UK'],
  ['sk-SK', 'sk-SK'],
  ['ukr', 'ukr'],
])('the page in %s counts as %s', ([lang, counts]) => {
  const { page, messages } = read({ lang, languages: { uk: 'U', ru: 'R', 'en-GB': 'E' } });
  expect([page.lang, messages]).toEqual([counts, []]);
});

test('without languages the code of the page stays as it is', () => {
  expect(read({ lang: 'uk-UA' }).page).toMatchObject({ lang: 'uk-UA', languages: [{ code: 'uk-UA' }] });
});
