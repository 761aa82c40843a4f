import { beforeAll, describe, expect, test } from 'vitest';
import { settled } from '../visit';
import { buildRazor, sdkVersion, startRazor } from './razor-host';
import { portalSuite } from './suite';

const sdk = sdkVersion();
if (!sdk) console.log('The Razor site is skipped: there is no .NET SDK 10 or newer on this machine.');

beforeAll(async () => {
  if (sdk) await buildRazor();
}, 120_000);

describe.skipIf(!sdk).each([
  ['camelCase', 'false', 'value'],
  ['PascalCase', 'true', 'Value'],
])('on the Razor site, in %s', (_, pascalCase, value) => {
  const portal = portalSuite(() => startRazor('--PascalCase', pascalCase));

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

  test('a call without a session is told so by its status', async () => {
    const answer = await portal.fetch('/uk/panel', { headers: { 'X-Requested-With': 'XMLHttpRequest' } });
    expect(answer.status).toBe(401);
  });
});
