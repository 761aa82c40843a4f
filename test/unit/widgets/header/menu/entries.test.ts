import { describe, expect, test } from 'vitest';
import { logout } from '../../../../../widgets/header/logout';
import { createMenu } from '../../../../../widgets/header/menu/entries';
import { host } from '../page';

describe('the menus', () => {
  const texts = (links: readonly (readonly [string, string])[]) => links.map(([text]) => text);

  test.each([
    ['https://test.chargers.example', 'TEST'],
    ['https://chargers.example/test', 'TEST'],
    ['https://chargers.example', 'ProductTitle'],
    ['https://example.com', 'ProductTitle'],
  ])('the title for %s is %s', (siteUrl, title) => expect(createMenu(host({ siteUrl })).title).toBe(title));

  test.each(['admin', 'Administrator', 'ADMIN', ' Admin', ''])(
    'accessRights %j is not an Admin',
    (accessRights) => {
      const { links, account } = createMenu(host({ accessRights }));
      expect(texts(links)).toEqual(expect.arrayContaining(['MobileApp', 'Login']));
      expect(account).toBe(false);
    },
  );

  test('an Admin has an account menu, and no links to the mobile app and the login', () => {
    const { links, account } = createMenu(host({ accessRights: 'Admin' }));
    const visitors = texts(createMenu(host()).links);
    expect(texts(links)).toEqual(visitors.filter((text) => !['MobileApp', 'Login'].includes(text)));
    expect(account).toContainEqual(['ControlPanel', '/uk/panel']);
  });

  test('the main website is the first link if it has an address', () => {
    const { links } = createMenu(host({ mainSite: { url: 'https://www.example.com/' } }));
    expect(links[0]).toEqual(['MainSite', 'https://www.example.com/']);
    expect(links.slice(1)).toEqual(createMenu(host()).links);
  });

  test('links of the site stand before the login link, and before the account menu', () => {
    const menu = [{ name: 'Rates', link: '/uk/rates' }];
    const [visitor, admin] = ['', 'Admin'].map(
      (accessRights) => createMenu(host({ accessRights, menu })).links,
    );
    expect(texts(visitor ?? []).slice(-3)).toEqual(['Contacts', 'Rates', 'Login']);
    expect(texts(admin ?? []).slice(-2)).toEqual(['Contacts', 'Rates']);
  });

  test('logout emits its event and navigates, unless the page cancels it', () => {
    const [going, staying] = [host(), host({}, false)];
    logout(going);
    logout(staying);
    expect(going.emit.mock.calls).toEqual([['logout', {}]]);
    expect([going.navigate.mock.calls, staying.navigate.mock.calls]).toEqual([[['/ru/account/logout']], []]);
  });
});
