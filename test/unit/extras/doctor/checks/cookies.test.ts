// @vitest-environment node
import { expect, test } from 'vitest';
import { checkCookies } from '../../../../../src/extras/doctor/checks/cookies';

const faultsOf = (cookie: string, protocol = 'https') =>
  checkCookies({ address: new URL(`${protocol}://portal.example/`), cookies: [cookie] }).map(
    ({ name }) => name,
  );

test.each([
  'culture=uk; path=/',
  'culture=uk; path=/; SameSite=Lax',
  '.AspNetCore.Antiforgery.x=1; path=/; Secure; HttpOnly',
  'login-browser=1; SECURE',
  '__Host-login-browser=1; Secure; path=/',
  '.AspNetCore.Antiforgery.x=1; path=/; HttpOnly',
  '__RequestVerificationToken=1; path=/; HttpOnly',
  '__cf_bm=1; path=/; SameSite=None; Secure',
  'ARRAffinity=1; path=/',
])('on https "%s" is right', (cookie) => {
  expect(faultsOf(cookie)).toEqual([]);
});

test.each([
  ['login-browser=1; path=/', 'cookie without Secure'],
  ['.ASPXAUTH=1; path=/', 'cookie without Secure'],
  ['theme=1; samesite=NONE', 'cookie refused'],
])('on https "%s" has the fault %s', (cookie, name) => {
  expect(faultsOf(cookie)).toEqual([name]);
});

test('on http a cookie needs no Secure', () => {
  expect(faultsOf('login-browser=1; path=/', 'http')).toEqual([]);
});
