/** The pages behind a language, under the keys of their names. */
const pages = {
  FindStations: 'karta_zapravok',
  MobileApp: 'mobilnoe_prilozhenie',
  Contacts: 'kontakty',
  Login: 'account/login',
  ControlPanel: 'panel',
  PersonalProfile: 'profile/editadmin',
  Clients: 'clients',
  StationsMap: 'karta_zapravok',
  Chargers: 'dashboard',
  Reports: 'report',
  PaymentArchive: 'payments',
};

/** Every path of the product. The footer's and the logout's are Russian whatever the page's language. */
export const routes = {
  home: (lang: string) => `/${lang}`,
  page: (lang: string, key: keyof typeof pages) => `/${lang}/${pages[key]}`,
  logout: '/ru/account/logout',
  signUp: '/account/signup',
  forgotPassword: '/account/forgotpassword',
  afterLogin: '/panel',
  privacyPolicy: '/ru/politika_konfidencialnosti',
  terms: '/ru/uslovija_i_polozhenija',
  leaflet: '/source/byklet.jpg',
  footerStations: '/ru/karta_zapravok',
  flag: (code: string) => `/Content/flags/${code}.svg`,
};
