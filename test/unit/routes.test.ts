import { expect, test } from 'vitest';
import { routes } from '../../src/routes';

/** The paths of the specification, with {lang} for the language. */
const paths: Record<Exclude<keyof typeof routes, 'page'>, string> = {
  home: '/{lang}',
  logout: '/ru/account/logout',
  signUp: '/account/signup',
  forgotPassword: '/account/forgotpassword',
  afterLogin: '/panel',
  privacyPolicy: '/ru/politika_konfidencialnosti',
  terms: '/ru/uslovija_i_polozhenija',
  leaflet: '/source/byklet.jpg',
  footerStations: '/ru/karta_zapravok',
  flag: '/Content/flags/{lang}.svg',
};

/** The pages with a language in their path, by translation key. */
const pages: Record<Parameters<typeof routes.page>[1], string> = {
  FindStations: '/{lang}/karta_zapravok',
  MobileApp: '/{lang}/mobilnoe_prilozhenie',
  Contacts: '/{lang}/kontakty',
  Login: '/{lang}/account/login',
  ControlPanel: '/{lang}/panel',
  PersonalProfile: '/{lang}/profile/editadmin',
  Clients: '/{lang}/clients',
  StationsMap: '/{lang}/karta_zapravok',
  Chargers: '/{lang}/dashboard',
  Reports: '/{lang}/report',
  PaymentArchive: '/{lang}/payments',
};

test.for(Object.entries(pages))('the path of the page %s is %s', ([key, path]) => {
  expect(routes.page('sk', key as keyof typeof pages)).toBe(path.replace('{lang}', 'sk'));
});

test.for(Object.entries(paths))('the path %s is %s', ([name, path]) => {
  const route = routes[name as keyof typeof paths];
  expect(typeof route === 'string' ? route : route('sk')).toBe(path.replace('{lang}', 'sk'));
});

test('there is no other route', () => {
  expect(Object.keys(routes).sort()).toEqual([...Object.keys(paths), 'page'].sort());
});
