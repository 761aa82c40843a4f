import { expect, test, vi } from 'vitest';
import { callPaths } from '../../../src/routes';
import { hostile, local, relative } from '../../return-addresses';
import { addresses } from './addresses';
import { lowerCase } from './client';
import { guard } from './guard';
import type { Portal } from './portal';
import { signingIn } from './sign-in';

/**
 * Tests the sample of a kit on the site of its guide. `noLanguage` is the status of a logout in no language. `refused` are addresses
 * that pages of this kind refuse.
 */
export function sample(portal: Portal, noLanguage: number, refused = /$^/): void {
  signingIn(portal, '/dev/admin');
  guard(portal);
  addresses(portal, noLanguage);

  test('the footer gets the version of the site', async () => {
    const version = await portal.fetch('/web/getbuildversion');
    expect(lowerCase(await version.json())).toEqual({ status: 0, error: null, value: '1.0.0' });
  });

  test('the login page leads back only to addresses of its own site', async () => {
    const leads = async (ReturnUrl: string) => {
      const page = await portal.fetch(`/uk/account/login?${new URLSearchParams({ ReturnUrl })}`);
      const [, data = ''] =
        (await page.text()).match(/(?:__PAGE__ = | data-page>)(\{.*?\})<\/script>/s) ?? [];
      return [ReturnUrl, lowerCase(JSON.parse(data)).afterlogin ?? ''];
    };
    for (const address of local.filter((each) => !refused.test(each)))
      expect(await leads(address)).toEqual([address, address]);
    const logouts = [
      '/uk/account/logout',
      '/UK/Account/Logout/?x#y',
      '/uk/a/../account/%6cogout',
      '/uk\\account\\logout',
    ];
    for (const address of ['', ...logouts, ...relative, ...hostile])
      expect(await leads(address)).toEqual([address, '']);
  });

  test.for(Object.values(callPaths))('no browser guesses the type of an answer to %s', async (path) => {
    const method = path.startsWith('/account') ? 'POST' : 'GET';
    const { headers } = await portal.fetch(path, { method });
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('a language that the site does not offer is refused', async () => {
    expect((await portal.fetch('/web/setculture?culture=fr')).status).toBe(400);
  });

  test('the log says that a page does not know who has signed in, and no stranger uses that line up', async () => {
    const line = 'the next page does not know it';
    const cookie = 'ev-portal-signed-in';
    const open = async (value = '') => {
      const visitor = portal.client();
      visitor.cookies.set(cookie, value);
      await visitor.get('/uk/account/login');
    };
    for (const value of ['1', 'AAAA', 'ZmFrZQ2']) await open(value);
    expect(portal.log()).not.toContain(line);
    const driver = portal.client();
    expect(await driver.login('emaillogin', { email: 'driver@example.com', pass: 'charge' })).toBe(1);
    await open(driver.cookies.get(cookie));
    await vi.waitUntil(() => portal.log().includes(line), { timeout: 10_000 });
  });
}
