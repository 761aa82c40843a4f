import { manyLinks, manyLinksInEnglish } from './many-links.mjs';

/** @typedef {import('./states.mjs').State} State */

const Languages = { uk: 'Українська', ru: 'Русский', en: 'English', pl: 'Polski' };

const long = {
  Translations: {
    ProductTitle: 'Всеукраїнська мережа швидкісних зарядних станцій для електромобілів',
    MainSite: 'Головний сайт компанії',
    FindStations: 'Знайти найближчу станцію',
    MobileApp: 'Мобільний застосунок для водіїв',
    Contacts: 'Контакти, реквізити та графік роботи компанії',
    PersonalAccount: 'Особистий кабінет адміністратора',
    PaymentArchive: 'Архів платежів за попередні роки',
  },
};

/** @satisfies {Record<string, State>} */
export default {
  'header-visitor': { name: 'Visitor', guide: true },
  'header-admin': { name: 'Admin', role: 'Admin', guide: true },
  'header-account-menu': {
    name: 'Account menu open',
    role: 'Admin',
    steps: ['click PersonalAccount'],
    least: 1361,
    pixels: [1600],
  },
  'header-hamburger': { name: 'Hamburger open, visitor', steps: ['click Menu'], width: 1360 },
  'header-hamburger-admin': {
    name: 'Hamburger and account menu open, admin',
    role: 'Admin',
    steps: ['click Menu', 'click PersonalAccount'],
    width: 1360,
    pixels: [375],
  },
  'header-languages': { name: 'Language list open', steps: ['click Language'], pixels: [375] },
  'header-language-failed': {
    name: 'Language change failed',
    steps: ['click Language', 'press button[lang]', 'see LanguageChangeError'],
    backend: 'culture:500',
    pixels: [1600],
  },
  'header-language-changing': {
    name: 'Language change is running',
    steps: ['click Language', 'press button[lang]'],
    backend: 'culture:slow',
  },
  'header-logout': {
    name: 'Logout question open',
    role: 'Admin',
    steps: ['click PersonalAccount', 'click Logout', 'until dialog[open]'],
  },
  'header-one-language': { name: 'One language only', page: { Languages: undefined } },
  'header-missing-flag': {
    name: 'A flag that does not load',
    steps: ['click Language'],
    page: { Languages },
  },
  'header-without-main-site': {
    name: 'Without the main website',
    page: { MainSite: undefined },
    guide: true,
  },
  'header-test-site': {
    name: 'Logo of the test site',
    page: { SiteUrl: 'https://test.chargers.example.com/' },
    guide: true,
  },
  'header-menu': {
    name: 'Links of the site',
    lang: 'uk',
    page: { Menu: manyLinks.slice(0, 2) },
    guide: { Menu: manyLinksInEnglish.slice(0, 2) },
  },
  'header-menu-many': { name: 'Many links of the site', lang: 'uk', page: { Menu: manyLinks } },
  'header-long': { name: 'Long Ukrainian texts', lang: 'uk', page: long },
  'header-long-admin': { name: 'Long Ukrainian texts, admin', lang: 'uk', role: 'Admin', page: long },
};
