import { expect, test } from 'vitest';
import { texts } from '../../site/texts.mjs';
import { en, pattern, uk } from '../../texts';
import { byScript } from './client';
import {
  account,
  alertOf,
  askForCode,
  next,
  type Portal,
  signIn,
  submitAgain,
  submitCode,
  submitEmail,
} from './portal';

/** Tests the sign-in, the session, and the messages when a sign-in fails, on every site with the widgets. Only an administrator can open `ofAdmin`. */
export function signingIn(portal: Portal, ofAdmin: string): void {
  test('by phone: a wrong code is reported and cleared, the right one leads to the control panel', async () => {
    const page = await askForCode(portal, '050 123-45-67');
    const [code = ''] = await portal.codesFor('380501234567');
    await submitCode(page, code === '000000' ? '111111' : '000000');
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

  test('Russian pages leave the refusals and the logout of a Ukrainian visitor Ukrainian', async () => {
    const page = await portal.open('/uk/account/login');
    const policy = await page.getByRole('link', { name: uk.PrivacyPolicy }).getAttribute('href');
    expect(policy).toBe('/ru/politika_konfidencialnosti');
    // A site may answer a page that it does not have without a body, and then the browser goes nowhere.
    await page.evaluate((path) => fetch(path).then(({ status }) => status), `${policy}`);
    await page.goto('/ru/account/login');
    await page.goto('/uk/account/login');
    await page.getByLabel(uk.PhoneNumber).fill('501234568');
    await next(page);
    const [code = ''] = await portal.codesFor('380501234568');
    await submitCode(page, code === '000000' ? '111111' : '000000');
    expect(await alertOf(page)).toBe(texts.uk.errors.WrongLogin);
    await page.goto('/uk/account/login');
    await submitEmail(page, 'admin@example.com', 'charge');
    await page.waitForURL('**/panel');
    await account(page).click();
    await page.getByRole('button', { name: uk.Logout }).click();
    await page.getByRole('button', { name: uk.Yes }).click();
    await page.waitForURL('**/uk/account/login');
  });

  test.for(['en', 'ru'] as const)(
    'a first visit to the login page in %s gets its refusals in it',
    async (lang) => {
      const visitor = portal.client();
      const fields = { email: `${lang}@example.com`, pass: 'x' };
      const refusal = await visitor.login('emaillogin', fields, `/${lang}/account/login`);
      expect(JSON.stringify(refusal)).toContain(texts[lang].errors.WrongPassword);
      expect(visitor.cookies.get('culture')).toContain(lang);
    },
  );

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

  test('a second SMS within a minute is refused, and the remaining seconds are shown', async () => {
    const page = await askForCode(portal, '671112233');
    // As another tab of the same browser.
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await page.getByLabel(uk.PhoneNumber).fill('671112233');
    await next(page);
    expect(await alertOf(page)).toBe(texts.uk.errors.SmsSentTimeout);
    expect(await page.getByRole('button', { name: pattern(uk.ResendIn, '\\d+') }).isDisabled()).toBe(true);
  });

  test('a request for a code that arrives ten times, as browsers may repeat it, sends one SMS', async () => {
    const visitor = portal.client();
    await visitor.get('/uk/account/login');
    const request = () => visitor.get('/login/checkout?u=380671112277&l=uk', byScript);
    const answers = await Promise.all(Array.from({ length: 10 }, request));
    const refused = answers.filter(({ text }) => text.includes('SmsSentTimeout'));
    expect(refused).toHaveLength(9);
    expect(await portal.codesFor('380671112277')).toHaveLength(1);
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
