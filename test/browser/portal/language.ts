import { expect, test } from 'vitest';
import { uk } from '../../texts';
import { dictionary, type Portal } from './portal';

/** Tests the language of the pages and the completeness of their texts. */
export function language(portal: Portal): void {
  test('a change of the language keeps the page, query and hash, and is remembered', async () => {
    const page = await portal.open('/uk/kontakty?from=map#office');
    await page.getByRole('button', { name: uk.Language }).click();
    await page.getByRole('button', { name: 'English' }).click();
    await page.waitForURL('**/en/kontakty?from=map#office');
    expect(await page.context().cookies()).toContainEqual(
      expect.objectContaining({ name: 'culture', value: 'en' }),
    );
    await page.goto('/');
    expect(new URL(page.url()).pathname).toBe('/en');
  });

  test('German is not offered', async () => {
    const page = await portal.open('/uk/kontakty');
    await page.getByRole('button', { name: uk.Language }).click();
    expect(await page.getByRole('button', { name: 'Русский' }).isVisible()).toBe(true);
    expect(await page.getByText('Deutsch').count()).toBe(0);
  });

  test.for(['uk', 'ru', 'en'])('in %s the dictionary of the page is the one in dist/', async (code) => {
    const page = await portal.open(`/${code}`);
    const found = await page.evaluate(() => {
      const data = (window as { __PAGE__?: { Translations?: object; translations?: object } }).__PAGE__;
      return data?.translations ?? data?.Translations;
    });
    expect(found).toEqual(dictionary(code));
    expect(page.complaints).toEqual([]);
  });

  test('without JavaScript the visitor sees the server’s header, title and footer', async () => {
    const page = await portal.read('/uk/account/login');
    expect(await page.locator('[data-widget=header] a[href="/uk/karta_zapravok"]').isVisible()).toBe(true);
    expect(await page.getByRole('heading', { level: 1, name: uk.LoginTitle }).isVisible()).toBe(true);
    // The text engine of Playwright skips what is in <noscript>.
    const sentence = page.locator('[data-widget=login-card] noscript p');
    expect(await sentence.textContent()).toContain('Для входу потрібен JavaScript.');
    expect(await sentence.isVisible()).toBe(true);
    expect(await page.locator('[data-widget=footer] a[href="mailto:info@example.com"]').isVisible()).toBe(
      true,
    );
  });
}
