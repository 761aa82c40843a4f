import { expect, test } from 'vitest';
import { texts } from '../../site/texts.mjs';
import { pattern, uk } from '../../texts';
import { byScript } from './client';
import { account, alertOf, askForCode, next, type Portal, signIn, submitCode, submitEmail } from './portal';

/** Tests the sign-in, and the messages when it fails. */
export function signingIn(portal: Portal): void {
  test('by phone: number, code, control panel; the console stays empty', async () => {
    const page = await askForCode(portal, '050 123-45-67');
    const [code = ''] = await portal.codesFor('380501234567');
    await submitCode(page, code);
    await page.waitForURL('**/panel');
    await account(page).waitFor();
    expect(page.complaints).toEqual([]);
  });

  test('by email: control panel; the console stays empty', async () => {
    const page = await signIn(portal);
    await account(page).waitFor();
    expect(page.complaints).toEqual([]);
  });

  test('a user who is not an administrator has the ordinary menu', async () => {
    const page = await signIn(portal, 'driver@example.com');
    expect(await page.getByRole('link', { name: uk.MobileApp }).count()).toBeGreaterThan(0);
    expect(await account(page).count()).toBe(0);
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
    const request = () => portal.fetch('/login/checkout?u=380671112277&l=uk', { headers: byScript });
    const answers = await Promise.all(Array.from({ length: 10 }, request));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(texts.filter((text) => text.includes('SmsSentTimeout'))).toHaveLength(9);
    expect(await portal.codesFor('380671112277')).toHaveLength(1);
  });

  test('a wrong code is reported and cleared; the right one still works', async () => {
    const page = await askForCode(portal, '671112244');
    const [code = ''] = await portal.codesFor('380671112244');
    await submitCode(page, code === '000000' ? '111111' : '000000');
    expect(await alertOf(page)).toBe('Код неправильний або вже не діє.');
    expect(await page.getByLabel(uk.SmsCode).inputValue()).toBe('');
    await submitCode(page, code);
    await page.waitForURL('**/panel');
  });

  test('a wrong password is reported, and the form stays filled', async () => {
    const page = await portal.open('/uk/account/login');
    await submitEmail(page, 'admin@example.com', 'a<b"&\'');
    expect(await alertOf(page)).toBe('Неправильна електронна пошта або пароль.');
    expect(await page.getByLabel(uk.Password, { exact: true }).inputValue()).toBe('a<b"&\'');
  });

  test('the server’s HTML error page is never shown', async () => {
    const page = await portal.open('/uk/account/login');
    const answered = page.waitForResponse('**/account/emaillogin');
    await submitEmail(page, 'broken@example.com', 'charge');
    expect(await alertOf(page)).toBe(uk.UnexpectedError);
    const answer = await answered;
    expect(answer.status()).toBe(500);
    expect(answer.headers()['content-type']).toMatch(/^text\/html/);
  });
}
