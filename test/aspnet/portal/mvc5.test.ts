import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { digest } from '../../../src/tooling/build/bundles/digest';
import { manifest, widgets } from '../../browser/document';
import { newer } from '../packages';
import { byScript, type Client } from './client';
import { kit } from './kit';
import { followGuide, missing, setting, start, update } from './mvc5-host';
import { usePortal } from './portal';
import { sample } from './sample';
import { stalePage } from './stale';
import { unfinished } from './unfinished';

const reason = missing();
if (reason) console.log(`The MVC 5 sites are skipped: ${reason} on this machine.`);

const login = '/uk/account/login';

describe.skipIf(reason)('on an MVC 5 site according to the guide', { timeout: 180_000 }, () => {
  let folder: string;
  let site: Awaited<ReturnType<typeof start>>;
  const portal = usePortal(async () => {
    folder = await followGuide();
    site = await start(folder);
    return site;
  }, 600_000);

  sample(portal, 404);
  stalePage(portal, true);
  // The setting for development is on, for requests of this machine.
  const stranger = { 'X-Remote-Address': '192.0.2.1' };
  // The first page of the guide has no nonce: it is from before the policy.
  kit(portal, (words) => site.logged(words), { start: login, stranger });

  test('in development a wrong name is an error that names all widgets', async () => {
    const { status, text } = await portal.client().get('/dev/place?name=heder');
    const line = `There is no widget named heder. The widgets are ${widgets.join(', ')}.`;
    expect([status, text]).toEqual([500, expect.stringContaining(line)]);
  });

  test('where the output cache stores each page, two visitors get login cards of their own', async () => {
    const tokenOf = async ({ loginPage }: Client) =>
      (await loginPage(login, { 'X-Everything-Is-Cached': 'yes' })).token;
    const [visitor, other] = [portal.client(), portal.client()];
    await tokenOf(visitor);
    // At the second visit no cookie is set, which would be a reason to keep nothing.
    const token = await tokenOf(visitor);
    expect(token).toMatch(/^[\w-]{50,}$/);
    expect(await tokenOf(other)).not.toBe(token);
  });
  test('the first page of the guide has its title and the scripts of its three widgets', async () => {
    const html = await (await portal.fetch('/')).text();
    expect(html).toMatch(/window\.__PAGE__ = \{"Lang":"uk".*"Title":"The first page of the guide"/);
    const scripts = [...html.matchAll(/<script src="\/widgets\/(?:[^"]*\/)?([\w-]+)\.js/g)].map(
      ([, name]) => name,
    );
    expect(scripts.sort()).toEqual(['footer', 'header', 'page-header', 'shared']);
  });

  test('a page may have its own data, and may contain the rules of widgets.css', async () => {
    const html = await (await portal.fetch('/dev/tags')).text();
    expect(html).toContain(
      String.raw`<script>window.__PAGE__ = {"Lang":"uk","Title":"\u003c/script\u003e\u003cb\u003e\u0026\u2028"}</script>`,
    );
    expect(html).toContain(String.raw`var written = {"Lang":"uk","Title":"\u003c/script\u003e`);
    expect(html).toMatch(/^\s*@layer ev-portal-widgets;\s*@media \(/m);
  });

  test.for([
    ['/account/phonelogin', 'A field has characters that are not allowed here, such as <.'],
    ['/dev/form', 'У цьому полі є недозволені символи.'],
  ] as const)(
    'characters that request validation refuses at %s are answered with a text',
    async ([path, error]) => {
      const visitor = portal.client();
      const { token } = await visitor.loginPage(login);
      const fields = { __RequestVerificationToken: token, code: '<b' };
      const { status, text } = await visitor.submit(path, fields, byScript);
      expect([status, JSON.parse(text)]).toEqual([
        400,
        { Code: 'RefusedCharacters', Data: null, Error: error },
      ]);
    },
  );

  test('a token that comes as a header alone is logged once, with the cure', async () => {
    const headers = { ...byScript, RequestVerificationToken: 'a token', 'content-type': 'application/json' };
    for (const body of ['{}', '{"code":"1"}'])
      expect((await portal.fetch('/account/phonelogin', { method: 'POST', headers, body })).status).toBe(400);
    expect(await site.logged('Write BodyFormat = "form"')).toBe(1);
  });

  test.for([
    ['https', { 'X-Remote-Https': 'yes' }, true],
    ['http', {}, false],
  ] as const)('the cookies of a login by %s are Secure only over https', async ([, headers, isSecure]) => {
    const visitor = portal.client();
    expect(
      await visitor.login('emaillogin', { email: 'driver@example.com', pass: 'charge' }, login, headers),
    ).toBe(1);
    const found = visitor.received.filter((each) =>
      /^(?:\.(?:ASPX|MONO)AUTH|ev-portal-signed-in)=/.test(each),
    );
    expect(found).toHaveLength(2);
    for (const each of found) expect([each, /; secure/i.test(each)]).toEqual([each, isSecure]);
  });

  // The default route of the site would lead to the actions of the sample, too, past what its own addresses check.
  test.for(['ByEmail', 'byphone'])('the login %s has only its own address', async (action) => {
    const visitor = portal.client();
    const { token } = await visitor.loginPage(login);
    const fields = { __RequestVerificationToken: token, email: 'driver@example.com', pass: 'charge' };
    const { status } = await visitor.submit(`/PortalSignIn/${action}`, fields, byScript);
    expect(status).toBe(404);
    expect((await visitor.get('/panel')).status).toBe(302);
  });

  test('a site may have its own text for a stale token', async () => {
    const answer = await portal.fetch('/dev/form', { method: 'POST', body: new URLSearchParams() });
    expect(await answer.json()).toEqual({ Code: 'StalePage', Data: null, Error: 'Оновіть сторінку.' });
  });

  test('where the output cache stores each page, it stores no answer to a call', async () => {
    const headers = { 'X-Everything-Is-Cached': 'yes' };
    const visitor = portal.client();
    await visitor.get(login);
    const read = async (path: string) => (await visitor.get(path, headers)).text;
    expect(await read('/dev/now')).toBe(await read('/dev/now'));
    expect(await read('/login/checkout?u=380671160001&l=uk')).toContain('SmsMaxAttemptsReached');
    expect(await visitor.checkout('380671160001', 'uk', headers)).toBe(1);
    for (const path of ['/web/getbuildversion', '/web/setculture?culture=fr', '/login/checkout/?u=1'])
      expect((await portal.fetch(path, { headers })).headers.get('cache-control')).toContain('no-store');
  });

  test('Web API can write a typed answer', async () => {
    const wait = { Code: 'SmsSentTimeout', Data: 90, Error: 'Зачекайте.' };
    expect(await (await portal.fetch('/dev/api')).json()).toEqual({ Status: 1, Error: wait, Value: 0 });
  });

  test('to a visitor who is not on the machine of the site, the sample as it comes answers 503', async () => {
    const { status } = await portal.client().get('/login/checkout?u=380671130002', stranger);
    expect(status).toBe(503);
  });

  const change = (name: string, value: string) => site.restart(() => setting(folder, name, value));

  test('the session’s cookie has the domain of <forms>, and the log-out removes it', async () => {
    const config = join(folder, 'Web.config');
    const before = readFileSync(config, 'utf8');
    await site.restart(() =>
      writeFileSync(config, before.replace('<forms ', '<forms domain="portal.example" ')),
    );
    const visitor = portal.client();
    // This user has no role.
    expect(await visitor.byEmail('owner@example.com')).toBe(1);
    const { cookies } = await visitor.get('/uk/account/logout');
    for (const all of [visitor.received.slice(0, -cookies.length), cookies]) {
      const ofSession = all.filter((cookie) => /^\.(ASPX|MONO)AUTH=/.test(cookie));
      expect(ofSession).toEqual([expect.stringMatching(/; domain=portal\.example/i)]);
    }
    expect(visitor.received.find((cookie) => /AUTH=/.test(cookie))?.match(/samesite/gi)).toHaveLength(1);
    await site.restart(() => writeFileSync(config, before));
  });

  test('the page has the names of a site with an antiforgery of its own', async () => {
    const names = async () =>
      (await (await portal.fetch(login)).text()).match(/"Antiforgery":(\{.*?\})/)?.[1];
    expect(await names()).toBeUndefined();
    await site.restart(() => {
      setting(folder, 'AntiforgeryHeader', 'X-Own');
      setting(folder, 'AntiforgeryField', 'own');
    });
    expect(JSON.parse((await names()) ?? '')).toEqual({ Header: 'X-Own', Field: 'own' });
    await site.restart(() => {
      setting(folder, 'AntiforgeryHeader', '');
      setting(folder, 'AntiforgeryField', '');
    });
  });

  test('an SMS names the host of the setting, not of the request; without it none has a line for browsers', async () => {
    expect(await portal.client().checkout('380671110010')).toBe(1);
    const [code] = await portal.codesFor('380671110010');
    await site.logged(`@portal.example #${code}`);
    expect(site.log.join()).not.toContain('EvPortalWidgets:Host');
    await change('Host', '');
    expect(await portal.client().checkout('380671110008')).toBe(1);
    await site.logged('SMS to +380671110008');
    expect(site.log.join('\n')).toMatch(/SMS to \+380671110008: .*: \d{6}$/m);
    expect(site.log.join()).toContain('EvPortalWidgets:Host');
  });

  test('a service checks new browsers, when the SMS that need no token are sent', async () => {
    const service = createServer(async (request, response) => {
      const fields = new URLSearchParams(await text(request));
      const success = fields.get('secret') === 'ours' && fields.get('response') === 'person';
      // A status with which some services refuse a token.
      response.writeHead(success ? 200 : 400).end(JSON.stringify({ success }));
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void service.close());
    await once(service, 'listening');
    const { port } = service.address() as AddressInfo;
    await site.restart(() => {
      setting(folder, 'BotCheckSecret', 'ours');
      setting(folder, 'BotCheckUrl', `http://127.0.0.1:${port}/siteverify`);
    });
    const visitor = portal.client();
    const ask = (number: number, cookie = 'none') =>
      visitor.checkout(`380${671_150_000 + number * 20_000}`, 'uk', { cookie: `bot-check=${cookie}` });
    // All visitors of this machine share the SMS of the site.
    for (let number = 0; number < 120; number++) expect(await ask(number)).toBe(1);
    const error = expect.stringContaining('не робот');
    expect(await ask(120, 'robot')).toMatchObject({ code: 'BotCheckRequired', error });
    expect(await ask(120, 'person')).toBe(1);
    expect(portal.log()).not.toContain('does not answer');
    await change('BotCheckUrl', '');
  });

  test('without the setting for development the sample signs nobody in, and the log says what is missing', async () => {
    await change('Development', '');
    const tasks = 'Replace the users of the tests. Call your SMS service in SmsGateway.cs.';
    await unfinished(portal.client(), portal.log, tasks);
    await change('Development', 'true');
  });

  test('after an update and after the way back, a page has the files of its version', async () => {
    const filesOf = async (version: string) => {
      const html = await (await portal.fetch(login)).text();
      const files = [...html.matchAll(/"(\/widgets\/[^"]+)"/g)].map(([, path = '']) => path);
      expect(files).toHaveLength(2 + widgets.length);
      for (const file of files) expect(file).toMatch(`/widgets/${version}/`);
      return files;
    };
    const before = await filesOf(manifest.version);
    await site.restart(() => update(folder));
    const after = await filesOf(newer);
    await change('Version', manifest.version);
    expect(await filesOf(manifest.version)).toEqual(before);
    // A page of each version may still be open.
    for (const file of [...before, ...after]) {
      const content = Buffer.from(await (await portal.fetch(file)).arrayBuffer());
      expect(file).toMatch(`?v=${digest(content)}`);
    }
  }, 400_000);
});
