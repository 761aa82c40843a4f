import { beforeAll, describe, expect, test } from 'vitest';
import { buildSite, sdkVersion } from '../../dotnet';
import { settled } from '../visit';
import { foreignAnswers } from './foreign-answers';
import { kit } from './kit';
import { type Portal, usePortal } from './portal';
import { razor, startHost } from './razor-host';
import { tags } from './razor-tags';
import { signingIn } from './sign-in';
import { portalSuite } from './suite';

const sdk = sdkVersion();
if (!sdk) console.log('The Razor site is skipped: there is no .NET SDK 10 or newer on this machine.');

describe.skipIf(!sdk)('on the Razor site', () => {
  beforeAll(() => buildSite(razor.folder), 240_000);

  const version = async (portal: Portal) => (await portal.fetch('/web/getbuildversion')).text();

  describe('in PascalCase', () => {
    const portal = usePortal(() => startHost(razor, '--PascalCase', 'true'));
    signingIn(portal);

    test('the answers have that letter case', async () => {
      expect(await version(portal)).toBe('{"Value":"2.14.3"}');
    });
  });

  describe('in camelCase', () => {
    const portal = portalSuite(() => startHost(razor));

    test('the answers have that letter case', async () => {
      expect(await version(portal)).toBe('{"value":"2.14.3"}');
    });

    test('all characters of a resource file are shown without changes', async () => {
      const page = await portal.open('/qps-Ploc/account/login');
      await settled(page, 'login-card');
      const awkward = `Ļöğïñ </script><b>"it's"</b> &amp; {{ ⚡😀\u2028<!-- <script>`;
      const card = page.getByRole('heading', { level: 2 });
      expect(await card.textContent()).toBe(awkward);
      expect(await page.locator('header a[href$="/account/login"]').textContent()).toBe(awkward);
      // The pseudo language has no flag.
      expect(page.complaints).toEqual([expect.stringContaining('404')]);
    });

    test('a file that is requested with its hash is cached for a year', async () => {
      const html = await (await portal.fetch('/uk/account/login')).text();
      const [, address = ''] = html.match(/<script src="([^"]+)"/) ?? [];
      const script = await portal.fetch(address);
      expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    });

    test('the names in the page’s data are the same with any naming policy', async () => {
      const data = await (await portal.fetch('/dev/page')).json();
      const page = await portal.open('/uk');
      const found = await page.evaluate(() => (window as { __PAGE__?: object }).__PAGE__);
      expect(Object.keys(found ?? {})).toContain('accessRights');
      expect(data).toMatchObject({
        ...found,
        siteUrl: expect.any(String),
        title: 'Dev',
        breadcrumbs: [{}, {}],
      });
    });

    test('a call without a session gets a status', async () => {
      const answer = await portal.fetch('/uk/panel', { headers: { 'X-Requested-With': 'XMLHttpRequest' } });
      expect(answer.status).toBe(401);
    });
  });

  describe('with other choices of the site’s team', () => {
    let host: Awaited<ReturnType<typeof startHost>>;
    const portal = usePortal(async () => {
      host = await startHost(razor);
      return host;
    });
    kit(portal, (words) => host.logged(words));
    tags(portal, (words) => host.logged(words));
    foreignAnswers(portal);
  });

  describe.each([
    ['below a path', '--PathBase', '/portal', 'The site runs below /portal'],
    [
      'without files',
      '--EvPortalWidgets:Version',
      '9.9',
      'The build in /widgets/9.9/ cannot be used: manifest.json does not exist.',
    ],
  ])('%s', (_, setting, value, reason) => {
    let host: Awaited<ReturnType<typeof startHost>>;
    const portal = usePortal(async () => {
      host = await startHost(razor, setting, value);
      return host;
    });

    test('pages show the server’s content without scripts; the log gives the reason once', async () => {
      for (const visit of [1, 2]) {
        const html = await (await portal.fetch(`${value === '/portal' ? value : ''}/uk/kontakty`)).text();
        expect([visit, html.match(/<script [^>]*src=/g)]).toEqual([visit, null]);
        expect(html).toContain('class="server-header"');
      }
      expect(await host.logged(reason)).toBe(1);
    });
  });
});
