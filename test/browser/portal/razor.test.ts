import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { settled } from '../visit';
import { usePortal } from './portal';
import { build, razor, sdkVersion, start } from './razor-host';
import { writeReadmeSite } from './readme-site';
import { portalSuite } from './suite';

const sdk = sdkVersion();
if (!sdk) console.log('The Razor site is skipped: there is no .NET SDK 10 or newer on this machine.');

describe.skipIf(!sdk)('on the Razor site', () => {
  beforeAll(() => build(razor.folder), 120_000);

  describe.each([
    ['camelCase', 'false', 'value'],
    ['PascalCase', 'true', 'Value'],
  ])('in %s', (_, pascalCase, value) => {
    const portal = portalSuite(() => start(razor, '--PascalCase', pascalCase));

    test('the answers are in that letter case', async () => {
      const answer = await portal.fetch('/web/getbuildversion');
      expect(await answer.text()).toBe(`{"${value}":"2.14.3"}`);
    });

    test('whatever stands in a resource file comes to the screen as it is', async () => {
      const page = await portal.open('/qps-Ploc/account/login');
      await settled(page, 'login-card');
      const awkward = `Ļöğïñ </script><b>"it's"</b> &amp; {{ ⚡😀\u2028<!-- <script>`;
      const card = page.getByRole('heading', { level: 2 });
      expect(await card.textContent()).toBe(awkward);
      expect(await page.locator('header a[href$="/account/login"]').textContent()).toBe(awkward);
      // The pseudo language has no flag.
      expect(page.complaints).toEqual([expect.stringContaining('404')]);
    });

    test('each script is asked for by its hash, may be kept for a year and is checked by its integrity', async () => {
      const html = await (await portal.fetch('/uk/account/login')).text();
      const tags = html.match(/<script [^>]*src=[^>]*>/g) ?? [];
      expect(tags.map((tag) => tag.match(/widgets\/([\w-]+)\.js/)?.[1])).toEqual([
        'shared',
        'footer',
        'header',
        'login-card',
        'page-header',
      ]);
      for (const tag of tags) expect(tag).toMatch(/integrity="sha384-.*nonce="/);
      const [, address = ''] = tags[0]?.match(/src="([^"]+)"/) ?? [];
      const script = await portal.fetch(address);
      expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    });

    test('the page’s data keeps its names under any naming policy', async () => {
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

    test('a call without a session is told so by its status', async () => {
      const answer = await portal.fetch('/uk/panel', { headers: { 'X-Requested-With': 'XMLHttpRequest' } });
      expect(answer.status).toBe(401);
    });
  });
});

describe.skipIf(!sdk)('on the smallest site of the README', () => {
  let site: ReturnType<typeof writeReadmeSite>;
  const portal = usePortal(async () => {
    site = writeReadmeSite();
    await build(site.folder);
    const { url, close } = await start(site);
    return { url, close: () => close().then(() => rmSync(site.folder, { recursive: true })) };
  }, 120_000);

  test('header, login card and footer are there, in Ukrainian', async () => {
    const page = await portal.open('/uk/account/login');
    await settled(page, 'login-card');
    expect(await page.getByLabel('Номер телефону').isVisible()).toBe(true);
    expect(await page.getByRole('link', { name: 'Карта станцій' }).count()).toBe(1);
    const own = page.complaints.filter((text) => text.startsWith('ev-portal-widgets'));
    expect(own).toEqual([expect.stringContaining('the build version did not come')]);
  });

  test('a deploy is noticed without a restart; while a manifest cannot be read the former one holds', async () => {
    const manifest = join(site.folder, 'wwwroot/widgets/manifest.json');
    const ofFooter = async () => {
      const html = await (await portal.fetch('/uk/account/login')).text();
      return html.match(/footer\.js\?v=(\w+)/)?.[1];
    };
    const former = readFileSync(manifest, 'utf8');
    const { hash } = JSON.parse(former).files['footer.js'];
    expect(await ofFooter()).toBe(hash);
    writeFileSync(manifest, former.replace(hash, 'f'.repeat(16)));
    expect(await ofFooter()).toBe('f'.repeat(16));
    writeFileSync(manifest, former.slice(0, 100));
    expect(await ofFooter()).toBe('f'.repeat(16));
    rmSync(manifest);
    expect(await ofFooter()).toBe('f'.repeat(16));
  });
});
