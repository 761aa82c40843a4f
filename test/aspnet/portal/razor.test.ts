import { describe, expect, onTestFinished, test } from 'vitest';
import { texts } from '../../site/texts.mjs';
import { sdkVersion } from '../dotnet';
import { client } from './client';
import { followGuide } from './core-site';
import { doctor } from './doctor';
import { kit } from './kit';
import { dictionary, usePortal } from './portal';
import { tags } from './razor-tags';
import { sample } from './sample';
import { stalePage } from './stale';

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
  stalePage(portal, true);
  doctor(portal, '/', '/dev/block');

  test('a logout in the language " " is refused', async () => {
    expect((await portal.client().get('/%20/account/logout')).status).toBe(400);
  });

  kit(portal, logged);
  tags(portal);
});
