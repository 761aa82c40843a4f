import { expect, test } from 'vitest';
import { widgets } from '../../browser/document';
import type { Client } from './client';
import type { Portal } from './portal';

/** No visitor gets the antiforgery token of another one, although the site stores its pages. */
export async function hasOwnToken(portal: Pick<Portal, 'client'>, path: string, headers = {}): Promise<void> {
  const read = async ({ get }: Client) =>
    (await get(path, headers)).text.match(/RequestVerificationToken"[^>]* value="(\S+)"/)?.[1];
  const [visitor, other] = [portal.client(), portal.client()];
  await read(visitor);
  // At the second visit no cookie is set, which would be a reason to keep nothing.
  const token = await read(visitor);
  expect(token).toMatch(/^[\w-]{50,}$/);
  expect(await read(other)).not.toBe(token);
}

/** Tests the tags for placeholders that both kits have. `stranger` makes a request one of a visitor, and not of a developer. */
export function placeholders(
  portal: Portal,
  logged: (words: string) => Promise<number>,
  stranger: Record<string, string> = {},
): void {
  const read = async (query: string) =>
    (await portal.fetch(`/dev/place?${query}`, { headers: stranger })).text();

  test('a name that no widget has is a comment for visitors, who see the content of the site', async () => {
    for (const visit of [1, 2]) {
      const html = await read('name=heder');
      expect([visit, html]).toEqual([
        visit,
        expect.stringMatching(/<!-- ev-portal-widgets: there is no widget named heder -->\s*<p>own<\/p>/),
      ]);
      expect(html).not.toContain('data-widget');
    }
    expect(await logged(`There is no widget named heder. The widgets are ${widgets.join(', ')}.`)).toBe(1);
  });

  test('content of the site takes the place of the links, or is beside them', async () => {
    expect(await read('name=footer')).not.toContain('data-first');
    expect(await read('name=footer&first=true')).toMatch(
      /<div data-widget="footer"><footer data-first="footer">.*<p>own<\/p>\s*<\/div>/s,
    );
  });

  test('the login page reserves room for its heading', async () => {
    const html = await (await portal.fetch('/uk/account/login')).text();
    expect(html).toMatch(/<div data-widget="page-header" data-reserve(="")?><\/div>/);
  });

  test('the antiforgery field is outside of the card, and the link loads this page again', async () => {
    const html = await (await portal.fetch('/uk/account/login?ReturnUrl=%2Fuk%2Freport')).text();
    expect(html).toMatch(
      /<input name="__RequestVerificationToken"[^>]*>\s*<div data-widget="login-card"><div data-first="login-card">/,
    );
    expect(html).toContain('<a href="/uk/account/login?ReturnUrl=%2Fuk%2Freport">Завантажити знову</a>');
  });
}
