import { describe, expect, onTestFinished, test } from 'vitest';
import { widgets } from '../../browser/document';
import { settled } from '../../browser/visit';
import { texts } from '../../site/texts.mjs';
import { env, sdkVersion } from '../dotnet';
import { startIn } from '../sites/core-site';
import { byScript, client } from './client';
import { followGuide } from './core-site';
import { kit } from './kit';
import { awkward, dictionary, usePortal } from './portal';
import { sample } from './sample';
import { stalePage } from './stale';

const sdk = sdkVersion();
if (!sdk) console.log('The Razor site is skipped: there is no .NET SDK 10 or newer on this machine.');

describe.skipIf(!sdk)('on a site of the SDK’s template, with all that the guide has', () => {
  let site: Awaited<ReturnType<typeof followGuide>>;
  let host: Awaited<ReturnType<(typeof site)['start']>>;
  const portal = usePortal(async () => {
    site = await followGuide(['Languages and sign-in', 'Content security policy'], ['.']);
    host = await site.start('--environment', 'Production', '--EvPortalWidgets:Host', 'portal.example');
    return { ...host, close: () => host.close().then(site.remove) };
  }, 600_000);
  const logged = (words: string) => host.logged(words);

  test('the first page of the guide has its title and the scripts of all widgets', async () => {
    const html = await (await portal.fetch('/Home/Privacy')).text();
    expect(html).toMatch(/window\.__PAGE__ = \{"lang":"uk".*"title":"The first page of the guide"/);
    expect(html.match(/<script src="\/widgets\//g)).toHaveLength(1 + widgets.length);
  });

  test('a login that is no form is refused, and shows no exception', async () => {
    const { loginPage, send } = portal.client();
    const { token } = await loginPage('/uk/account/login');
    const headers = { ...byScript, 'content-type': 'application/json', RequestVerificationToken: token };
    for (const method of ['phone', 'email'])
      for (const body of ['null', '{', '', '{"code":"1","email":"admin@example.com","pass":"charge"}']) {
        const { status, text } = await send('POST', `/account/${method}login`, headers, body);
        expect([method, body, status, text]).toEqual([method, body, 415, '']);
      }
  });

  test('without cultures, as in an Alpine image, pages, refusals and SMS are in the visitor’s language', async () => {
    const other = await startIn(site.folder, [], { ...env, DOTNET_SYSTEM_GLOBALIZATION_INVARIANT: '1' });
    onTestFinished(() => other.close());
    const visitor = client(other.url);
    for (const lang of ['uk', 'ru'] as const) {
      const page = await visitor.get(`/${lang}/account/login`);
      expect(page.text).toContain(JSON.stringify(dictionary(lang).LoginTitle));
      expect((await visitor.get(`/web/setculture?culture=${lang}`)).status).toBe(200);
      expect(await visitor.byEmail('driver@example.com', 'x')).toBe(texts[lang].errors.WrongPassword);
    }
    expect(await visitor.checkout('380671110020', 'ru')).toBe(1);
    await other.logged('SMS to +380671110020: Ваш код');
  });

  test('a login in chunks has the same limit as one that names its length', async () => {
    const visitor = portal.client();
    const { token } = await visitor.loginPage('/uk/account/login');
    const fields = { __RequestVerificationToken: token, email: 'driver@example.com', pass: 'charge' };
    const form = `${new URLSearchParams(fields)}&more=`;
    const type = 'application/x-www-form-urlencoded';
    const headers = { ...byScript, 'content-type': type, 'transfer-encoding': 'chunked' };
    const post = async (size: number) =>
      (await visitor.send('POST', '/account/emaillogin', headers, form.padEnd(size, 'a'))).status;
    expect([await post(16_385), await post(16_384)]).toEqual([413, 200]);
  });

  test('a page of the site with a language in its address stays', async () => {
    expect((await portal.client().get('/ru/map')).location).toBe('');
  });

  sample(portal, 400);
  stalePage(portal, true);

  test('a logout in the language " " is refused', async () => {
    expect((await portal.client().get('/%20/account/logout')).status).toBe(400);
  });

  kit(portal, logged, { start: '/', cached: '/dev/block' });

  test('placeholders in a cache and after the tags get widgets and all characters, also the second time', async () => {
    const data = await (await portal.fetch('/dev/page')).json();
    for (const visit of [1, 2]) {
      const page = await portal.open('/dev/tags');
      await settled(page, 'login-card');
      expect(await page.locator('[data-widget=login-card] h2').textContent()).toBe(awkward);
      // The names in the page's data are the same with any naming policy.
      const found = await page.evaluate(() => (window as { __PAGE__?: object }).__PAGE__);
      expect(Object.keys(found ?? {})).toContain('accessRights');
      expect(data).toMatchObject({ ...found, breadcrumbs: [{}, {}] });
      expect([visit, page.complaints]).toEqual([visit, []]);
    }
  });

  test('a page with a block of JSON needs no nonce, and is cached, but not with an antiforgery field', async () => {
    for (const [query, isKept] of [
      ['', true],
      ['?login', false],
    ] as const) {
      const page = await portal.open(`/dev/block${query}`);
      expect(await page.locator('h1').textContent()).toBe(awkward);
      expect(page.complaints).toEqual([]);
      expect((await portal.fetch(`/dev/block${query}`)).headers.has('age')).toBe(isKept);
    }
  });

  test('a Razor component gets the scripts, and its tags write the same placeholders as in a view', async () => {
    const html = await (await portal.fetch('/dev/component')).text();
    expect(html).toMatch(
      /<div data-widget="header" data-permanent[^>]*><header data-first="header"><a href="[^"]*"><svg /,
    );
    expect(html).toMatch(/<input name="__RequestVerificationToken"[^>]*>\s*<div data-widget="login-card"/);
    expect(html).toMatch(/<div data-widget="footer" data-permanent[^>]* class="site"><p>own<\/p><\/div>/);
    const page = await portal.open('/dev/component');
    expect(await page.locator('link[href*="/widgets.css?v="]').count()).toBe(1);
    expect(page.complaints).toEqual([]);
  });
});
