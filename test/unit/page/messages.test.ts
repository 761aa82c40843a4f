import { expect, test, vi } from 'vitest';
import { readPage } from '../../../src/page/page';
import { give, read } from './reading';

const { proxy: revoked, revoke } = Proxy.revocable({}, {});
revoke();
const stop = () => {
  throw new Error('not yours');
};

test('one message names each field, what was found and what is used instead', () => {
  const wrong = {
    lang: 7,
    title: {},
    bodyFormat: 'xml',
    siteUrl: [],
    contacts: { phones: '050' },
    languages: 3,
  };
  expect(read(wrong).messages).toEqual([
    [
      'ev-portal-widgets: in window.__PAGE__',
      'lang: expected a language code, found 7; using "ru"',
      'siteUrl: expected an http address, found a list; using "https://chargers.example"',
      'languages: expected an object {code: name}, or a list of {code, name}, {key, value} or {value, text}, found 3; using [{"code":"ru","name":"ru"}]',
      'bodyFormat: expected "json" or "form", found "xml"; using "json"',
      'contacts.phones: expected a list, found "050"; ignored',
      'title: expected a string, found an object; using ""',
    ].join('\n'),
  ]);
});

test.for<[data: object, ...lines: string[]]>([
  [{ contacts: { phones: ['', '050', null] } }],
  [{ contacts: { phones: ['050', 67] } }, 'contacts.phones[1]: expected a string, found 67; ignored'],
  // C# serialises an absent text as null.
  [
    { translations: { Login: 5, Menu: ['x'], Next: 'Далі', Shop: null, News: undefined, Or: '' } },
    'translations.Login: expected a string, found 5; ignored',
    'translations.Menu: expected a string, found a list; ignored',
  ],
  [{ title: revoked }, 'title: expected a string, found something unreadable; using ""'],
  // The source of a function is not shown.
  [{ title: stop }, 'title: expected a string, found a function; using ""'],
  [
    Object.defineProperty({}, 'title', { get: stop, enumerable: true }),
    'title: could not be read: an error (not yours); using ""',
  ],
])('the messages about a field, %#, are exact', ([data, ...lines]) => {
  expect(read(Object.defineProperty(data, 'lang', { value: 'uk' })).problems).toEqual(lines);
});

test('a getter that throws makes only its own part of a field absent', () => {
  const contacts = Object.defineProperty({ hotline: '0 800' }, 'email', { get: stop, enumerable: true });
  const { page, problems } = read({ lang: 'uk', contacts });
  expect(page.contacts).toMatchObject({ hotline: '0 800', email: undefined });
  expect(problems).toEqual(['contacts.email: could not be read: an error (not yours); ignored']);
});

test.for([undefined, null, '', 0, false, Number.NaN, {}, [], 'uk uk'])(
  'the language %j is reported in one line, because lang is required',
  (lang) => {
    expect(read({ lang }).problems).toEqual([
      expect.stringMatching(/^lang: expected a language code, found .+; using "ru"$/),
    ]);
  },
);

test.for([
  [undefined, 'nothing'],
  [null, 'null'],
  ['', '""'],
  ['rubbish', '"rubbish"'],
  // A JSON string is parsed only once.
  ['"{}"', '"{}"'],
  [5, '5'],
  [[], 'a list'],
  ['[]', 'a list'],
])('a page that is %j is reported in one line', ([data, words]) => {
  expect(read(data).problems).toEqual([`expected an object, found ${words}; using the defaults`]);
});

test('a page that throws when it is read is reported', () => {
  Object.defineProperty(window, '__PAGE__', { configurable: true, get: stop });
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(readPage().lang).toBe('ru');
  expect(error.mock.calls.join()).toContain('expected an object, found an error (not yours); using the');
});

test('the same message is not repeated, and that of a page with other errors is', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const [title, messages] of [
    [6, 1],
    [6, 1],
    [[], 2],
  ]) {
    give({ lang: 'uk', title });
    readPage();
    expect(error).toHaveBeenCalledTimes(messages as number);
  }
});

test('a long text is shortened in the message', () => {
  expect(read({ lang: 'x '.repeat(100_000) }).problems[0]?.length).toBeLessThan(150);
});
