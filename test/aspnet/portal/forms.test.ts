import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { texts } from '../../site/texts.mjs';
import { withLine } from '../sections';
import { byScript, codeFields } from './client';
import { followGuide } from './forms-site';
import { guard } from './guard';
import { configure, missing, start } from './mvc5-host';
import { usePortal } from './portal';
import { signingIn } from './sign-in';

const reason = missing();
if (reason) console.log(`The Web Forms site is skipped: ${reason} on this machine.`);

const admin = { email: 'admin@example.com', pass: 'charge' };

describe.skipIf(reason)(
  'on a Web Forms site without MVC, with the file of the guide that answers the calls',
  { timeout: 180_000 },
  () => {
    let folder: string;
    let host: Awaited<ReturnType<typeof start>>;
    const portal = usePortal(async () => {
      folder = await followGuide();
      host = await start(folder);
      return host;
    }, 600_000);

    signingIn(portal, '/dev/admin');
    guard(portal);

    // Not on MVC 5: Mono checks all cookies as soon as a view reads one of its own. .NET Framework checks only the one that is read.
    test('cookies of another subdomain, and any address of a script, break no page', async () => {
      const visitor = portal.client();
      for (const name of ['culture', 'ev-portal-known', 'ev-portal-signed-in', 'login-browser'])
        visitor.cookies.set(name, '<a');
      for (const path of ['/uk/account/login', '/login/checkout?u=1', '/widgets/header.js?v=<a'])
        expect([path, (await visitor.get(path)).status]).toEqual([path, 200]);
    });

    test('the footer of the guide reserves no room for contacts and links that its data do not have', async () => {
      const html = await (await portal.fetch('/')).text();
      expect(html).toContain('<div data-widget="footer" data-reserve=""><footer data-first="footer">');
    });

    test('no assembly of MVC is there', () => {
      const names = readdirSync(join(folder, 'bin'));
      expect(names).toContain('EvPortalWidgets.Web.dll');
      expect(names.filter((name) => /Mvc|WebPages|Helpers|Razor/.test(name))).toEqual([]);
    });

    test.for([
      ['GET', 'no header', {}, 400],
      ['post', 'no header', {}, 400],
      ['POST', 'the header of an app', { 'X-Requested-With': 'com.example.app' }, 400],
      // The fields are in the address, where nothing reads them.
      ['GET', 'the header of the card', byScript, 200],
    ] as const)(
      'a login by %s with %s, and its fields in the address, signs nobody in',
      async ([method, , headers, status]) => {
        const visitor = portal.client();
        await visitor.get('/uk/account/login');
        const query = `?${new URLSearchParams(admin)}`;
        expect((await visitor.send(method, `/account/emaillogin${query}`, headers)).status).toBe(status);
        expect((await visitor.get('/panel')).status).toBe(302);
      },
    );

    test('a form of another site signs nobody in, and a page that was opened before another login stays usable', async () => {
      const visitor = portal.client();
      const card = await visitor.card();
      expect((await visitor.submit('/account/emaillogin', admin)).status).toBe(400);
      expect((await visitor.submit('/account/phonelogin', codeFields('380671130001', '1'))).status).toBe(400);
      expect((await visitor.get('/panel')).status).toBe(302);
      expect(await visitor.byEmail(admin.email)).toBe(1);
      expect(await card('emaillogin', admin)).toBe(1);
    });

    test('no other site can show the login page in a frame', async () => {
      expect((await portal.fetch('/uk/account/login')).headers.get('x-frame-options')).toBe('SAMEORIGIN');
    });

    test('where Web.config refuses visitors without a session, they sign in at the page that it names', async () => {
      await host.restart(() =>
        configure(folder, (config) =>
          withLine(config, '<system.web><authorization>', '<deny users="?" />')
            .replace('~/account/login', '~/Login.aspx')
            .replace(' requestValidationMode="2.0"', ''),
        ),
      );
      const visitor = portal.client();
      expect(await visitor.follow('/panel')).toBe('/Login.aspx?ReturnUrl=%2fpanel');
      const { text } = await visitor.get('/Login.aspx');
      for (const [, file = ''] of text.matchAll(/"(\/widgets\/[^"]+)"/g))
        expect([file, (await visitor.get(file)).status]).toEqual([file, 200]);
      for (const path of ['/', '/Default.aspx/uk/account/login', '/Default.aspx/login/checkout', '/en/panel'])
        expect([path, (await visitor.get(path)).location]).toEqual([path, expect.stringMatching(/^\/Login/)]);
      // The widgets read a status. Other scripts of the site get what they got before it had widgets.
      expect((await visitor.get('/Default.aspx/login/checkout', byScript)).status).toBe(401);
      expect((await visitor.get('/Default.aspx', byScript)).location).toMatch(/^\/Login/);
      const wrong = visitor.byEmail(admin.email, 'a<b>', '/Login.aspx');
      expect(await wrong).toBe(texts.uk.errors.WrongPassword);
      expect(await visitor.bySms(host, '380671160002', '/Login.aspx')).toBe(1);
      expect((await visitor.get('/')).status).toBe(200);
      expect((await visitor.get('/ru/account/logout')).location).toBe('/uk/account/login');
      expect((await visitor.get('/')).location).toMatch(/^\/Login/);
    });
  },
);
