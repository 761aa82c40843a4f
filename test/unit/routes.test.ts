// @vitest-environment node
import { expect, test } from 'vitest';
import { routes } from '../../src/routes';

/** The paths of the specification, {lang} being what the page says. */
const paths: Record<keyof typeof routes, string> = {
  home: '/{lang}',
  findStations: '/{lang}/karta_zapravok',
  mobileApp: '/{lang}/mobilnoe_prilozhenie',
  contacts: '/{lang}/kontakty',
  login: '/{lang}/account/login',
  controlPanel: '/{lang}/panel',
  profile: '/{lang}/profile/editadmin',
  clients: '/{lang}/clients',
  chargers: '/{lang}/dashboard',
  reports: '/{lang}/report',
  payments: '/{lang}/payments',
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

test.for(Object.entries(paths))('%s is %s', ([name, path]) => {
  const route = routes[name as keyof typeof routes];
  expect(typeof route === 'string' ? route : route('sk')).toBe(path.replace('{lang}', 'sk'));
});

test('there is no other route', () => {
  expect(Object.keys(routes)).toEqual(Object.keys(paths));
});
