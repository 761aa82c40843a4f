import { expect, onTestFinished, test } from 'vitest';
import { portalLinks } from '../../../../../src/facts/routes';
import { createMenu, logout } from '../../../../../widgets/header/menu/entries';
import { type HostOptions, playHost } from '../../play-host';

const menuOf = (page?: HostOptions['page']) => {
  const { links, ...others } = createMenu(playHost({ page }).host);
  return { ...others, texts: links.map(([text]) => text) };
};

test.each([
  ['https://test.chargers.example', 'TEST'],
  ['https://chargers.example/test', 'TEST'],
  ['https://chargers.example', 'ProductTitle'],
  ['https://example.com', 'ProductTitle'],
])('the title for %s is %s', (siteUrl, title) => expect(menuOf({ siteUrl }).title).toBe(title));

test.each(['admin', 'Administrator', 'ADMIN', ' Admin', ''])(
  'accessRights %j is not an Admin',
  (accessRights) => {
    expect(menuOf({ accessRights })).toEqual(menuOf());
  },
);

const addressesOf = (page: HostOptions['page']) => {
  const { links, account } = createMenu(playHost({ page }).host);
  return [links, account || []].map((list) => list.map(([, address]) => address));
};

test('the menu and the account menu have the links of the specification, in their order', () => {
  expect(addressesOf({ lang: 'uk' })).toEqual([
    ['/uk/karta_zapravok', '/uk/mobilnoe_prilozhenie', '/uk/kontakty', '/uk/account/login'],
    [],
  ]);
  const mainSite = { url: 'https://www.example.com/' };
  expect(addressesOf({ lang: 'en', accessRights: 'Admin', mainSite })).toEqual([
    ['https://www.example.com/', '/en/karta_zapravok', '/en/kontakty'],
    [
      '/en/panel',
      '/en/profile/editadmin',
      '/en/clients',
      '/en/karta_zapravok',
      '/en/dashboard',
      '/en/report',
      '/en/payments',
    ],
  ]);
});

test('links of the site stand before the login link, and before the account menu', () => {
  const menu = [{ name: 'Rates', link: '/uk/rates' }];
  const [visitor, admin] = [menuOf({ menu }), menuOf({ menu, accessRights: 'Admin' })];
  expect([visitor.texts.slice(-3), visitor.account]).toEqual([['Contacts', 'Rates', 'Login'], false]);
  expect(admin.texts.slice(-2)).toEqual(['Contacts', 'Rates']);
});

test('the login link is the last one, wherever it stands among the links of the portal', () => {
  const { menu } = portalLinks as { menu: Record<string, string> };
  const before = { ...menu };
  onTestFinished(() => {
    for (const key of Object.keys(before)) delete menu[key];
    Object.assign(menu, before);
  });
  for (const key of Object.keys(before).filter((key) => key !== 'Login')) {
    delete menu[key];
    menu[key] = before[key] ?? '';
  }
  expect(Object.keys(menu)[0]).toBe('Login');
  const rates = [{ name: 'Rates', link: '/uk/rates' }];
  expect(menuOf({ menu: rates }).texts.slice(-3)).toEqual(['Contacts', 'Rates', 'Login']);
});

test('the main website without an address has no link', () => {
  expect(menuOf().texts).not.toContain('MainSite');
});

test('logout emits its event and navigates, unless the page cancels it', () => {
  const [going, staying] = [playHost(), playHost({ stays: true })];
  logout(going.host);
  logout(staying.host);
  expect(going.events).toEqual([['logout', {}]]);
  expect([going.visited, staying.visited]).toEqual([['/ru/account/logout'], []]);
});
