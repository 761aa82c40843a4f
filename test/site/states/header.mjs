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
export const headerStates = [
  { id: 'header-visitor', widget: 'header', name: 'Visitor' },
  { id: 'header-admin', widget: 'header', name: 'Admin', role: 'Admin' },
  {
    id: 'header-account-menu',
    widget: 'header',
    name: 'Account menu open',
    role: 'Admin',
    least: 1361,
    steps: [{ click: 'PersonalAccount' }],
  },
  {
    id: 'header-hamburger',
    widget: 'header',
    name: 'Hamburger open, visitor',
    width: 1360,
    steps: [{ click: 'Menu' }],
  },
  {
    id: 'header-hamburger-admin',
    widget: 'header',
    name: 'Hamburger and account menu open, admin',
    role: 'Admin',
    width: 1360,
    steps: [{ click: 'Menu' }, { click: 'PersonalAccount' }],
  },
  {
    id: 'header-languages',
    widget: 'header',
    name: 'Language list open',
    steps: [{ click: 'Language' }],
  },
  {
    id: 'header-language-failed',
    widget: 'header',
    name: 'Language change failed',
    backend: { culture: '500' },
    steps: [{ click: 'Language' }, { press: 'button[lang]' }, { see: 'LanguageChangeError' }],
  },
  {
    id: 'header-language-changing',
    widget: 'header',
    name: 'Language change is running',
    backend: { culture: 'slow' },
    steps: [{ click: 'Language' }, { press: 'button[lang]' }],
  },
  {
    id: 'header-logout',
    widget: 'header',
    name: 'Logout question open',
    role: 'Admin',
    steps: [{ click: 'PersonalAccount' }, { click: 'Logout' }, { until: 'dialog[open]' }],
  },
  {
    id: 'header-one-language',
    widget: 'header',
    name: 'One language only',
    page: { Languages: undefined },
  },
  {
    id: 'header-missing-flag',
    widget: 'header',
    name: 'A flag that does not load',
    page: { Languages: { uk: 'Українська', ru: 'Русский', en: 'English', pl: 'Polski' } },
    steps: [{ click: 'Language' }],
  },
  {
    id: 'header-without-main-site',
    widget: 'header',
    name: 'Without the main website',
    page: { MainSite: undefined },
  },
  {
    id: 'header-test-site',
    widget: 'header',
    name: 'Logo of the test site',
    page: { SiteUrl: 'https://test.chargers.example.com/' },
  },
  { id: 'header-long', widget: 'header', name: 'Long Ukrainian texts', ...long },
  { id: 'header-long-admin', widget: 'header', name: 'Long Ukrainian texts, admin', role: 'Admin', ...long },
  { id: 'header-no-script', widget: 'header', name: 'Without its script', scripts: [] },
];
