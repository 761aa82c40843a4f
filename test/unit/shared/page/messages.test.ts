import { expect, test, vi } from 'vitest';
import { readPage } from '../../../../src/shared/page/page';
import { give, read } from './reading';

const { proxy: revoked, revoke } = Proxy.revocable({}, {});
revoke();
const stop = () => {
  throw new Error('not yours');
};
/** An object whose getter of this name throws. */
const throwing = (name: string, more = {}) =>
  Object.defineProperty({ ...more }, name, { get: stop, enumerable: true });
const unsafe = 'javascript:alert(1)';
const away = 'https://evil.example/';

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

test.for<[data: object, got: object, ...lines: string[]]>([
  [{ contacts: { phones: ['', '050', null] } }, { contacts: { phones: ['050'] } }],
  [
    { contacts: { phones: ['050', 67] } },
    { contacts: { phones: ['050'] } },
    'contacts.phones[1]: expected a string, found 67; ignored',
  ],
  // C# serialises an absent text as null.
  [
    { translations: { Login: 5, Menu: ['x'], Next: 'Далі', Shop: null, News: undefined, Or: '' } },
    { translations: { Next: 'Далі' } },
    'translations.Login: expected a string, found 5; ignored',
    'translations.Menu: expected a string, found a list; ignored',
  ],
  [{ title: revoked }, { title: '' }, 'title: expected a string, found something unreadable; using ""'],
  // The source of a function is not shown.
  [{ title: stop }, { title: '' }, 'title: expected a string, found a function; using ""'],
  [throwing('title'), { title: '' }, 'title: could not be read: an error (not yours); using ""'],
  [
    { contacts: throwing('email', { hotline: '0 800' }) },
    { contacts: { hotline: '0 800', email: undefined } },
    'contacts.email: could not be read: an error (not yours); ignored',
  ],
  [
    { codeLength: 'x'.repeat(100_000), afterLogin: away, login: { phone: '50', remember: 'False' } },
    { codeLength: null, afterLogin: null, login: { phone: '50', remember: undefined } },
    `codeLength: expected a whole number from 4 to 8, found "${'x'.repeat(60)}"; ignored`,
    `afterLogin: expected an address on the page's own origin, found "${away}"; ignored`,
    'login.remember: expected true or false, found "False"; ignored',
  ],
  [
    { antiforgery: { header: 'X CSRF', field: 'csrf' } },
    { antiforgery: { header: undefined, field: 'csrf' } },
    'antiforgery.header: expected the name of a header, found "X CSRF"; ignored',
  ],
  [
    { antiforgery: { header: 'Токен' } },
    { antiforgery: { header: undefined } },
    'antiforgery.header: expected the name of a header, found "Токен"; ignored',
  ],
  [{ breadcrumbs: [null, { name: 'Here' }] }, { breadcrumbs: [{ name: 'Here' }] }],
  [
    { breadcrumbs: ['Home', { link: '/uk' }, { name: ' ' }, { name: 'Here' }] },
    { breadcrumbs: [{ name: 'Here' }] },
    'breadcrumbs[0]: expected an object, found "Home"; ignored',
    'breadcrumbs[1]: expected name, found none; ignored',
    'breadcrumbs[2]: expected name, found none; ignored',
  ],
  [
    { breadcrumbs: [{ name: 'Here', link: unsafe }] },
    { breadcrumbs: [{ name: 'Here' }] },
    `breadcrumbs[0].link: expected an address, found "${unsafe}"; ignored`,
  ],
  [
    {
      controls: [
        { name: 'Print', action: '', link: '' },
        { name: 'New', link: unsafe },
      ],
    },
    { controls: [] },
    'controls[0]: expected link or action, found none; ignored',
    `controls[1].link: expected an address, found "${unsafe}"; ignored`,
  ],
  [
    { help: [{ name: 'A' }, { name: 5 }, { name: 'B', link: '//x.example' }] },
    { help: [] },
    'help[0]: expected link, found none; ignored',
    'help[1].name: expected a string, found 5; ignored',
    'help[1]: expected link, found none; ignored',
    'help[2].link: expected an address, found "//x.example"; ignored',
  ],
])(
  'the messages about a field, %#, are exact, and the widgets get what is valid',
  ([data, got, ...lines]) => {
    const { page, problems } = read(Object.defineProperty(data, 'lang', { value: 'uk' }));
    expect(page).toMatchObject(got);
    expect(problems).toEqual(lines);
  },
);

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
