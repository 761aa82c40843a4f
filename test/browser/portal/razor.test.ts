import { describe, expect, test } from 'vitest';
import { sdkVersion } from '../../dotnet';
import { followGuide } from './core-site';
import { foreignAnswers } from './foreign-answers';
import { kit } from './kit';
import { usePortal } from './portal';
import { tags } from './razor-tags';
import { versions } from './razor-versions';
import { sample } from './sample';

const sdk = sdkVersion();
if (!sdk) console.log('The Razor site is skipped: there is no .NET SDK 10 or newer on this machine.');

/** The headers of a login as the card sends it. */
async function signed(url: string): Promise<Record<string, string>> {
  const page = await fetch(`${url}/uk/account/login`);
  const cookies = page.headers.getSetCookie().map((each) => each.split(';')[0]);
  const [, token] = (await page.text()).match(/__RequestVerificationToken"[^>]* value="([^"]+)"/) ?? [];
  return {
    'content-type': 'application/json',
    cookie: cookies.join('; '),
    ...(token && { RequestVerificationToken: token }),
  };
}

describe.skipIf(!sdk)('on a site of the SDK’s template, with the files of the guide', () => {
  let site: Awaited<ReturnType<typeof followGuide>>;
  let host: Awaited<ReturnType<(typeof site)['start']>>;
  const portal = usePortal(async () => {
    const sections = [
      'By files',
      'The widgets on a page',
      'Languages and sign-in',
      'Content security policy',
    ];
    site = await followGuide(sections, ['.']);
    host = await site.start('--EvPortalWidgets:Host', 'portal.example');
    return { ...host, close: () => host.close().then(site.remove) };
  }, 600_000);
  const logged = (words: string) => host.logged(words);

  test('below a path pages show the server’s content, and the log gives the reason once', async () => {
    for (const visit of [1, 2]) {
      const html = await (await portal.fetch('/portal/uk/account/login')).text();
      expect([visit, html.match(/<script [^>]*src="\/widgets/)]).toEqual([visit, null]);
      expect(html).toContain('Для входу потрібен JavaScript.');
    }
    expect(await logged('The site runs below /portal')).toBe(1);
  });

  test.for(['phone', 'email'])(
    'a body that is no login by %s is refused, and shows no exception',
    async (method) => {
      const headers = await signed(host.url);
      for (const body of ['null', '{', '[]', '', '"text"', '1', '{"code":1,"email":[]}']) {
        const answer = await portal.fetch(`/account/${method}login`, { method: 'POST', body, headers });
        expect([body, answer.status, await answer.text()]).toEqual([body, 400, '']);
      }
    },
  );

  test.for([
    ['HeaderName', 'X-XSRF', 'Remove HeaderName'],
    ['FormFieldName', 'token', 'Remove FormFieldName'],
  ] as const)('antiforgery with another %s is logged once, with the cure', async ([option, name, cure]) => {
    const other = await site.start(`--${option}`, name);
    for (const body of ['{}', '{"code":"1"}']) {
      const headers = await signed(other.url);
      const answer = await fetch(`${other.url}/account/phonelogin`, { method: 'POST', body, headers });
      expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'StalePage' }]);
    }
    expect(await other.logged(cure)).toBe(1);
    await other.close();
  });

  test.for(['%5Cevil.example', '%5C%5C', '%D1%83%D0%BA', '%20'])(
    'a logout in %s, which is no language, is refused',
    async (lang) => {
      const { status } = await portal.fetch(`/${lang}/account/logout`, { redirect: 'manual' });
      expect(status).toBe(400);
    },
  );

  sample(portal);
  kit(portal, logged);
  foreignAnswers(portal);
  versions(portal, () => site);
  tags(portal, logged);

  test('the answers have the letter case of the serialiser', async () => {
    expect(await (await portal.fetch('/web/getbuildversion')).json()).toEqual({
      status: 0,
      error: null,
      value: '1.0.0',
    });
  });
});
