import { expect, test } from 'vitest';
import { hostile, local, relative } from '../../return-addresses';
import { en, uk } from '../../texts';
import { addresses } from './addresses';
import { codes } from './codes';
import { limits } from './limits';
import { account, type Portal, signIn, submitEmail } from './portal';
import { signingIn } from './sign-in';
import { stalePage } from './stale';

/** Tests the sample of a kit on the site of its guide. */
export function sample(portal: Portal): void {
  signingIn(portal);
  stalePage(portal, true);
  codes(portal);
  addresses(portal);

  test('a change of the language keeps the page, and is remembered; a logout ends the session', async () => {
    const page = await signIn(portal);
    await page.getByRole('button', { name: uk.Language }).click();
    await page.getByRole('button', { name: 'English' }).click();
    await page.waitForURL('**/en/panel');
    await page.goto('/panel');
    await page.getByRole('button', { name: en.PersonalAccount }).click();
    await page.getByRole('button', { name: en.Logout }).click();
    await page.getByRole('button', { name: en.Yes }).click();
    await page.waitForURL('**/en/account/login');
    await page.goto('/panel');
    expect(new URL(page.url()).pathname).toBe('/en/account/login');
    expect(await account(page).count()).toBe(0);
    expect(page.complaints).toEqual([]);
  });

  test('without a session a call gets a status, and a visitor gets the login page', async () => {
    const call = await portal.fetch('/uk/panel', { headers: { 'X-Requested-With': 'XMLHttpRequest' } });
    expect(call.status).toBe(401);
    const visit = await portal.fetch('/uk/panel', { redirect: 'manual' });
    expect(visit.status).toBe(302);
    expect(visit.headers.get('location')).toMatch(/\/account\/login\?ReturnUrl=%2fuk%2fpanel$/i);
  });

  test.for([
    ['/uk/panel?from=mail', '/uk/panel?from=mail'],
    ['/uk/account/login?ReturnUrl=https://evil.example/panel', '/panel'],
  ] as const)('a visitor without a session opens %s and is at %s after the login', async ([path, wanted]) => {
    const page = await portal.open(path);
    await submitEmail(page, 'admin@example.com', 'charge');
    await page.waitForURL((url) => url.pathname.endsWith('/panel'));
    expect(page.url()).toBe(new URL(wanted, page.url()).href);
  });

  test('the login page leads back only to addresses of its own site', async () => {
    const leads = async (ReturnUrl: string) => {
      const page = await portal.fetch(`/uk/account/login?${new URLSearchParams({ ReturnUrl })}`);
      const [, data = ''] = (await page.text()).match(/window\.__PAGE__ = (\{.*?\})<\/script>/s) ?? [];
      return [ReturnUrl, lowerCase(JSON.parse(data)).afterlogin ?? ''];
    };
    for (const address of local) expect(await leads(address)).toEqual([address, address]);
    for (const address of ['', ...relative, ...hostile]) expect(await leads(address)).toEqual([address, '']);
  });

  test('a driver cannot open a page for administrators', async () => {
    const page = await signIn(portal, 'driver@example.com');
    const answer = await page.request.get('/dev/admin', { maxRedirects: 0 });
    expect([302, 401]).toContain(answer.status());
  });

  test.for(['phone', 'email'])(
    'a stale token of a login by %s is answered with an error object',
    async (method) => {
      const answer = await portal.fetch(`/account/${method}login`, {
        method: 'POST',
        body: new URLSearchParams(),
      });
      expect(answer.status).toBe(400);
      expect(lowerCase(await answer.json())).toEqual({
        code: 'StalePage',
        data: null,
        error: uk.ReloadPageError,
      });
    },
  );

  test('a number that gets no SMS, and an unknown language, are refused', async () => {
    const answer = await portal.fetch('/login/checkout?u=380671112255%0A');
    expect(await answer.text()).toContain('NotAllowedSmsForCountry');
    expect((await portal.fetch('/web/setculture?culture=fr')).status).toBe(400);
  });

  limits(portal);
}

/** The object with names in lower case. */
const lowerCase = (object: object) =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name.toLowerCase(), value]));
