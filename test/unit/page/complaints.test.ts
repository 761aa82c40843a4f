import { describe, expect, test, vi } from 'vitest';
import { readPage } from '../../../src/page/read';
import { faults, give, read } from './reading';

test('a valid page causes no message', () => {
  expect(read({ lang: 'uk', languages: { uk: 'Українська' }, title: 'Клієнти' }).complaints).toEqual([]);
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
  const { complaints } = read(wrong);
  expect(complaints).toEqual([
    [
      'ev-portal-widgets: in window.__PAGE__',
      'lang: found 7 instead of a language code; "ru" is used',
      'siteUrl: found a list instead of an http address; "https://chargers.example" is used',
      'languages: found 3 instead of an object or list of languages; the current language is used',
      'bodyFormat: found "xml" instead of "json" or "form"; "json" is used',
      'contacts.phones: found "050" instead of a list; left out',
      'title: found an object instead of a text; "" is used',
    ].join('\n'),
  ]);
});

test('an error in a nested value is named by its path', () => {
  expect(faults({ lang: 'uk', contacts: { phones: ['050', 67] } })).toEqual([
    'contacts.phones[1]: found 67 instead of a text; left out',
  ]);
  expect(faults({ lang: 'uk', breadcrumbs: [{ name: 'A', link: 'javascript:alert(1)' }] })).toEqual([
    'breadcrumbs[0].link: found "javascript:alert(1)" instead of an address; left out',
  ]);
});

test.for([undefined, null, '', 0, false, Number.NaN, {}, [], 'uk uk'])(
  'the language %j is reported in one line, because lang is required',
  (lang) => {
    expect(faults({ lang })).toEqual([
      expect.stringMatching(/^lang: found .+ instead of a language code; "ru" is used$/),
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
  expect(faults(data)).toEqual([`found ${words} instead of an object; the defaults are used`]);
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
    'found an error (not yours) instead of an object; the defaults are used',
  );
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  expect(faults({ lang: 'uk', title: proxy })).toEqual([
    'title: found something unreadable instead of a text; "" is used',
  ]);
});

test('a function is reported without its source', () => {
  expect(faults({ lang: 'uk', title: () => 'Clients' })).toEqual([
    'title: found a function instead of a text; "" is used',
  ]);
});

test('a getter that throws makes only its own field absent', () => {
  const contacts = {
    hotline: '0 800',
    get email() {
      throw new Error('not yours');
    },
  };
  const { page, complaints } = read({ lang: 'uk', contacts });
  expect(page.contacts).toMatchObject({ hotline: '0 800' });
  expect(complaints.join()).toContain('contacts.email: found an error (not yours)');
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
  expect(faults({ lang: 'x '.repeat(100_000) })[0]?.length).toBeLessThan(150);
});

test('an error while reading is reported with its message', () => {
  const data = {
    lang: 'uk',
    get title() {
      throw new Error('not today');
    },
  };
  const { page, complaints } = read(data);
  expect(page.title).toBe('');
  expect(complaints[0]).toContain(
    'title: found an error (not today) instead of a value that can be read; "" is used',
  );
});

test.for(['__PAGE__ is a getter that throws', '__PAGE__ is a revoked proxy'])(
  '%s: the defaults are used, reported once',
  (what) => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    const get = () => {
      if (what.endsWith('proxy')) return proxy;
      throw new Error('not today');
    };
    read({ lang: 'uk' });
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    Object.defineProperty(window, '__PAGE__', { get, configurable: true });
    expect(readPage()).toMatchObject({ lang: 'ru', title: '', breadcrumbs: [] });
    expect(error).toHaveBeenCalledTimes(1);
    give({ lang: 'uk' });
  },
);

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
