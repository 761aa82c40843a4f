import { expect, test, vi } from 'vitest';
import { callPaths } from '../../../src/facts/routes';
import { hostile, local, relative } from '../../return-addresses';
import { texts } from '../../site/texts.mjs';
import { byScript, lowerCase } from './client';
import { guard } from './guard';
import { dictionary, type Portal, typeCode } from './portal';
import { signingIn } from './sign-in';

/**
 * Tests the sample of a kit on the site of its guide. `noLanguage` is the status of a logout in no language. `refused` are addresses
 * that pages of this kind refuse.
 */
export function sample(portal: Portal, noLanguage: number, refused = /$^/): void {
  signingIn(portal, '/dev/admin', typeCode);
  guard(portal);

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
    const ofSession = [
      '/account/login?x',
      '/uk/account/login',
      '/uk/account/logout',
      '/UK/Account/Logout/?x#y',
      '/uk/a/../account/%6cogout',
      '/uk\\account\\logout',
    ];
    for (const address of ['', ...ofSession, ...relative, ...hostile])
      expect(await leads(address)).toEqual([address, '']);
  });

  test.for(Object.values(callPaths))('no browser guesses the type of an answer to %s', async (path) => {
    const method = path.startsWith('/account') ? 'POST' : 'GET';
    const { headers } = await portal.fetch(path, { method });
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.for([
    // A page of another subdomain can set the cookies of its author, and send a form with his token.
    ['no header', {}, 400, 302],
    // A WebView of Android sends the name of its app.
    ['that of an app', { 'X-Requested-With': 'com.example.app' }, 400, 302],
    ['that of the card', byScript, 200, 200],
  ] as const)(
    'a login with a token that fits its cookies, and with %s: only that of the card signs in',
    async ([, headers, status, panel]) => {
      const visitor = portal.client();
      const { token, field } = await visitor.loginPage('/uk/account/login');
      const fields = { [field]: token, email: 'driver@example.com', pass: 'charge' };
      expect((await visitor.submit('/account/emaillogin', fields, headers)).status).toBe(status);
      expect((await visitor.get('/panel')).status).toBe(panel);
    },
  );

  test('no page of another site can show the panel in a frame', async () => {
    const visitor = portal.client();
    await visitor.byEmail('driver@example.com');
    const cookie = [...visitor.cookies].map((pair) => pair.join('=')).join('; ');
    const { url, headers } = await portal.fetch('/panel', { headers: { cookie } });
    expect(url).toMatch(/\/panel$/);
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
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
    expect(await driver.byEmail('driver@example.com')).toBe(1);
    await open(driver.cookies.get(cookie));
    await vi.waitUntil(() => portal.log().includes(line), { timeout: 10_000 });
  });

  test.for([
    ['l=EN', 'ru', 'en'],
    ['l=fr', 'ru', 'ru'],
    ['', 'en', 'en'],
    ['', 'c%3Den%7Cuic%3Den', 'en'],
    ['', '"c=ru|uic=en-US"', 'en'],
    ['', 'fr', 'uk'],
  ] as const)(
    'a call for a code with "%s" and the cookie "%s" is refused in %s',
    async ([query, cookie, lang]) => {
      const headers = { cookie: `culture=${cookie}` };
      // The line break is no part of a number.
      const { text } = await portal.client().get(`/login/checkout?u=380671112255%0A&${query}`, headers);
      expect(text).toContain(texts[lang].errors.NotAllowedSmsForCountry);
    },
  );

  test('an SMS has the language of its call, and a refusal that of the first login page, not of later ones', async () => {
    const visitor = portal.client();
    await visitor.get('/en/account/login');
    expect(await visitor.checkout('380671120001', 'en')).toBe(1);
    await portal.codesFor('380671120001');
    expect(portal.log()).toContain('SMS to +380671120001: Your code: ');
    // Each footer has a Russian link.
    const page = '/ru/account/login';
    const code = await visitor.verify('380671120001', 'x', page);
    expect(code).toHaveProperty('error', texts.en.errors.WrongLogin);
    expect(await visitor.byEmail('driver@example.com', 'x', page)).toBe(texts.en.errors.WrongPassword);
  });

  test.for([
    ['/en/account/login', 'en'],
    ['/web/setculture?culture=en', 'en'],
    // Each footer has a Russian link.
    ['/ru/politika', undefined],
    ['/uk/panel', undefined],
  ] as const)('%s sets the cookie culture for scripts: %s', async ([path, lang]) => {
    const { cookies } = await portal.client().get(path);
    const cookie = cookies.find((each) => each.startsWith('culture='));
    expect(cookie?.match(/^culture=(?:c%3D\w+%7Cuic%3D)?(\w+)/)?.[1]).toBe(lang);
    expect(cookie ?? '').not.toMatch(/httponly/i);
    if (lang) expect(cookie?.match(/samesite=lax/gi)).toHaveLength(1);
  });

  test.for([
    ['/en/panel', '', '/en/account/login?ReturnUrl=%2fen%2fpanel'],
    ['/panel', 'ru', '/ru/account/login?ReturnUrl=%2fpanel'],
    ['/account/login', 'c%3Den%7Cuic%3Den', '/en/account/login'],
    ['/account/login?ReturnUrl=%2f%2fevil/en', '', '/uk/account/login?ReturnUrl=%2f%2fevil/en'],
    ['/ru/account/logout', '', '/uk/account/login'],
    ['/ru/account/logout', 'en', '/en/account/login'],
  ] as const)('without a session %s with the cookie "%s" leads to %s', async ([path, cookie, wanted]) => {
    const visitor = portal.client({ keeps: /^$/ });
    visitor.cookies.set('culture', cookie);
    const address = await visitor.follow(path);
    expect(address.replace(/%2F/g, '%2f')).toBe(wanted);
    const { status, text } = await visitor.get(address);
    expect(status).toBe(200);
    // Some layouts add the name of the site. ASP.NET may write each Cyrillic letter as a number.
    const [, title = ''] = text.match(/<title>\s*(.*?)(?: - .*?)?\s*<\/title>/s) ?? [];
    const decoded = title.replace(/&#(x?)(\w+);/g, (_, hex, letter) =>
      String.fromCodePoint(Number.parseInt(letter, hex ? 16 : 10)),
    );
    expect(decoded).toBe(dictionary(wanted.slice(1, 3)).LoginTitle);
  });

  test.for([
    ['/RU', 302],
    ['/uk/Home/Index', 302],
    ['/fr', 404],
    ['/zz/account/login', 404],
    ['/zz/panel', 404],
    ['/enx/Home', 404],
    ['/%5Cevil.example/account/logout', noLanguage],
    ['/%D1%83%D0%BA/account/logout', noLanguage],
  ])('%s, in a language or in none, is answered with %s', async ([path, status]) => {
    expect((await portal.client().get(String(path))).status).toBe(status);
  });

  test.for([
    ['/en', '/'],
    ['/en/Tariffs?from=map', '/Tariffs?from=map'],
    ['/ru//evil.example/x', '/evil.example/x'],
    ['/ru/%5Cevil.example', '/evil.example'],
    ['/fr/Tariffs', ''],
  ] as const)('no page of the site has the address %s, so it leads to %s', async ([path, wanted]) => {
    expect((await portal.client().get(path)).location).toBe(wanted);
  });

  test('where each page needs a session, a visitor can still sign in', async () => {
    const visitor = portal.client();
    const headers = { 'X-Everybody-Signs-In': 'yes' };
    for (const path of [
      'uk/account/login',
      'login/checkout?u=1',
      'web/getbuildversion',
      'web/setculture?culture=uk',
    ])
      expect([path, (await visitor.get(`/${path}`, headers)).status]).toEqual([path, 200]);
    for (const path of ['/en', '/panel'])
      expect([path, (await visitor.get(path, headers)).status]).toEqual([path, 302]);
    expect((await visitor.get('/ru/account/logout', headers)).location).toBe('/uk/account/login');
    const login = { email: 'driver@example.com', pass: 'charge' };
    expect(await visitor.login('emaillogin', login, undefined, headers)).toBe(1);
    expect((await visitor.get('/panel', headers)).status).toBe(200);
  });

  test.for([
    ['cross-site', 'document', '/', 200],
    ['same-site', 'image', '/', 200],
    ['same-site', 'iframe', '/', 200],
    ['same-site', 'document', '/uk/account/login', 302],
    ['same-origin', 'document', '/uk/account/login', 302],
    // A script of the site.
    ['same-origin', 'empty', '/uk/account/login', 302],
    // Safari before 16.4 does not say where a request comes from.
    ['', '', '/uk/account/login', 302],
  ] as const)('a logout from "%s" for "%s" leads to %s', async ([site, destination, wanted, panel]) => {
    const visitor = portal.client();
    await visitor.byEmail('driver@example.com');
    const headers: Record<string, string> = site
      ? { 'Sec-Fetch-Site': site, 'Sec-Fetch-Dest': destination }
      : {};
    expect((await visitor.get('/ru/account/logout', headers)).location).toBe(wanted);
    expect((await visitor.get('/panel')).status).toBe(panel);
  });

  test('a logout that a page of another subdomain loads in advance signs nobody out', async () => {
    const visitor = portal.client();
    await visitor.byEmail('driver@example.com');
    const headers = {
      'Sec-Fetch-Site': 'same-site',
      'Sec-Fetch-Dest': 'document',
      'Sec-Purpose': 'prefetch;prerender',
    };
    expect((await visitor.get('/ru/account/logout', headers)).location).toBe('/');
    expect((await visitor.get('/panel')).status).toBe(200);
  });
}
