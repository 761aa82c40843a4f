import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { texts } from '../../site/texts.mjs';
import { write } from '../guide';
import { withLine } from '../sections';
import { byScript, codeFields } from './client';
import { followGuide } from './forms-site';
import { configure, missing, setting, start } from './mvc5-host';
import { usePortal } from './portal';
import { sample } from './sample';
import { unfinished } from './unfinished';

const reason = missing();
if (reason) console.log(`The Web Forms site is skipped: ${reason} on this machine.`);

const admin = { email: 'admin@example.com', pass: 'charge' };

describe.skipIf(reason)(
  'on a Web Forms site without MVC, according to the guide',
  { timeout: 180_000 },
  () => {
    let folder: string;
    let host: Awaited<ReturnType<typeof start>>;
    const portal = usePortal(async () => {
      folder = await followGuide();
      host = await start(folder);
      return host;
    }, 600_000);

    // In the oldest mode, which Mono needs, a page refuses an address with <.
    sample(portal, 404, /</);

    // Not on MVC 5: Mono checks all cookies as soon as a view reads one of its own. .NET Framework checks only the one that is read.
    test('cookies of another subdomain, and any address of a script, break no page', async () => {
      const visitor = portal.client();
      for (const name of ['culture', 'ev-portal-known', 'ev-portal-signed-in', 'login-browser'])
        visitor.cookies.set(name, '<a');
      for (const path of ['/uk/account/login', '/login/checkout?u=1', '/widgets/header.js?v=<a'])
        expect([path, (await visitor.get(path)).status]).toEqual([path, 200]);
    });

    test('no assembly of MVC is there', () => {
      const names = readdirSync(join(folder, 'bin'));
      expect(names).toContain('EvPortalWidgets.Web.dll');
      expect(names.filter((name) => /Mvc|WebPages|Helpers|Razor/.test(name))).toEqual([]);
    });

    test.for([
      ['GET', 404],
      ['post', 400],
    ] as const)('a login by %s that is not the card’s is answered with %s', async ([method, status]) => {
      const visitor = portal.client();
      await visitor.get('/uk/account/login');
      const query = `?${new URLSearchParams(admin)}`;
      expect((await visitor.send(method, `/account/emaillogin${query}`)).status).toBe(status);
      expect((await visitor.get('/panel')).status).toBe(302);
    });

    test('a form of another site signs nobody in, and a page that was opened before another login stays usable', async () => {
      const visitor = portal.client();
      const card = await visitor.card();
      expect((await visitor.submit('/account/emaillogin', admin)).status).toBe(400);
      expect((await visitor.submit('/account/phonelogin', codeFields('380671130001', '1'))).status).toBe(400);
      expect((await visitor.get('/panel')).status).toBe(302);
      expect(await visitor.byEmail(admin.email)).toBe(1);
      expect(await card('emaillogin', admin)).toBe(1);
    });

    test('a page’s view state belongs to one browser and one user, unless the master page has a key of its own', async () => {
      const keyOf = async (path: string, visitor = portal.client()) =>
        (await visitor.get(path)).text.match(/<!-- key: (.*?) -->/s)?.[1];
      const visitor = portal.client();
      const first = await keyOf('/uk/account/login', visitor);
      expect(first).toMatch(/^\w{32}\s*$/);
      expect(await keyOf('/en/account/login', visitor)).toBe(first);
      expect(await keyOf('/uk/account/login')).not.toBe(first);
      await visitor.byEmail(admin.email);
      expect(await keyOf('/panel', visitor)).toBe(`${first}1`);
      expect(await keyOf('/uk/account/login?own=key')).toBe('of the master page');
    });

    test('no other site can show the login page in a frame', async () => {
      expect((await portal.fetch('/uk/account/login')).headers.get('x-frame-options')).toBe('SAMEORIGIN');
    });

    test('the pages of the sample need a session at their own addresses, too', async () => {
      expect((await portal.client().get('/EvPortalSample/Panel.aspx')).status).toBe(302);
    });

    test('without the setting for development the sample signs nobody in, and the log says what is missing', async () => {
      await host.restart(() => setting(folder, 'Development', ''));
      const tasks = 'Replace the users of the tests. Call your SMS service in SmsGateway.cs.';
      await unfinished(portal.client(), portal.log, tasks);
      await host.restart(() => setting(folder, 'Development', 'true'));
    });

    test('where Web.config refuses visitors without a session, they sign in at a page of the site’s own', async () => {
      const guide = readFileSync('src/aspnet/web/README.md', 'utf8');
      const [, cookie, card] = guide.match(/`(<% EvPortalSample.*?%>)` and\s+`(<%= .*?%>)`/) ?? [];
      const page = `<%@ Page Language="C#" MasterPageFile="~/Site.Master" Title="Own" %>
      <asp:Content ContentPlaceHolderID="MainContent" runat="server">${cookie}${card}</asp:Content>`;
      await host.restart(() => {
        write(folder, { path: 'SignIn.aspx', text: page });
        configure(folder, (config) =>
          withLine(config, '<system.web><authorization>', '<deny users="?" />')
            .replace('~/account/login', '~/SignIn.aspx')
            .replace(' requestValidationMode="2.0"', ''),
        );
      });
      const visitor = portal.client();
      expect(await visitor.follow('/panel')).toBe('/SignIn.aspx?ReturnUrl=%2fpanel');
      const { text } = await visitor.get('/SignIn.aspx');
      for (const [, file = ''] of text.matchAll(/"(\/widgets\/[^"]+)"/g))
        expect([file, (await visitor.get(file)).status]).toEqual([file, 200]);
      for (const path of ['/', '/Default.aspx/uk/account/login', '/Default.aspx/login/checkout', '/en/panel'])
        expect([path, (await visitor.get(path)).location]).toEqual([
          path,
          expect.stringMatching(/^\/SignIn/),
        ]);
      // The widgets read a status. Other scripts of the site get what they got before it had widgets.
      expect((await visitor.get('/Default.aspx/login/checkout', byScript)).status).toBe(401);
      expect((await visitor.get('/Default.aspx', byScript)).location).toMatch(/^\/SignIn/);
      const wrong = visitor.byEmail(admin.email, 'a<b>', '/SignIn.aspx');
      expect(await wrong).toBe(texts.uk.errors.WrongPassword);
      expect(await visitor.bySms(host, '380671160002', '/SignIn.aspx')).toBe(1);
      expect((await visitor.get('/')).status).toBe(200);
      expect((await visitor.get('/ru/account/logout')).location).toBe('/uk/account/login');
      expect((await visitor.get('/uk/account/login')).status).toBe(200);
    });
  },
);
