import { expect, test } from 'vitest';
import { texts } from '../../site/texts.mjs';
import { uk } from '../../texts';
import { byScript } from './client';
import { isPrivate } from './codes';
import type { Portal } from './portal';

const spent = { code: 'SmsMaxAttemptsReached' };

/** Tests what the guard of SMS and passwords does on the site of a kit. `test/aspnet/unit/sms-guard` tests its limits. */
export function limits(portal: Portal): void {
  test.for([
    ['without the header of the card', {}],
    ['from another site', { 'X-Requested-With': 'XMLHttpRequest', 'Sec-Fetch-Site': 'cross-site' }],
  ] as const)('a call %s gets no SMS', async ([, headers]) => {
    const { text } = await portal.client().get('/login/checkout?u=380671140001&l=uk', headers);
    expect(text).toContain('SmsMaxAttemptsReached');
    expect(text).toContain('Код зараз не можна надіслати.');
    expect(portal.log()).not.toContain('380671140001');
  });

  test('others use up the five codes of a number, but not in the browser that has signed in with it', async () => {
    const phone = '380671140002';
    const [owner, forger] = [portal.client(), portal.client()];
    await owner.get('/uk/account/login');
    await owner.checkout(phone);
    expect(await owner.verify(phone, (await portal.codesFor(phone)).at(-1) ?? '')).toBe(1);
    for (let stranger = 0; stranger < 4; stranger++) {
      const visitor = portal.client();
      await visitor.get('/uk/account/login');
      expect(await visitor.checkout(phone)).toBe(1);
    }
    const cookie = owner.received.find((each) => each.startsWith('ev-portal-known='));
    expect([cookie, isPrivate(cookie)]).toEqual([
      expect.stringMatching(/; (max-age=31536000|expires=)/i),
      true,
    ]);
    expect(cookie).not.toContain(phone);
    const known = owner.cookies.get('ev-portal-known') ?? '';
    forger.cookies.set(
      'ev-portal-known',
      known.replace(/.(?=.{9}$)/, (letter) => (letter === 'A' ? 'B' : 'A')),
    );
    expect(await forger.checkout(phone)).toMatchObject({
      ...spent,
      error: expect.stringContaining('Новий можна запросити через 60 хв.'),
    });
    expect(await portal.client().checkout(phone)).toMatchObject(spent);
    expect(await owner.checkout(phone)).toBe(1);
  });

  test('a premium number gets no SMS', async () => {
    expect(await portal.client().checkout('380900123456')).toMatchObject({ code: 'NotAllowedSmsForCountry' });
  });

  test('an email that is too long is wrong, although the users of the site would find a part of it', async () => {
    const email = `driver@example.com${' '.repeat(237)}`;
    const result = await portal.client().login('emaillogin', { email, pass: 'charge' });
    expect(result).toBe(texts.uk.errors.WrongPassword);
  });

  test.for(['phonelogin', 'emaillogin'])('%s refuses a request of more than 16 kB unread', async (call) => {
    const visitor = portal.client();
    const fill = async (size: number) => {
      const { token } = await visitor.loginPage('/uk/account/login');
      const fields = { __RequestVerificationToken: token, phonecode: '380', phone: '501234567', code: '1' };
      const form = `${new URLSearchParams({ ...fields, email: 'nobody@example.com', pass: '' })}`;
      const headers = { ...byScript, 'content-type': 'application/x-www-form-urlencoded' };
      return visitor.send('POST', `/account/${call}`, headers, form.padEnd(size, 'a'));
    };
    expect((await fill(16_384)).status).toBe(200);
    expect((await fill(16_385)).status).toBe(413);
    expect((await fill(3_000_000)).status).toBe(413);
  });

  test('an account has its tries however it is spelled, and a browser that has signed in its own', async () => {
    const fields = { email: 'owner@example.com', pass: 'charge' };
    const owner = portal.client();
    expect(await owner.login('emaillogin', fields)).toBe(1);
    const spellings = [
      'owner@example.com',
      'OWNER@example.com',
      'ｏｗｎｅｒ@example.com',
      'owner@example.com  ',
    ];
    const results: unknown[] = [];
    // Behind a proxy that is not named, an account has 30 tries an hour.
    for (let wrong = 0; wrong < 32; wrong++) {
      const email = spellings[wrong % spellings.length] ?? '';
      const attempt = portal.client().login('emaillogin', { email, pass: 'x' });
      results.push(await attempt.catch((error: Error) => error.message));
    }
    expect(results.slice(0, 30)).toEqual(Array(30).fill(texts.uk.errors.WrongPassword));
    expect(results.at(-1)).toMatch(/^status 429, wait \d+: .*TooManyRequests/);
    expect(results.at(-1)).toContain(uk.TooManyRequestsError);
    expect(await owner.login('emaillogin', fields)).toBe(1);
  });
}
