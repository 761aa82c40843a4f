import { expect, test } from 'vitest';
import { settled } from '../../browser/visit';
import { awkward, type Portal } from './portal';

/** Tests the tags for Razor views, in all places where tags and placeholders may be. */
export function tags(portal: Portal): void {
  const read = async (path: string) => (await portal.fetch(path)).text();

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
    const html = await read('/dev/component');
    expect(html).toMatch(
      /<div data-widget="header" data-permanent[^>]*><header data-first="header"><a href="[^"]*"><svg /,
    );
    expect(html).toMatch(/<input name="__RequestVerificationToken"[^>]*>\s*<div data-widget="login-card"/);
    expect(html).toMatch(/<div data-widget="footer" data-permanent[^>]* class="site"><p>own<\/p><\/div>/);
    const page = await portal.open('/dev/component');
    expect(await page.locator('link[href*="/widgets.css?v="]').count()).toBe(1);
    expect(page.complaints).toEqual([]);
  });
}
