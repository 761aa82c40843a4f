// @vitest-environment node
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { useBrowser } from '../../browser/visit';
import { sdkVersion } from '../dotnet';
import { write } from '../guide';
import { client, lowerCase, notByVisitor } from '../portal/client';
import { finish } from '../portal/own-methods';
import { placesInPages } from './core-list';
import { type Differences, followGuideIn, orOffline } from './core-site';
import {
  atIdentity,
  create,
  guesses,
  hashesOnce,
  lockout,
  password,
  proxied,
  seeded,
  withUsers,
  wrong,
} from './identity';

const sdk = sdkVersion();
if (!sdk) console.log('The sites with Identity are skipped: there is no .NET SDK 10 or newer.');

const page = '/account/login';
const notAllowed = 'З цим обліковим записом увійдіть за посиланням під формою.';
/** The cookie of a browser in which somebody has signed in. */
const known = 'ev-portal-known';
const confirmed = (number: string) =>
  `PhoneNumber = "${number}", PhoneNumberConfirmed = true, EmailConfirmed = true`;

/** Users who may not sign in. The last two digits of their number are in their names. */
const refused = [
  ['locked11@example.com', `${confirmed('+380501110011')}, LockoutEnd = DateTimeOffset.MaxValue`],
  ['factor12@example.com', `${confirmed('+380501110012')}, TwoFactorEnabled = true`],
  ['unconfirmed13@example.com', 'PhoneNumber = "+380501110013", PhoneNumberConfirmed = true'],
] as const;

const users = [
  ...refused.map(([email, more]) => create(email, more, password)),
  create('without-number@example.com', 'EmailConfirmed = true', password),
  create('driver@example.com', confirmed('+380501234567'), password),
  create('without-plus@example.com', confirmed('380501110014')),
  create('unproved@example.com', 'PhoneNumber = "+380501110015", EmailConfirmed = true'),
  create('guessed@example.com', 'EmailConfirmed = true', password),
  create('first@example.com', confirmed('+380501110016')),
  create('second@example.com', confirmed('+380501110016'), password),
];

const recoveryCodes = `
app.MapGet("/recovery-codes", async (Microsoft.AspNetCore.Identity.UserManager<Microsoft.AspNetCore.Identity.IdentityUser> users) =>
    await users.GenerateNewTwoFactorRecoveryCodesAsync((await users.FindByNameAsync("factor12@example.com"))!, 6));
`;

const templates: [string, Differences][] = [
  ['mvc', {}],
  ['webapp', { places: placesInPages }],
];

