import { readFileSync } from 'node:fs';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { texts } from '../../site/texts.mjs';
import { sdkVersion } from '../dotnet';
import { botChecked, checkService } from './bot-check';
import { client } from './client';
import { followGuide } from './core-site';
import { doctor } from './doctor';
import { kit } from './kit';
import { placeholders, showsWrongNames } from './placeholders';
import { dictionary, usePortal } from './portal';
import { tags } from './razor-tags';
import { sample } from './sample';

const sdk = sdkVersion();
if (!sdk) console.log('The Razor site is skipped: there is no .NET SDK 10 or newer on this machine.');

describe.skipIf(!sdk)('on a site of the SDK’s template, with all that the guide has', () => {
  let site: Awaited<ReturnType<typeof followGuide>>;
  let host: Awaited<ReturnType<(typeof site)['start']>>;
  const portal = usePortal(async () => {
    const sections = [
      'The package',
      'The widgets on a page',
      'Languages and sign-in',
      'Content security policy',
    ];
    site = await followGuide(sections, ['.']);
    host = await site.start('--EvPortalWidgets:Host', 'portal.example');
    return { ...host, close: () => host.close().then(site.remove) };
  }, 600_000);
  const logged = (words: string) => host.logged(words);

  test('a login that is no form is refused, and shows no exception', async () => {
    const { postJson } = portal.client();
    for (const method of ['phone', 'email'])
      for (const body of ['null', '{', '', '{"code":"1","email":"admin@example.com","pass":"charge"}']) {
        const { status, text } = await postJson(`/account/${method}login`, body);
        expect([method, body, status, text]).toEqual([method, body, 415, '']);
      }
  });

  test('without cultures, as in an Alpine image, pages, refusals and SMS are in the visitor’s language', async () => {
    const other = await site.startInvariant();
    onTestFinished(() => other.close());
    const visitor = client(other.url);
    for (const lang of ['uk', 'ru'] as const) {
      const page = await visitor.get(`/${lang}/account/login`);
      expect(page.text).toContain(JSON.stringify(dictionary(lang).LoginTitle));
      expect((await visitor.get(`/web/setculture?culture=${lang}`)).status).toBe(200);
      const refusal = visitor.login('emaillogin', { email: 'driver@example.com', pass: 'x' });
      expect(await refusal).toBe(texts[lang].errors.WrongPassword);
    }
    expect(await visitor.checkout('380671110020', 'ru')).toBe(1);
    await other.logged('SMS to +380671110020: Ваш код');
  });

  test('a login in chunks has the same limit as one that names its length', async () => {
    const visitor = portal.client();
    const { token } = await visitor.loginPage('/uk/account/login');
    const fields = { __RequestVerificationToken: token, email: 'driver@example.com', pass: 'charge' };
    const form = `${new URLSearchParams(fields)}&more=`;
    const post = async (size: number) => {
      const headers = {
        'content-type': 'application/x-www-form-urlencoded',
        cookie: [...visitor.cookies].map((pair) => pair.join('=')).join('; '),
      };
      const body = new Blob([form.padEnd(size, 'a')]).stream();
      const options = { method: 'POST', headers, body, duplex: 'half' };
      return (await portal.fetch('/account/emaillogin', options)).status;
    };
    expect([await post(16_385), await post(3_000_000), await post(16_384)]).toEqual([413, 413, 200]);
  });

  test.for([
    ['HeaderName', 'X-XSRF-TOKEN'],
    ['FormFieldName', 'site-token'],
  ] as const)('with another %s of its antiforgery the site signs visitors in', async ([option, name]) => {
    const other = await site.start(`--${option}`, name);
    onTestFinished(() => other.close());
    const visitor = client(other.url);
    expect((await visitor.get('/uk/account/login')).text).toContain(`"${name}"`);
    expect(await visitor.login('emaillogin', { email: 'driver@example.com', pass: 'charge' })).toBe(1);
  });

  test.for([
    ['tokens', 'The default scheme "Api" of the site can sign nobody in: see "JWT or OpenID Connect"'],
    ['remote', 'The default scheme "Elsewhere" of the site can sign nobody in: see "JWT or OpenID Connect"'],
    [
      'bearer',
      'The default scheme "BearerToken" of the site can sign nobody in: see "JWT or OpenID Connect"',
    ],
    ['identity', 'The site uses Identity, so it needs the class of "Identity"'],
    ['identity api', 'The site uses Identity, so it needs the class of "Identity"'],
    ['two', 'several authentication schemes and no default one: see "The session of the site"'],
  ] as const)('with the session "%s" the sample alone does not start, and says why', async ([kind, why]) => {
    const [, heading] = why.match(/"([^"]+)"$/) ?? [];
    expect(readFileSync('src/aspnet/core/README.md', 'utf8')).toContain(`\n### ${heading}\n`);
    await expect(site.start('--Session', kind)).rejects.toThrow(why);
  });

  test('a page without the antiforgery field is in the log once, with the cure', async () => {
    for (const visit of [1, 2]) {
      const { status, text } = await client(host.url).post('/account/phonelogin');
      expect([visit, status, JSON.parse(text)]).toMatchObject([visit, 400, { code: 'StalePage' }]);
    }
    expect(await logged('write @Html.AntiForgeryToken() into the page')).toBe(1);
  });

  test.for([
    ['portal.example', '*', 'evil.example', 'portal.example'],
    ['', '*.portal.example;portal.example', 'portal.example:8080', 'portal.example'],
    ['', '*.portal.example', 'www.portal.example', ''],
    ['', '*;portal.example', 'evil.example', ''],
    ['', '*', 'portal.example', ''],
    ['https://portal.example/', '*', 'portal.example', ''],
  ] as const)(
    'with Host "%s" and AllowedHosts "%s" an SMS for a request to %s names "%s"',
    async ([named, allowed, asked, host]) => {
      const settings = ['--EvPortalWidgets:Host', named, '--AllowedHosts', allowed];
      const other = await site.start(...settings);
      expect(await client(other.url).checkout('380671110010', 'uk', { host: asked })).toBe(1);
      await other.logged('SMS to');
      const [, last = ''] = other.log.join('\n').match(/Ваш код: \d{6}\n *(@\S+)/) ?? [];
      expect(last).toBe(host && `@${host}`);
      const isKnown = Boolean(host) || allowed.includes(';');
      expect(other.log.filter((line) => line.includes('EvPortalWidgets:Host'))).toHaveLength(isKnown ? 0 : 1);
      await other.close();
    },
  );

  test('after a failure of the SMS service a visitor need not wait, and no code counts', async () => {
    const visitor = portal.client();
    for (let attempt = 0; attempt < 6; attempt++)
      await expect(visitor.checkout('380500000500')).rejects.toThrow('status 500');
  });

  test('while few codes are entered, a service checks new numbers', async () => {
    const service = await checkService();
    const named = ['--EvPortalWidgets:BotCheckUrl', service.url, '--EvPortalWidgets:BotCheckSecret', 'ours'];
    const other = await site.start(...named);
    await botChecked(other, 671_150_000);
    service.close();
    await other.close();
    await expect(site.start(...named.slice(0, 2))).rejects.toThrow(/needs EvPortalWidgets:BotCheckSecret/);
  });

  test('with the output cache of the guide for 2.0, no browser gets an answer to another one', async () => {
    const other = await site.start('--Guide', '2.0');
    onTestFinished(() => other.close());
    const [phone, visitor] = ['380671160001', client(other.url)];
    for (const visit of [1, 2])
      expect([visit, (await fetch(`${other.url}/dev/block`)).status]).toEqual([visit, 200]);
    expect((await fetch(`${other.url}/dev/block`)).headers.has('age')).toBe(true);
    // Without the header of the card, anybody is refused.
    expect((await visitor.get(`/login/checkout?u=${phone}&l=uk`)).text).toContain('SmsMaxAttemptsReached');
    for (const browser of [client(other.url), client(other.url)]) {
      await browser.get('/uk/account/login');
      expect(await browser.checkout(phone)).toBe(1);
    }
    await vi.waitUntil(() => other.log.filter((line) => line.includes(`SMS to +${phone}`)).length === 2);
  });

  test('behind a proxy with https the cookie of the browser is secure', async () => {
    const other = await site.start('--ForwardedHeaders_Enabled', 'true');
    const { cookies } = await client(other.url).get('/uk/account/login', { 'X-Forwarded-Proto': 'https' });
    expect(cookies.find((each) => each.startsWith('__Host-login-browser='))).toMatch(/; secure/i);
    expect(cookies.join()).not.toMatch(/; domain/i);
    await other.close();
  });

  test('a page of the site with a language in its address stays', async () => {
    expect((await portal.client().get('/ru/map')).location).toBe('');
  });

  test('the culture of the site’s pages stays, and their widgets are in the language of the visitor', async () => {
    const visitor = portal.client();
    const site = async () => (await visitor.get('/Tariffs')).text.match(/tariffs in (\w*)/)?.[1];
    const before = await site();
    await visitor.get('/web/setculture?culture=en');
    expect(await site()).toBe(before);
    expect((await visitor.get('/')).text).toContain('"lang":"en"');
  });

  sample(portal, 400);
  doctor(portal, '/', '/dev/block');

  test('a logout in the language " " is refused', async () => {
    expect((await portal.client().get('/%20/account/logout')).status).toBe(400);
  });

  kit(portal, logged);
  tags(portal, logged, () => site.folder);
  placeholders(portal, logged);

  test('in development a wrong name is an error that names all widgets', async () => {
    const other = await site.start('--environment', 'Development');
    onTestFinished(() => other.close());
    await showsWrongNames(client(other.url));
  });
});
