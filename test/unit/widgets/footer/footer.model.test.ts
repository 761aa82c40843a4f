import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mainSiteLinks, portalLinks, tel } from '../../../../widgets/footer/footer.model';
import { answer, json } from '../../backend/calling';
import { guest } from '../guest';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('the build version', () => {
  /** The model as a page that has just come has it. */
  async function arrive() {
    vi.resetModules();
    const { createVersion } = await import('../../../../widgets/footer/footer.model');
    return createVersion;
  }

  test('is taken from session storage, without a call', async () => {
    const asked = answer(json({ Value: '3.0.0' }));
    sessionStorage.setItem('buildVersion', '2.14.3');
    const createVersion = await arrive();
    expect(createVersion(guest().host).value).toBe('2.14.3');
    expect(asked).toHaveLength(0);
  });

  test('is asked of the server where there is none, shown, and stored', async () => {
    const asked = answer(json({ Value: '3.0.0' }));
    const createVersion = await arrive();
    const version = createVersion(guest().host);
    expect(version.value).toBe('');
    await vi.waitUntil(() => version.value, { interval: 1 });
    expect(version.value).toBe('3.0.0');
    expect(sessionStorage.getItem('buildVersion')).toBe('3.0.0');
    expect(asked.map(({ url }) => url.pathname)).toEqual(['/web/getbuildversion']);
  });

  test('is asked once for all footers of a page', async () => {
    const asked = answer(json({ Value: '3.0.0' }));
    const createVersion = await arrive();
    const versions = [1, 2, 3].map(() => createVersion(guest().host));
    await vi.waitUntil(() => versions.every(({ value }) => value), { interval: 1 });
    expect(versions.map(({ value }) => value)).toEqual(['3.0.0', '3.0.0', '3.0.0']);
    expect(asked).toHaveLength(1);
  });

  test.for([
    ['an HTTP error', json({ Error: 'no' }, 400)],
    ['a server that is down', json({}, 503)],
    ['an answer without a Value', json({})],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ] as const)('after %s stays empty, and that is logged only', async ([, reply]) => {
    answer(reply);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const createVersion = await arrive();
    const version = createVersion(guest().host);
    await vi.waitUntil(() => warn.mock.calls.length, { interval: 1 });
    expect(warn.mock.calls[0]?.[0]).toBe('ev-portal-widgets: the build version did not come.');
    expect(version.value).toBe('');
    expect(sessionStorage.getItem('buildVersion')).toBeNull();
    expect(error).not.toHaveBeenCalled();
  });

  test('that comes after its footer was taken down is stored, but changes and logs nothing', async () => {
    answer(json({ Value: '3.0.0' }));
    const createVersion = await arrive();
    const { host, life } = guest();
    const version = createVersion(host);
    life.abort();
    await vi.waitUntil(() => sessionStorage.getItem('buildVersion'), { interval: 1 });
    expect(version.value).toBe('');
  });

  test('is fetched where the browser forbids storage, too', async () => {
    const forbid = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: forbid, setItem: forbid });
    answer(json({ Value: '3.0.0' }));
    const createVersion = await arrive();
    const version = createVersion(guest().host);
    await vi.waitUntil(() => version.value, { interval: 1 });
    expect(version.value).toBe('3.0.0');
  });
});

describe('a telephone link', () => {
  test.for([
    ['0 800 123 456', 'tel:0800123456'],
    ['+380 (50) 123-45-67', 'tel:+380501234567'],
    ['+380 50 123 45 67', 'tel:+380501234567'],
  ] as const)('of %s is %s', ([number, link]) => {
    expect(tel(number)).toBe(link);
  });
});

describe('the lists of links', () => {
  test('of the portal: privacy policy, terms, the leaflet to download, the stations map, all under ru', () => {
    expect(portalLinks(guest({ lang: 'uk' }).host)).toEqual([
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
    expect(mainSiteLinks(guest({ mainSite: { url: 'https://main.example/', ...pages } }).host)).toEqual([
      { text: '[AboutUs]', href: 'https://main.example/a' },
      { text: '[Contacts]', href: 'https://main.example/c' },
      { text: '[SupportService]', href: 'https://main.example/s' },
      { text: '[MobileApp]', href: 'https://main.example/m' },
      { text: '[News]', href: 'https://main.example/n' },
      { text: '[Shop]', href: 'https://shop.example/' },
    ]);
  });
});
