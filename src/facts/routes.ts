import type { Key } from '../shared/i18n/translator';

/** Links of the portal, in their order. Each key is the translation key of the link's text. */
export const portalLinks = {
  /** The header's links. Their paths follow the language. */
  menu: {
    FindStations: '/karta_zapravok',
    MobileApp: '/mobilnoe_prilozhenie',
    Contacts: '/kontakty',
    Login: '/account/login',
  },
  /** The account menu's links. Their paths follow the language. */
  account: {
    ControlPanel: '/panel',
    PersonalProfile: '/profile/editadmin',
    Clients: '/clients',
    StationsMap: '/karta_zapravok',
    Chargers: '/dashboard',
    Reports: '/report',
    PaymentArchive: '/payments',
  },
  /** The footer's links, first those beside the copyright. Their paths are the Russian ones in every language. */
  legal: {
    PrivacyPolicy: '/ru/politika_konfidencialnosti',
    Terms: '/ru/uslovija_i_polozhenija',
  },
  footer: {
    Leaflet: '/source/byklet.jpg',
    StationsMap: '/ru/karta_zapravok',
  },
} satisfies Record<string, { [Text in Key]?: string }>;

/** An Admin does not see these links of the menu. */
export const onlyForVisitors: Key[] = ['MobileApp', 'Login'];

export const portalPaths = {
  forgotPassword: '/account/forgotpassword',
  /** The Russian one in every language. */
  logout: '/ru/account/logout',
  signUp: '/account/signup',
  afterLogin: '/panel',
  flag: (code: string) => `/Content/flags/${code}.svg`,
};

export const callPaths = {
  setCulture: '/web/setculture',
  siteVersion: '/web/getbuildversion',
  checkout: '/login/checkout',
  phoneLogin: '/account/phonelogin',
  emailLogin: '/account/emaillogin',
} as const;
