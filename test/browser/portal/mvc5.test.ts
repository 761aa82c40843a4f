import { describe, expect, test } from 'vitest';
import { uk } from '../../texts';
import { foreignAnswers } from './foreign-answers';
import { kit } from './kit';
import { missing, portalFolder, start } from './mvc5-host';
import { alertOf, next } from './portal';
import type { Served } from './serve';
import { portalSuite } from './suite';

const reason = missing();
if (reason) console.log(`The MVC 5 sites are skipped: ${reason} on this machine.`);

describe.skipIf(reason)('on the MVC 5 site', { timeout: 60_000 }, () => {
  const first = ['/uk', '/uk/account/login', '/web/getbuildversion', '/dev/sms', '/login/checkout?u=&l=uk'];
  let site: Served;
  const portal = portalSuite(async () => {
    site = await start(portalFolder(), ...first);
    return site;
  }, 240_000);

  kit(portal, (words) => site.logged(words));

  test('a page may have its own data, and may contain the rules of widgets.css', async () => {
    const html = await (await portal.fetch('/dev/tags')).text();
    expect(html).toContain(
      String.raw`<script>window.__PAGE__ = {"Lang":"uk","Title":"\u003c/script\u003e\u003cb\u003e\u0026"}</script>`,
    );
    expect(html).toContain(String.raw`var written = {"Lang":"uk","Title":"\u003c/script\u003e`);
    expect(html).toMatch(/^\s*@layer ev-portal-widgets;\s*@media \(/m);
  });

  test('without a session a call gets a status, and a visitor gets the login page', async () => {
    const call = await portal.fetch('/uk/panel', { headers: { 'X-Requested-With': 'XMLHttpRequest' } });
    expect(call.status).toBe(401);
    const visit = await portal.fetch('/uk/panel', { redirect: 'manual' });
    expect([visit.status, visit.headers.get('location')]).toEqual([
      302,
      '/account/login?ReturnUrl=%2fuk%2fpanel',
    ]);
  });

  test('a stale token is answered with 400 and an error object', async () => {
    const answer = await portal.fetch('/account/phonelogin', { method: 'POST', body: new URLSearchParams() });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      Code: 'Antiforgery',
      Data: null,
      Error: 'Сторінка застаріла. Оновіть її та спробуйте ще раз.',
    });
  });

  test('characters that request validation refuses are answered with 400 and a text', async () => {
    const page = await portal.open('/uk/account/login');
    const answer = await page.evaluate(async () => {
      const token =
        document.querySelector<HTMLInputElement>('[name=__RequestVerificationToken]')?.value ?? '';
      const body = new URLSearchParams({ __RequestVerificationToken: token, code: '<b' });
      const response = await fetch('/account/phonelogin', { method: 'POST', body });
      return [response.status, await response.json()];
    });
    const error = 'У цьому полі є недозволені символи, наприклад <.';
    expect(answer).toEqual([400, { Code: 'RefusedCharacters', Data: null, Error: error }]);
  });

  foreignAnswers(portal);

  test('the Message of Web API is shown', async () => {
    const page = await portal.open('/uk/account/login');
    await page.getByLabel(uk.PhoneNumber).fill('500000002');
    await next(page);
    expect(await alertOf(page)).toBe('Забагато спроб. Спробуйте ще раз за годину.');
  });
});
