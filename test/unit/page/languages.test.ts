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

  test.for(['de', 'DE', 'De', 'de-DE', 'de_AT'])('keep their order, and leave %s out', (german) => {
    const all = ['uk', german, 'ru', 'nl-de', 'den'].map((code): [string, string] => [code, 'x']);
    expect(languagesOf(...all)).toEqual({ codes: ['uk x', 'ru x', 'nl-de x', 'den x'], problems: [] });
  });

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

test.for(['uk-UA', 'UK-ua', 'uk_UA', 'uk-Cyrl-UA', 'en-GB', 'en-US', 'UK', 'sk-SK', 'ukr'])(
  'the page in %s counts as uk only if it has a region, and that is not one of the languages',
  (lang) => {
    const { page, messages } = read({ lang, languages: { uk: 'U', ru: 'R', 'en-GB': 'E' } });
    expect([page.lang, messages]).toEqual([/^uk[-_]/i.test(lang) ? 'uk' : lang, []]);
  },
);
