import { describe, expect, test } from 'vitest';
import { startSite } from '../../site/server.mjs';
import { uk } from '../../texts';
import { usePortal } from './portal';
import { signingIn } from './sign-in';
import { stalePage } from './stale';

describe('on the stand-in site', () => {
  const portal = usePortal(startSite);
  signingIn(portal, { ofAdmin: '/uk/clients', afterLogout: '/ru' });
  stalePage(portal, false);

  test('without JavaScript the visitor sees the server’s header, title and footer', async () => {
    const page = await portal.read('/uk/account/login');
    // The text engine of Playwright skips what is in <noscript>.
    const sentence = page.locator('[data-widget=login-card] noscript p');
    expect(await sentence.textContent()).toContain('Для входу потрібен JavaScript.');
    for (const part of [
      page.locator('[data-widget=header] a[href="/uk/karta_zapravok"]'),
      page.getByRole('heading', { level: 1, name: uk.LoginTitle }),
      sentence,
      page.locator('[data-widget=footer] a[href="mailto:info@example.com"]'),
    ])
      expect([String(part), await part.isVisible()]).toEqual([String(part), true]);
  });
});
