import { describe, expect, test } from 'vitest';
import { mainSiteLinks, portalLinks } from '../../../../widgets/footer/links';
import { testHost } from '../test-host';

describe('the lists of links', () => {
  test('of the portal: privacy policy, terms, the leaflet to download, the stations map; all paths start with ru', () => {
    expect(portalLinks(testHost({ lang: 'uk' }).host)).toEqual([
      { text: '[PrivacyPolicy]', href: '/ru/politika_konfidencialnosti' },
      { text: '[Terms]', href: '/ru/uslovija_i_polozhenija' },
      { text: '[Leaflet]', href: '/source/byklet.jpg', download: true },
      { text: '[StationsMap]', href: '/ru/karta_zapravok' },
    ]);
  });

  test('of the main website: about, contacts, support, mobile app, news, shop', () => {
    const pages = {
      about: 'a',
      contacts: 'c',
      support: 's',
      mobileApp: 'm',
      news: 'n',
      shop: 'https://shop.example/',
    };
    expect(mainSiteLinks(testHost({ mainSite: { url: 'https://main.example/', ...pages } }).host)).toEqual([
      { text: '[AboutUs]', href: 'https://main.example/a' },
      { text: '[Contacts]', href: 'https://main.example/c' },
      { text: '[SupportService]', href: 'https://main.example/s' },
      { text: '[MobileApp]', href: 'https://main.example/m' },
      { text: '[News]', href: 'https://main.example/n' },
      { text: '[Shop]', href: 'https://shop.example/' },
    ]);
  });
});
