import type { fields } from '../../../src/page/fields';

const origin = 'https://chargers.example';
interface Values {
  /** What the widgets get when the page gives no valid value. */
  default: unknown;
  /** Valid values, each with what the widgets get. */
  accepts: [given: unknown, got: unknown][];
  refuses: unknown[];
}

const links = {
  default: [],
  accepts: [
    [
      [{ name: 'Telegram', link: 'https://t.me/example' }],
      [{ name: 'Telegram', link: 'https://t.me/example' }],
    ],
  ],
  refuses: ['Telegram', 5, { name: 'Telegram', link: '/' }, true],
} satisfies Values;
const uk = [{ code: 'uk', name: 'Українська' }];

/** Test values for each field of `window.__PAGE__`. The tests of the reader, the schema and the types use them. */
export const values: Record<keyof typeof fields, Values> = {
  lang: {
    default: 'ru',
    accepts: [
      ['uk', 'uk'],
      ['UK', 'UK'],
      ['pt-BR', 'pt-BR'],
    ],
    refuses: [5, true, ['uk'], { code: 'uk' }, 'uk/../admin', '../x', 'a b', 'javascript:alert(1)', 'uk\n'],
  },
  accessRights: {
    default: '',
    accepts: [
      ['Admin', 'Admin'],
      ['admin', 'admin'],
    ],
    refuses: [1, true, ['Admin'], { name: 'Admin' }],
  },
  siteUrl: {
    default: origin,
    accepts: [
      ['https://test.example/x', 'https://test.example/x'],
      ['/start', '/start'],
    ],
    refuses: [
      5,
      ['https://a.example'],
      {},
      'javascript:alert(1)',
      'mailto:a@b.example',
      '//evil.example',
      'https://',
    ],
  },
  translations: {
    default: {},
    accepts: [[{ Login: 'Увійти' }, { Login: 'Увійти' }]],
    refuses: ['Login', 5, ['Login'], true],
  },
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
    accepts: [
      ['https://api.example/v1', 'https://api.example/v1'],
      ['/api', '/api'],
    ],
    refuses: [5, {}, [], 'javascript:alert(1)', '//api.example', 'ftp://api.example'],
  },
  bodyFormat: {
    default: 'json',
    accepts: [
      ['json', 'json'],
      ['form', 'form'],
    ],
    refuses: ['xml', 'JSON', 5, ['form'], {}],
  },
  mainSite: {
    default: {},
    accepts: [[{ url: 'https://main.example' }, { url: 'https://main.example' }]],
    refuses: ['https://main.example', 5, ['https://main.example'], true],
  },
  contacts: {
    default: {},
    accepts: [
      [
        { hotline: '0 800 1', phones: ['050', '067'], email: 'info@a.example', address: 'Запоріжжя' },
        { hotline: '0 800 1', phones: ['050', '067'], email: 'info@a.example', address: 'Запоріжжя' },
      ],
    ],
    refuses: ['0 800', 5, ['0 800'], true],
  },
  codeLength: {
    default: null,
    accepts: [
      [4, 4],
      [8, 8],
    ],
    refuses: [0, 3, 9, 4.5, -4, '6', true, [6], {}],
  },
  afterLogin: {
    default: null,
    accepts: [
      ['/uk/stations?city=1#list', '/uk/stations?city=1#list'],
      ['stations', 'stations'],
      [`${origin}/uk`, `${origin}/uk`],
    ],
    refuses: [
      5,
      true,
      ['/uk'],
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      'mailto:a@b.example',
      'https://',
    ],
  },
  login: {
    default: {},
    accepts: [
      [
        { method: 'email', phone: '501234567', email: 'a@b.example' },
        { method: 'email', phone: '501234567', email: 'a@b.example' },
      ],
      [{ remember: false }, { remember: false }],
    ],
    refuses: ['email', 5, ['email'], true],
  },
  menu: links,
  footerLinks: links,
  help: links,
  breadcrumbs: {
    default: [],
    accepts: [
      [
        [{ name: 'Home', link: '/uk' }, { name: 'Here' }],
        [{ name: 'Home', link: '/uk' }, { name: 'Here' }],
      ],
    ],
    refuses: ['Home', 5, { name: 'Home' }, true],
  },
  title: { default: '', accepts: [['Клієнти', 'Клієнти']], refuses: [5, true, ['a'], { text: 'a' }] },
  controls: {
    default: [],
    accepts: [
      [
        [
          { name: 'New', link: '/uk/clients/new' },
          { name: 'Print', action: 'print' },
        ],
        [
          { name: 'New', link: '/uk/clients/new' },
          { name: 'Print', action: 'print' },
        ],
      ],
    ],
    refuses: ['New', 5, { name: 'New', link: '/' }, true],
  },
};
