import { manyLinks, menuLinks } from '../links.mjs';

/** Very long translations. */
const long = {
  lang: /** @type {const} */ ('uk'),
  page: {
    Translations: {
      ProductTitle: 'Всеукраїнська мережа швидкісних зарядних станцій для електромобілів',
      MainSite: 'Головний сайт компанії',
      FindStations: 'Знайти найближчу станцію',
      MobileApp: 'Мобільний застосунок для водіїв',
      Contacts: 'Контакти та реквізити',
      PersonalAccount: 'Особистий кабінет адміністратора',
      PaymentArchive: 'Архів платежів за попередні роки',
    },
  },
};

/** @type {import('../states.mjs').State[]} */
export default [
  { id: 'header-visitor', name: 'Visitor' },
  { id: 'header-admin', name: 'Admin', role: 'Admin' },
  {
    id: 'header-account-menu',
    name: 'Account menu open',
    pixels: [1600],
    role: 'Admin',
    least: 1361,
    steps: [{ click: 'PersonalAccount' }],
  },
  {
    id: 'header-hamburger',
    name: 'Hamburger open, visitor',
    width: 1360,
    steps: [{ click: 'Menu' }],
  },
  {
    id: 'header-hamburger-admin',
    name: 'Hamburger and account menu open, admin',
    pixels: [375],
    role: 'Admin',
    width: 1360,
    steps: [{ click: 'Menu' }, { click: 'PersonalAccount' }],
  },
  {
    id: 'header-languages',
    name: 'Language list open',
    pixels: [375],
    steps: [{ click: 'Language' }],
  },
  {
    id: 'header-language-failed',
    name: 'Language change failed',
    pixels: [1600],
    backend: { culture: '500' },
    steps: [{ click: 'Language' }, { press: 'button[lang]' }, { see: 'LanguageChangeError' }],
  },
  {
    id: 'header-language-changing',
    name: 'Language change is running',
    backend: { culture: 'slow' },
    steps: [{ click: 'Language' }, { press: 'button[lang]' }],
  },
  {
    id: 'header-logout',
    name: 'Logout question open',
    role: 'Admin',
    steps: [{ click: 'PersonalAccount' }, { click: 'Logout' }, { until: 'dialog[open]' }],
  },
  {
    id: 'header-one-language',
    name: 'One language only',
    page: { Languages: undefined },
  },
  {
    id: 'header-missing-flag',
    name: 'A flag that does not load',
    page: { Languages: { uk: 'Українська', ru: 'Русский', en: 'English', pl: 'Polski' } },
    steps: [{ click: 'Language' }],
  },
  {
    id: 'header-without-main-site',
    name: 'Without the main website',
    page: { MainSite: undefined },
  },
  {
    id: 'header-test-site',
    name: 'Logo of the test site',
    page: { SiteUrl: 'https://test.chargers.example.com/' },
  },
  { id: 'header-menu', name: 'Links of the site', lang: 'uk', page: { Menu: menuLinks } },
  {
    id: 'header-menu-admin',
    name: 'Links of the site, admin',
    lang: 'uk',
    role: 'Admin',
    page: { Menu: menuLinks },
  },
  { id: 'header-menu-many', name: 'Many links of the site', lang: 'uk', page: { Menu: manyLinks } },
  { id: 'header-long', name: 'Long Ukrainian texts', ...long },
  { id: 'header-long-admin', name: 'Long Ukrainian texts, admin', role: 'Admin', ...long },
];
