import { describe, expect, test, vi } from 'vitest';
import { readPage } from '../../../src/page/page';
import { give, problems, read } from './reading';

test('a valid page causes no message', () => {
  expect(read({ lang: 'uk', languages: { uk: 'Українська' }, title: 'Клієнти' }).messages).toEqual([]);
});

test('one message names each field, what was found and what is used instead', () => {
  const wrong = {
    lang: 7,
    title: {},
    bodyFormat: 'xml',
    siteUrl: [],
    contacts: { phones: '050' },
    languages: 3,
  };
  const { messages } = read(wrong);
  expect(messages).toEqual([
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

test('an error in a nested value is named by its path', () => {
  expect(problems({ lang: 'uk', contacts: { phones: ['050', 67] } })).toEqual([
    'contacts.phones[1]: expected a string, found 67; ignored',
  ]);
  expect(problems({ lang: 'uk', breadcrumbs: [{ name: 'A', link: 'javascript:alert(1)' }] })).toEqual([
    'breadcrumbs[0].link: expected an address, found "javascript:alert(1)"; ignored',
  ]);
});

test('a translation that is no string is named with its key; C# serialises an absent one as null', () => {
  const translations = { Login: 5, Menu: ['x'], Next: 'Далі', Shop: null, News: undefined, Or: '' };
  expect(problems({ lang: 'uk', translations })).toEqual([
    'translations.Login: expected a string, found 5; ignored',
    'translations.Menu: expected a string, found a list; ignored',
  ]);
});

test.for([undefined, null, '', 0, false, Number.NaN, {}, [], 'uk uk'])(
  'the language %j is reported in one line, because lang is required',
  (lang) => {
    expect(problems({ lang })).toEqual([
      expect.stringMatching(/^lang: expected a language code, found .+; using "ru"$/),
    ]);
  },
);

test.for([
  [undefined, 'nothing'],
  [null, 'null'],
  ['', '""'],
  ['rubbish', '"rubbish"'],
  ['"{}"', '"{}"'],
  [5, '5'],
  [[], 'a list'],
  ['[]', 'a list'],
])('a page that is %j is reported in one line', ([data, words]) => {
  expect(problems(data)).toEqual([`expected an object, found ${words}; using the defaults`]);
});

test('a page or a value that throws when it is read is reported', () => {
  Object.defineProperty(window, '__PAGE__', {
    configurable: true,
    get: () => {
      throw new Error('not yours');
    },
  });
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(readPage().lang).toBe('ru');
  expect(error.mock.calls.join()).toContain(
    'expected an object, found an error (not yours); using the defaults',
  );
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  expect(problems({ lang: 'uk', title: proxy })).toEqual([
    'title: expected a string, found something unreadable; using ""',
  ]);
});

test('a function is reported without its source', () => {
  expect(problems({ lang: 'uk', title: () => 'Clients' })).toEqual([
    'title: expected a string, found a function; using ""',
  ]);
});

test('a getter that throws makes only its own field absent', () => {
  const contacts = {
    hotline: '0 800',
    get email() {
      throw new Error('not yours');
    },
  };
  const { page, messages } = read({ lang: 'uk', contacts });
  expect(page.contacts).toMatchObject({ hotline: '0 800' });
  expect(messages.join()).toContain('contacts.email: could not be read: an error (not yours); ignored');
});

test('the same message is not repeated, however many widgets read the page', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  give({ lang: 'uk', title: 5 });
  readPage();
  give({ lang: 'uk', title: 5 });
  readPage();
  expect(error).toHaveBeenCalledTimes(1);
});

test('another page with other errors is reported', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  give({ lang: 'uk', title: 6 });
  readPage();
  give({ lang: 'uk', title: [] });
  readPage();
  expect(error).toHaveBeenCalledTimes(2);
});

test('a long text is shortened in the message', () => {
  expect(problems({ lang: 'x '.repeat(100_000) })[0]?.length).toBeLessThan(150);
});

describe('one object', () => {
  test('is read once, however many placeholders ask', () => {
    const reads = vi.fn(() => 'uk');
    give(Object.defineProperty({}, 'lang', { get: reads, enumerable: true }));
    expect(readPage()).toBe(readPage());
    expect(reads).toHaveBeenCalledTimes(1);
  });

  test('with 20 000 properties of the site is read quickly for 500 placeholders', () => {
    const names = Array.from({ length: 20_000 }, (_, index) => [`Name${index}`, index]);
    give({ ...Object.fromEntries(names), lang: 'uk' });
    const start = performance.now();
    for (let placeholder = 0; placeholder < 500; placeholder++) readPage();
    expect(performance.now() - start).toBeLessThan(2_000);
  });

  test('that the page has changed is read again, and earlier results stay the same', async () => {
    const data = { lang: 'uk' };
    give(data);
    const before = readPage();
    data.lang = 'en';
    await Promise.resolve();
    expect(readPage().lang).toBe('en');
    expect(before.lang).toBe('uk');
  });

  test('that replaces another one is read', () => {
    give({ lang: 'uk' });
    readPage();
    give({ lang: 'en' });
    expect(readPage().lang).toBe('en');
  });
});
