import { describe, expect, test } from 'vitest';
import { read } from './reading';

type Pairs = [string, string][];

describe.for<[string, (all: Pairs) => unknown]>([
  ['an object code → name', (all) => Object.fromEntries(all)],
  ['a list of {code, name}', (all) => all.map(([code, name]) => ({ code, name }))],
  ['a list of {key, value}', (all) => all.map(([key, value]) => ({ key, value }))],
  ['a list of {value, text}', (all) => all.map(([value, text]) => ({ value, text }))],
])('languages as %s', ([, build]) => {
  const languagesOf = (...all: Pairs) => {
    const { page, problems } = read({ lang: 'uk', languages: build(all) });
    return { codes: page.languages.map(({ code, name }) => `${code} ${name}`), problems };
  };

  test.for(['de', 'DE', 'De', 'de-DE', 'de_AT'])(
    'keep their order, and leave the German %s out without a message',
    (german) => {
      const all: Pairs = [
        ['uk', 'U'],
        [german, 'D'],
        ['ru', 'R'],
        ['nl-de', 'N'],
        ['den', 'S'],
      ];
      expect(languagesOf(...all)).toEqual({ codes: ['uk U', 'ru R', 'nl-de N', 'den S'], problems: [] });
    },
  );

  test.for<[string, string]>([
    ...['', 'a/b', '..', 'a?b', 'a#b', 'r u', 'javascript:'].map((code): [string, string] => [code, 'X']),
    ['en', ''],
    ['en', ' '],
  ])('keep the valid entries, and leave out and report the code “%s” with the name “%s”', (wrong) => {
    expect(languagesOf(['uk', 'U'], wrong)).toEqual({
      codes: ['uk U'],
      problems: [expect.stringMatching(/^languages\..*: expected a language, found .*; ignored$/)],
    });
  });
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

test.for(['sk', 'uk-UA'])('without languages the list has only the current one: %s', (lang) => {
  expect(read({ lang }).page).toMatchObject({ lang, languages: [{ code: lang, name: lang }] });
});

test.for([
  ...[
    ['uk-UA', 'uk'],
    ['UK-ua', 'uk'],
    ['uk_UA', 'uk'],
    ['uk-Cyrl-UA', 'uk'],
  ],
  ...['en-GB', 'en-US', 'UK', 'sk-SK', 'ukr'].map((lang) => [lang, lang]),
])('the page in %s counts as %s', ([lang, counts]) => {
  const { page, messages } = read({ lang, languages: { uk: 'U', ru: 'R', 'en-GB': 'E' } });
  expect([page.lang, messages]).toEqual([counts, []]);
});
