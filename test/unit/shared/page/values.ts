import type { fields } from '../../../../src/facts/fields';

const origin = 'https://chargers.example';
interface Values {
  /** What the widgets get when the page gives no valid value. */
  default: unknown;
  /** Valid values, each with what the widgets get. */
  accepts: [given: unknown, got: unknown][];
  refuses: unknown[];
}

/** Values that the widgets get as they are. */
const same = (...all: unknown[]): Values['accepts'] => all.map((value) => [value, value]);

/** Values of the wrong type for a string. */
const noString = [5, true, ['a'], { text: 'a' }];
/** Values of the wrong type for an object. */
const noObject = ['text', 5, true, ['text']];
const hostile = ['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x'];
const noWebAddress = [
  ...noString,
  ...hostile,
  'mailto:a@b.example',
  'mailto:https://a.example',
  'tel:1',
  'https://',
];

const links = {
  default: [],
  accepts: same([{ name: 'Telegram', link: 'https://t.me/example' }]),
  refuses: ['Telegram', 5, { name: 'Telegram', link: '/' }, true],
} satisfies Values;
const uk = [{ code: 'uk', name: 'Українська' }];

/** Test values for each field of `window.__PAGE__`. The tests of the reader, the schema and the types use them. */
export const values: Record<keyof typeof fields, Values> = {
  lang: {
    default: 'ru',
    accepts: same('uk', 'UK', 'pt-BR'),
    refuses: [...noString, 'uk/../admin', '../x', 'a b', 'javascript:alert(1)', 'uk\n'],
  },
  accessRights: { default: '', accepts: same('Admin', 'admin'), refuses: noString },
  siteUrl: {
    default: origin,
    accepts: same('https://test.example/x', '/start'),
    refuses: noWebAddress,
  },
  translations: { default: {}, accepts: same({ Login: 'Увійти', login: 'інше' }), refuses: noObject },
  languages: {
    default: [{ code: 'ru', name: 'ru' }],
    accepts: [
      [{ uk: 'Українська' }, uk],
      [[{ code: 'uk', name: 'Українська' }], uk],
      [[{ key: 'uk', value: 'Українська' }], uk],
      [[{ value: 'uk', text: 'Українська' }], uk],
    ],
    refuses: ['uk', 5, true, ['uk'], [{ uk: 'Українська' }], { uk: 5 }],
  },
  apiUrl: {
    default: '',
    accepts: same('https://api.example/v1', 'http://api.example', '/api'),
    refuses: [...noWebAddress, 'ftp://api.example'],
  },
  bodyFormat: { default: 'json', accepts: same('json', 'form'), refuses: [...noString, 'xml', 'JSON'] },
  mainSite: {
    default: {},
    accepts: same({ url: 'https://main.example', mobileApp: 'https://main.example/app' }),
    refuses: noObject,
  },
  contacts: {
    default: {},
    accepts: same({ hotline: '0 800 1', phones: ['050', '067'], email: 'a@b.example', address: 'Запоріжжя' }),
    refuses: noObject,
  },
  codeLength: {
    default: null,
    accepts: same(4, 8),
    refuses: [0, 3, 9, 4.5, -4, '6', true, [6], {}],
  },
  afterLogin: {
    default: null,
    accepts: same('/uk/stations?city=1#list', 'stations', `${origin}/uk`),
    refuses: noWebAddress,
  },
  antiforgery: {
    default: { header: 'RequestVerificationToken', field: '__RequestVerificationToken' },
    accepts: same(
      { header: 'X-CSRF-TOKEN', field: 'csrf[token]' },
      { header: "!#$%&'*+.^_`|~-a1" },
      { field: 'csrf' },
    ),
    refuses: noObject,
  },
  login: {
    default: {},
    accepts: same({ method: 'email', phone: '501234567', email: 'a@b.example' }, { remember: false }),
    refuses: noObject,
  },
  menu: links,
  footerLinks: links,
  help: links,
  breadcrumbs: {
    default: [],
    accepts: same([{ name: 'Home', link: '/uk' }, { name: 'Here' }]),
    refuses: ['Home', 5, { name: 'Home' }, true],
  },
  title: { default: '', accepts: same('Клієнти'), refuses: noString },
  controls: {
    default: [],
    accepts: same([
      { name: 'New', link: '/uk/clients/new' },
      { name: 'Print', action: 'print' },
    ]),
    refuses: ['New', 5, { name: 'New', link: '/' }, true],
  },
};
