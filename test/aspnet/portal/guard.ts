import { expect, test } from 'vitest';
import { playTraces } from '../../model/traces/play';
import { texts } from '../../site/texts.mjs';
import { byScript } from './client';
import type { Portal } from './portal';

const { errors } = texts.uk;
const login = '/uk/account/login';
const spent = { code: 'SmsMaxAttemptsReached' };

/** Whether a cookie is for the server alone, and for all of its pages. */
const isPrivate = (cookie = '') =>
  [/; httponly/i, /; samesite=lax/i, /; path=\/(;|$)/i].every((part) => part.test(cookie));

/** Tests the cookies and the answers of the guard on the site of a kit. `test/aspnet/unit/sms-guard` tests its rules. */
export function guard(portal: Portal): void {
  const lastCode = async (phone: string) => (await portal.codesFor(phone)).at(-1) ?? '';

  test('the page with the card sets the cookie and renews it', async () => {
    const visitor = portal.client();
    const read = async () => {
      const { cookies } = await visitor.get(login);
      const cookie = cookies.find((each) => each.startsWith('login-browser=')) ?? '';
      expect(isPrivate(cookie)).toBe(true);
      expect(cookie).not.toMatch(/; secure/i);
      return cookie.split(';')[0];
    };
    expect(await read()).toBe(await read());
  });

  test('the right code of a number that nobody has signs nobody in', async () => {
    const phone = '380671180099';
    const visitor = portal.client();
    await visitor.checkout(phone);
    expect(await visitor.verify(phone, await lastCode(phone))).toBe('За цим номером нікого не знайдено.');
    expect((await visitor.get('/panel')).status).toBe(302);
  });

  playTraces(portal.login);

  test('others use up the five codes of a number, but not in the browser that has signed in with it', async () => {
    const phone = '380671140002';
    const [owner, forger] = [portal.client(), portal.client()];
    await owner.checkout(phone);
    expect(await owner.verify(phone, await lastCode(phone))).toBe(1);
    for (let stranger = 0; stranger < 4; stranger++) expect(await portal.client().checkout(phone)).toBe(1);
    const cookie = owner.received.find((each) => each.startsWith('ev-portal-known='));
    expect(isPrivate(cookie)).toBe(true);
    expect(cookie).toMatch(/; (max-age=31536000|expires=)/i);
    expect(cookie).not.toContain(phone);
    const known = owner.cookies.get('ev-portal-known') ?? '';
    const forged = known.replace(/.(?=.{9}$)/, (letter) => (letter === 'A' ? 'B' : 'A'));
    forger.cookies.set('ev-portal-known', forged);
    const error = expect.stringContaining('Новий можна запросити через 60 хв.');
    expect(await forger.checkout(phone)).toMatchObject({ ...spent, error });
    expect(await owner.checkout(phone)).toBe(1);
  });

  test('an email that is too long is wrong, although the users of the site would find a part of it', async () => {
    const email = `driver@example.com${' '.repeat(237)}`;
    expect(await portal.client().byEmail(email)).toBe(errors.WrongPassword);
  });

  test.for(['phonelogin', 'emaillogin'])('%s refuses a request of more than 16 kB unread', async (call) => {
    const visitor = portal.client();
    const fill = async (size: number) => {
      const { token } = await visitor.loginPage(login);
      const form = `${new URLSearchParams({ __RequestVerificationToken: token, code: '1', email: 'nobody@example.com' })}`;
      const headers = { ...byScript, 'content-type': 'application/x-www-form-urlencoded' };
      return (await visitor.send('POST', `/account/${call}`, headers, form.padEnd(size, 'a'))).status;
    };
    expect([await fill(16_384), await fill(16_385)]).toEqual([200, 413]);
  });

  test('an account has its tries, and a browser that has signed in its own', async () => {
    const email = 'owner@example.com';
    const owner = portal.client();
    expect(await owner.byEmail(email)).toBe(1);
    // Behind a proxy that is not named, an account has 30 tries an hour.
    const tries = () => portal.client().byEmail(email, 'x');
    for (let wrong = 0; wrong < 30; wrong++) expect(await tries()).toBe(errors.WrongPassword);
    // Without words the card shows its own, in the language of the page.
    const words = /^status 429, wait \d+: \{"code":"TooManyRequests","data":null,"error":""\}$/i;
    await expect(tries()).rejects.toThrow(words);
    expect(await owner.byEmail(email)).toBe(1);
  });
}
