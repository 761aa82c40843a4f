import { expect, test } from 'vitest';
import { texts } from '../../site/texts.mjs';
import { en, uk } from '../../texts';
import {
  account,
  alertOf,
  askForCode,
  type Portal,
  signIn,
  submitAgain,
  submitCode,
  submitEmail,
} from './portal';

/**
 * Tests the sign-in, the session, and the messages when a sign-in fails, on every site with the widgets. Only an administrator can open
 * `ofAdmin`. `first` enters the first code.
 */
export function signingIn(portal: Portal, ofAdmin: string, first = submitCode): void {
  test('by phone: a wrong code is reported and cleared, the right one leads to the control panel', async () => {
    const page = await askForCode(portal, '050 123-45-67');
    const [code = ''] = await portal.codesFor('380501234567');
    await first(page, code === '000000' ? '111111' : '000000');
    expect(await alertOf(page)).toBe(texts.uk.errors.WrongLogin);
    expect(await page.getByLabel(uk.SmsCode).inputValue()).toBe('');
    await submitCode(page, code);
    await page.waitForURL('**/panel');
    await account(page).waitFor();
    expect(page.complaints).toEqual([]);
  });

  test('by email: a change of the language keeps the page, and is remembered; a logout ends the session', async () => {
    const page = await signIn(portal);
    await account(page).waitFor();
    await page.goto('/uk/panel?from=map#office');
    await page.getByRole('button', { name: uk.Language }).click();
    await page.getByRole('button', { name: 'English' }).click();
    await page.waitForURL('**/en/panel?from=map#office');
    await page.goto('/panel');
    await page.getByRole('button', { name: en.PersonalAccount }).click();
    await page.getByRole('button', { name: en.Logout }).click();
    await page.getByRole('button', { name: en.Yes }).click();
    await page.waitForURL('**/en/account/login');
    await page.goto('/en/panel');
    expect(new URL(page.url()).pathname).toBe('/en/account/login');
    expect(await account(page).count()).toBe(0);
    expect(page.complaints).toEqual([]);
  });

  test('a user who is not an administrator has the ordinary menu, and not the pages of administrators', async () => {
    const page = await signIn(portal, 'driver@example.com');
    expect(await page.getByRole('link', { name: uk.MobileApp }).count()).toBeGreaterThan(0);
    expect(await account(page).count()).toBe(0);
    const answer = await page.evaluate(async (path) => {
      const { type, status } = await fetch(path, { redirect: 'manual' });
      return type === 'opaqueredirect' ? 'redirected' : status;
    }, ofAdmin);
    expect(['redirected', 401]).toContain(answer);
  });

  test('a visitor without a session opens the panel and is there after the login', async () => {
    const page = await portal.open('/uk/panel');
    await submitEmail(page, 'admin@example.com', 'charge');
    await page.waitForURL('**/uk/panel');
  });

  test('a wrong password is reported, and the form stays filled; the server’s HTML error page is never shown', async () => {
    const page = await portal.open('/uk/account/login');
    await submitEmail(page, 'admin@example.com', 'a<b"&\'');
    expect(await alertOf(page)).toBe(texts.uk.errors.WrongPassword);
    expect(await page.getByLabel(uk.Password, { exact: true }).inputValue()).toBe('a<b"&\'');
    const answered = page.waitForResponse('**/account/emaillogin');
    await submitAgain(page, 'broken@example.com', 'charge');
    const answer = await answered;
    expect([answer.status(), answer.headers()['content-type']]).toEqual([
      500,
      expect.stringMatching(/^text\/html/),
    ]);
    await expect.poll(() => alertOf(page)).toBe(uk.UnexpectedError);
  });
}
