import { link } from './page/address';

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

/**
 * Every path of the product. The footer's and the logout are Russian, whatever the page's language is. Those that go
 * into links are read when they are shown, because a `<base>` may come later than the scripts.
 */
export const routes = {
  home: (lang: string) => link(`/${lang}`),
  page: (lang: string, key: keyof typeof pages) => link(`/${lang}/${pages[key]}`),
  logout: '/ru/account/logout',
  signUp: '/account/signup',
  afterLogin: '/panel',
  flag: (code: string) => link(`/Content/flags/${code}.svg`),
  get forgotPassword() {
    return link('/account/forgotpassword');
  },
  get privacyPolicy() {
    return link('/ru/politika_konfidencialnosti');
  },
  get terms() {
    return link('/ru/uslovija_i_polozhenija');
  },
  get leaflet() {
    return link('/source/byklet.jpg');
  },
  get footerStations() {
    return link('/ru/karta_zapravok');
  },
};
