import { expect, onTestFinished, test } from 'vitest';
import { namedFields } from '../../../../src/facts/fields';
import { read } from './reading';

type Pairs = [code: string, name: string][];

const shapes: [shape: string, build: (all: Pairs) => unknown][] = [
  ['an object code → name', (all) => Object.fromEntries(all)],
  ['a list', (all) => all.map(([code, name]) => ({ code, name }))],
];

test('the language of the page is offered, wherever `lang` stands among the fields', () => {
  onTestFinished(() => void namedFields.reverse());
  namedFields.reverse();
  expect(read({ lang: 'en' }).page.languages).toEqual([{ code: 'en', name: 'en' }]);
  expect(read({ lang: 1 }).page.languages).toEqual([{ code: 'ru', name: 'ru' }]);
});

test.for(shapes)('languages as %s keep their order, without German and without invalid ones', ([, build]) => {
  const german: Pairs = ['de', 'DE', 'De', 'de-DE', 'de_AT'].map((code) => [code, 'x']);
  const wrong: Pairs = ['', 'a/b', '../..', 'a?b', 'a#b', 'r u', 'javascript:'].map((code) => [code, 'X']);
  const all: Pairs = [['uk', 'U'], ...german, ['nl-de', 'N'], ...wrong, ['den', 'D'], ['en', ' ']];
  const { page, problems } = read({ lang: 'uk', languages: build(all) });
  const codes = ['uk', 'nl-de', 'den'];
  expect(page.languages).toEqual(codes.map((code) => ({ code, name: code.charAt(0).toUpperCase() })));
  expect(problems).toHaveLength(wrong.length + 1);
  for (const line of problems)
    expect(line).toMatch(/^languages\..*: expected a language, found .*; ignored$/);
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
  expect(read({ lang: 'uk-UA' }).page).toMatchObject({
    lang: 'uk-UA',
    languages: [{ code: 'uk-UA', name: 'uk-UA' }],
  });
});

test.for(['uk-UA', 'UK-ua', 'uk_UA', 'uk-Cyrl-UA', 'en-GB', 'en-US', 'UK', 'sk-SK', 'ukr'])(
  'the page in %s counts as uk only if it has a region, and that is not one of the languages',
  (lang) => {
    const { page, messages } = read({ lang, languages: { uk: 'U', ru: 'R', 'en-GB': 'E' } });
    expect([page.lang, messages]).toEqual([/^uk[-_]/i.test(lang) ? 'uk' : lang, []]);
  },
);