describe.skipIf(!sdk).each(templates)(
  'a new site with accounts, dotnet new %s, and a login of its own',
  (template, more) => {
    const browser = useBrowser();
    let site: Awaited<ReturnType<typeof followGuideIn>> | undefined;
    let host: Awaited<ReturnType<NonNullable<typeof site>['start']>>;

    beforeAll(async () => {
      const following = followGuideIn(
        async (root, run) => {
          await run('dotnet', 'new', template, '--auth', 'Individual', '-n', 'Portal', '--no-restore');
          for (const step of withUsers('Microsoft.AspNetCore.Identity.IdentityUser', users))
            write(join(root, 'Portal'), step);
          const codes = { path: 'Program.cs', place: 'before', anchor: 'app.Run();', text: recoveryCodes };
          write(join(root, 'Portal'), codes);
        },
        ['A login of your own', 'A login with Identity'],
        {
          ...more,
          others: true,
          finish: (folder) =>
            finish(join(folder, 'WidgetCallsController.cs'), {
              Send: '{ Console.WriteLine($"SMS to +{number}: {text}"); return Task.CompletedTask; }',
            }),
        },
      );
      site = await orOffline(`dotnet new ${template} --auth Individual`, following);
      if (!site) return;
      host = await site.start(proxied);
      await seeded(host.url, users.length);
    }, 300_000);
    afterAll(async () => {
      await host?.close();
      site?.remove();
    });
    beforeEach(({ skip }) => skip(!site));

    /** Whom the site itself knows. */
    const nameOf = async (visitor: ReturnType<typeof client>) =>
      (await visitor.get('/')).text.match(/Hello (\S+?)!/)?.[1];

    test('leads to the card, and from there to the page of Identity and back to the page that was asked for', async () => {
      const visitor = client(host.url);
      expect(await visitor.follow('/uk/account/login')).toBe(page);
      const asked = await visitor.follow('/Identity/Account/Manage');
      expect(asked).toBe(`${page}?ReturnUrl=%2FIdentity%2FAccount%2FManage`);
      const { status, text } = await visitor.get(asked);
      expect(status).toBe(200);
      for (const part of [
        'data-widget="header"',
        'data-widget="login-card"',
        '/login-card.js',
        '"afterLogin":"/Identity/Account/Manage"',
      ])
        expect(text).toContain(part);
      const [, other = ''] = text.match(/data-slot="terms"><a href="([^"]+)"/) ?? [];
      expect(other).toBe('/Identity/Account/Login?ReturnUrl=%2FIdentity%2FAccount%2FManage');
      expect((await visitor.get(other)).text).toContain('name="Input.Password"');
    });

    test.for([
      ['/account/signup', '/Identity/Account/Register'],
      ['/account/forgotpassword', '/Identity/Account/ForgotPassword'],
    ] as const)('leads from %s of the card to %s', async ([path, wanted]) => {
      const visitor = client(host.url);
      expect(await visitor.follow(path)).toBe(wanted);
      expect((await visitor.get(wanted)).status).toBe(200);
    });

    test('signs the user of an email or of a confirmed number in, and the pages of Identity know the user', async () => {
      const [byEmail, byPhone, withoutPlus] = [client(host.url), client(host.url), client(host.url)];
      expect(await byEmail.byEmail('driver@example.com', 'charge', page)).toBe(wrong);
      expect(await nameOf(byEmail)).toBeUndefined();
      expect(await byEmail.byEmail('driver@example.com', password, page)).toBe(1);
      expect(byEmail.cookies.has(known)).toBe(true);
      expect(await byPhone.bySms(host, '380501234567', page)).toBe(1);
      expect(await withoutPlus.bySms(host, '380501110014', page)).toBe(1);
      for (const visitor of [byEmail, byPhone]) {
        expect(await nameOf(visitor)).toBe('driver@example.com');
        expect((await visitor.get('/Identity/Account/Manage')).status).toBe(200);
      }
      expect(await nameOf(withoutPlus)).toBe('without-plus@example.com');
    });

    test.for(refused)('signs %s in by no way', async ([email]) => {
      const [byEmail, byPhone] = [client(host.url), client(host.url)];
      expect(await byEmail.byEmail(email, password, page)).toBe(notAllowed);
      expect(await byPhone.bySms(host, `3805011100${email.match(/\d+/)}`, page)).toBe(notAllowed);
      for (const visitor of [byEmail, byPhone]) expect(await nameOf(visitor)).toBeUndefined();
      expect(byEmail.cookies.has(known)).toBe(false);
    });

    test.for([
      ['that its user has not confirmed', '380501110015'],
      ['that two users have', '380501110016'],
      ['that nobody has', '380501110017'],
    ])('signs nobody in by a number %s', async ([, number = '']) => {
      const visitor = client(host.url);
      expect(await visitor.bySms(host, number, page)).toBe('За цим номером нікого не знайдено.');
      expect(await nameOf(visitor)).toBeUndefined();
    });

    test('confirms a number by an SMS, and then signs its user in by it', async () => {
      const number = '380501110018';
      const user = client(host.url);
      expect(await user.follow('/account/phone')).toBe(`${page}?ReturnUrl=%2Faccount%2Fphone`);
      expect(await user.byEmail('without-number@example.com', password, page)).toBe(1);
      const opened = await browser.visitor({ baseURL: host.url });
      const cookies = [...user.cookies].map(([name, value]) => ({ name, value, url: host.url }));
      await opened.context().addCookies(cookies);
      await opened.goto('/account/phone');
      const said = opened.locator('form [role=alert]');
      await opened.getByLabel('Номер').fill('+380 90 012 34 56');
      await opened.getByText('Надіслати код').click();
      await expect.poll(() => said.textContent()).toContain('цієї країни');
      await opened.getByLabel('Номер').fill('+380 50 111 00 18');
      await opened.getByText('Надіслати код').click();
      const code = await host.codeFor(number);
      await expect.poll(() => said.textContent()).toBe('Код надіслано.');
      const enter = async (typed: string) => {
        await opened.getByLabel('Код').fill(typed);
        await opened.getByText('Підтвердити').click();
      };
      await enter(code === '000000' ? '000001' : '000000');
      await expect.poll(() => said.textContent()).toContain('Код неправильний');
      await enter(code);
      await expect.poll(() => said.textContent()).toBe('Номер підтверджено.');
      const byPhone = client(host.url);
      expect(await byPhone.checkout(number)).toBe(1);
      const newest = await vi.waitUntil(() => host.codes(number)[1], 10_000);
      expect(await byPhone.verify(number, newest, page)).toBe(1);
      expect(await nameOf(byPhone)).toBe('without-number@example.com');
    });

    test('has the account and the logout in the menu of a user', async () => {
      const user = client(host.url);
      const menu = async () => {
        const [, data = ''] = (await user.get('/')).text.match(/__PAGE__ = (\{.*?\})<\/script>/s) ?? [];
        const links: object[] | undefined = lowerCase(JSON.parse(data)).menu;
        return links?.map((link) => lowerCase(link).link);
      };
      expect(await menu()).toBeUndefined();
      await user.byEmail('driver@example.com', password, page);
      expect(await menu()).toEqual(['/Identity/Account/Manage', '/ru/account/logout']);
    });

    test('hashes once for a wrong password, whether the account exists, has a password, or not', async () => {
      const emails = ['nobody@example.com', 'without-plus@example.com', 'driver@example.com'];
      await hashesOnce(host.url, emails, page);
      expect(await client(host.url).byEmail('without-plus@example.com', '', page)).toBe(wrong);
    });

    test.for(['guessed@example.com', 'no-user@example.com'])(
      'five wrong passwords for %s on the page of Identity end the tries of their network there and in the card',
      async (email) => {
        const stranger = atIdentity(host.url, page, '203.0.113.7');
        for (const guess of guesses) expect([guess, await stranger.enter(email, guess)]).toEqual([guess, '']);
        expect(await stranger.enter(email, password)).toBe(lockout);
        await expect(stranger.inCard(email, password)).rejects.toThrow('TooManyRequests');
      },
    );

    test('wrong passwords in the card count on the page of Identity, and the owner gets in from another network', async () => {
      const stranger = atIdentity(host.url, page, '203.0.113.8');
      for (const guess of guesses) expect(await stranger.inCard('second@example.com', guess)).toBe(wrong);
      expect(await stranger.enter('second@example.com', password)).toBe(lockout);
      const owner = atIdentity(host.url, page, '198.51.100.9');
      expect(await owner.enter('second@example.com', password)).toBe('/');
    });

    test('right passwords on the page of Identity do not count, also where a second factor follows', async () => {
      const codes: string[] = JSON.parse((await client(host.url).get('/recovery-codes')).text);
      expect(codes).toHaveLength(6);
      for (const code of codes) {
        const driver = atIdentity(host.url, page, '192.0.2.7');
        expect(await driver.enter('driver@example.com', password)).toBe('/');
        const withFactor = atIdentity(host.url, page, '192.0.2.7');
        expect(await withFactor.enter('factor12@example.com', password)).toMatch('/LoginWith2fa');
        expect(await withFactor.recover(code)).toBe('/');
      }
    });

    test('the logout of the header ends the session', async () => {
      const visitor = client(host.url);
      expect(await visitor.byEmail('driver@example.com', password, page)).toBe(1);
      const { location } = await visitor.get('/ru/account/logout', { 'Sec-Fetch-Site': 'same-origin' });
      expect(location).toBe('/');
      expect(await nameOf(visitor)).toBeUndefined();
    });

    test.for(notByVisitor)('%s signs nobody out', async ([, headers]) => {
      const visitor = client(host.url);
      expect(await visitor.byEmail('driver@example.com', password, page)).toBe(1);
      expect((await visitor.get('/ru/account/logout', headers)).location).toBe('/');
      expect(await nameOf(visitor)).toBe('driver@example.com');
    });
  },
);
