import type { Key } from '../../i18n/translator';

/** `click` and `fill` take the key of a text, `until` a selector. */
export type Step = ['click', Key] | ['fill', Key, string] | ['until', string];

/** A state of a widget that the guide shows. */
export interface LiveState {
  name: string;
  /** Changes of `window.__PAGE__`. */
  page?: Record<string, unknown>;
  /** The answers that differ, by the path of the call: a status and a body, or nothing for a call that takes long. */
  answers?: Record<string, [status: number, body: unknown] | null>;
  steps?: Step[];
  /** The placeholder of the login page. */
  login?: true;
}

const asked: Step[] = [
  ['fill', 'PhoneNumber', '501234567'],
  ['click', 'Next'],
];
const atCode: Step[] = [...asked, ['until', '[data-step=code]']];
const typed: Step[] = [...atCode, ['fill', 'SmsCode', '123456'], ['click', 'Next']];
const wrong = { Status: 1, Error: '{"Code":"WrongLogin","Data":null,"Error":"Wrong code."}', Value: 0 };
const tooMany = {
  Code: 'SmsMaxAttemptsReached',
  Data: null,
  Error: 'Too many codes were requested. Sign in by email.',
};
const trail = [
  { name: 'Home page', link: '/en' },
  { name: 'Control panel', link: '/en/panel' },
];
const menu = [
  { name: 'Tariffs', link: '/en/tariffs' },
  { name: 'For business', link: '/en/business' },
];

/** The states by widget. The first one is shown first. */
export const liveStates: Record<string, LiveState[]> = {
  header: [
    { name: 'Visitor' },
    { name: 'With links of the site', page: { menu } },
    { name: 'Admin', page: { accessRights: 'Admin' } },
    { name: 'A test site', page: { siteUrl: 'https://test.portal.example/' } },
    { name: 'Without the main website', page: { mainSite: undefined } },
  ],
  'page-header': [
    { name: 'Trail and title' },
    {
      name: 'Controls',
      page: {
        controls: [
          { name: 'Add a client', link: '/en/account/signup' },
          { name: 'Refresh', action: 'refresh' },
        ],
      },
    },
    { name: 'Title only', page: { breadcrumbs: undefined } },
    { name: 'Login page', login: true, page: { breadcrumbs: undefined, title: undefined } },
  ],
  'login-card': [
    { name: 'Number' },
    { name: 'Code', steps: atCode },
    {
      name: 'Error: wrong code',
      steps: [...typed, ['until', '[role=alert]']],
      answers: { '/account/phonelogin': [200, wrong] },
    },
    {
      name: 'Error: too many codes',
      steps: [...asked, ['until', '[role=alert]']],
      answers: { '/login/checkout': [400, tooMany] },
    },
    { name: 'Busy', steps: typed, answers: { '/account/phonelogin': null } },
    { name: 'Email', steps: [['click', 'SignInWithEmail']] },
    {
      name: 'Links at the code step',
      steps: atCode,
      page: { help: [{ name: 'Why is there no code?', link: '/en/sms' }] },
    },
  ],
  footer: [
    { name: 'Full' },
    { name: 'With links of the site', page: { footerLinks: menu } },
    { name: 'Without contacts', page: { contacts: undefined } },
    { name: 'Without the main website', page: { mainSite: undefined } },
  ],
};

/** The data of the pages in the frames. One language: the flags of a switcher would have to be at the root of the host. */
export const liveData = {
  lang: 'en',
  siteUrl: 'https://portal.example/',
  mainSite: {
    url: 'https://www.example.com/',
    about: '/about',
    contacts: '/contacts',
    support: '/support',
    mobileApp: '/app',
    news: '/news',
    shop: '/shop',
  },
  contacts: {
    hotline: '0 800 000 000',
    phones: ['+380 00 000 00 00'],
    email: 'info@example.com',
    address: '1 Example Street, Kyiv',
  },
  title: 'Charging stations',
  breadcrumbs: [...trail, { name: 'Charging stations' }],
};
