import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { step } from '../../steps';
import { uk } from '../../texts';
import { alertOf, type Portal, submitEmail } from './portal';

const path = '/uk/account/login';
const field = '__RequestVerificationToken';
/** The cookie that a token belongs to. */
const cookie = /antiforgery|__RequestVerificationToken/i;

/** What makes the token of an open page invalid. */
type Reason = (page: Page, portal: Portal) => Promise<unknown>;

const reasons: Record<string, Reason> = {
  'the browser has lost the cookie, and the page gets the token of another visitor': async (page, portal) => {
    await page.context().clearCookies({ name: cookie });
    const body = await (await portal.fetch(path)).text();
    await page.route(`**${path}`, (route) => route.fulfill({ body, contentType: 'text/html' }), { times: 1 });
  },
  'the page has the token of another visitor': async () => {},
  'the site has other keys': async (page) => {
    const found = (await page.context().cookies()).filter(({ name }) => cookie.test(name));
    const spoilt = found.map((each) => ({ ...each, value: each.value.replace(/\w{9}/g, 'otherkeys') }));
    await page.context().addCookies(spoilt);
    await page.locator(`input[name=${field}]`).evaluate((input: HTMLInputElement) => {
      input.value = input.value.replace(/\w{9}/g, 'otherkeys');
    });
  },
};

/** The reasons on a site whose tokens are for one user, as those of ASP.NET. */
const reasonsOfUser: Record<string, Reason> = {
  'the visitor has signed in in another tab': async (page) => {
    const tab = await page.context().newPage();
    await tab.goto(path);
    await submitEmail(tab, 'driver@example.com', 'charge');
    await tab.waitForURL('**/panel');
    await tab.close();
  },
  'the visitor has signed out in another tab': (page) => page.request.get('/uk/account/logout'),
};

/** Tests a login page that was open for too long: nothing is sent twice by itself, and nothing is typed twice. */
export function stalePage(portal: Portal, hasTokensOfUser: boolean): void {
  test('a stale token needs one more press of the button, whatever the reason; everything typed stays', async () => {
    const page = await portal.open(path);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch')
        calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
    });
    const all = { ...reasons, ...(hasTokensOfUser ? reasonsOfUser : {}) };
    const login = page.getByRole('button', { name: uk.Login, exact: true });
    const form = [page.getByLabel(uk.Email), page.getByLabel(uk.Password, { exact: true })];
    /** Presses the button. Returns what the card says, and what it has sent. */
    const press = async () => {
      calls.length = 0;
      const renewed = page.waitForResponse((answer) => answer.url().endsWith(path));
      await login.click();
      await renewed;
      return [await alertOf(page), ...calls];
    };
    const sent = ['POST /account/emaillogin', `GET ${path}`];

    step('the token cannot be renewed');
    await page.context().clearCookies({ name: cookie });
    await page.route(`**${path}`, (route) => route.fulfill({ status: 500, body: 'Server error' }), {
      times: 1,
    });
    await page.getByRole('button', { name: uk.SignInWithEmail }).click();
    await form[0]?.fill('driver@example.com');
    await form[1]?.fill('charge');
    // The text is the site's.
    expect(await press()).toEqual([expect.stringContaining('Оновіть її'), ...sent]);
    for (const [reason, spoil] of Object.entries(all)) {
      step(reason);
      await spoil(page, portal);
      expect(await press()).toEqual([uk.StalePageError, ...sent]);
      const typed = await Promise.all(form.map((input) => input.inputValue()));
      expect(typed).toEqual(['driver@example.com', 'charge']);
    }
    step('the next press signs in');
    await login.click();
    await page.waitForURL('**/panel');
  });
}
