import { link } from './host/address';

/** Pages with a path that starts with the language. Each key is also the translation key of the page's name. */
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
 * Every path of the product. The paths of the footer and of the logout are always the Russian ones. The paths for links
 * are computed when a link is rendered, because the page may get its `<base>` after the scripts have run.
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
