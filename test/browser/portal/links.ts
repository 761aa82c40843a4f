import { expect, test } from 'vitest';
import { type Portal, signIn } from './portal';

/** Tests the links of the widgets. */
export function links(portal: Portal): void {
  test('each link of the header and the footer leads to a page of the site, for visitors and for an Admin', async () => {
    for (const page of [await portal.open('/uk'), await signIn(portal)]) {
      const broken = await page.evaluate(async () => {
        const links = [...document.querySelectorAll<HTMLAnchorElement>('header a, footer a')];
        const own = links.filter(({ origin }) => origin === location.origin);
        const answers = await Promise.all(own.map(({ href }) => fetch(href)));
        return answers.filter(({ ok }) => !ok).map(({ url, status }) => [url, status]);
      });
      expect(broken).toEqual([]);
    }
  });
}
