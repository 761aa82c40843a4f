// @vitest-environment node
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { client } from '../portal/client';
import { missing } from '../portal/mvc5-host';
import { withLine } from '../sections';
import { sites } from './mvc5-list';
import { followGuideIn } from './mvc5-site';

const reason = missing();
if (reason) console.log(`The MVC 5 sites are skipped: ${reason} on this machine.`);

describe.skipIf(reason).each(Object.entries(sites))('the MVC 5 site %s', (name, described) => {
  let site: Awaited<ReturnType<typeof followGuideIn>>;
  let host: Awaited<ReturnType<(typeof site)['start']>>;

  beforeAll(async () => {
    site = await followGuideIn(`test/aspnet/sites/${name}`, described);
    host = await site.start();
    // Mono reads the <location> of the scripts without a lock.
    await fetch(`${host.url}/widgets/shared.js`);
  }, 600_000);
  afterAll(async () => {
    await host?.close();
    site?.remove();
  });

  const startPage = async (visitor = client(host.url)) => (await visitor.get('/')).text;
  /** The own links of a layout. */
  const linksOf = (html: string) =>
    [...(html.match(/<nav>.*?<\/nav>/s)?.[0] ?? '').matchAll(/href="(.*?)"/g)].map(([, path = '']) => path);

  test('keeps its own pages and their policy, and the pages have the widgets now', async () => {
    const answer = await fetch(host.url);
    const html = await answer.text();
    const { has, keeps, policy, data = '.__PAGE__ = {' } = described;
    for (const part of [...has, 'data-widget="header"', data, 'widgets.css?v=', '/footer.js?v='])
      expect(html).toContain(part);
    const [script = ''] = html.match(/\/widgets\/[^"]*shared\.js/) ?? [];
    expect((await fetch(host.url + script)).status).toBe(200);
    expect(answer.headers.get('content-security-policy') ?? undefined).toBe(policy);
    if (policy) expect(html).not.toMatch(/<script(?! src=)(?! type="application\/json")/);
    const [path, ...parts] = keeps;
    const own = await client(host.url).get(path);
    for (const part of parts) expect([own.status, own.text]).toEqual([200, expect.stringContaining(part)]);
  });

  test('has an answer at the address of the logo, and a login page in its own layout or the sample’s', async () => {
    const visitor = client(host.url);
    const [path, has] = described.english;
    expect(await visitor.follow('/en')).toBe(path);
    expect((await visitor.get(path)).text).toContain(has);
    const { text } = await visitor.get('/en/account/login');
    expect(text).toContain('data-widget="login-card"');
    const links = described.own ? linksOf(text) : [];
    expect(links).toHaveLength(described.own ? linksOf(await startPage()).length : 0);
    for (const link of links) expect([link, (await visitor.get(link)).status]).toEqual([link, 200]);
  });

  test.runIf(name === 'forum')('leads who has forgotten a password to the page of the site', async () => {
    const own = '/account/forgotpassword';
    expect((await client(host.url).get(`/uk${own}`)).location).toBe(own);
    expect(await client(host.url).get(own)).toMatchObject({ status: 200, text: 'Ask for a new password' });
  });

  test('reads prices as before, in whatever language the widgets are', async () => {
    for (const lang of ['en', 'uk'])
      for (const [path, price, double] of described.prices) {
        const visitor = client(host.url);
        await visitor.get(`/web/setculture?culture=${lang}`);
        const { text } = await visitor.submit(path, { price });
        expect([lang, path, text]).toEqual([lang, path, double]);
      }
  });

  test.runIf(described.follows)('its pages follow the language that a visitor chooses', async () => {
    const visitor = client(host.url);
    expect(await startPage(visitor)).toContain('Language: en<');
    await visitor.get('/web/setculture?culture=uk');
    expect(await startPage(visitor)).toContain('Language: uk<');
  });

  test('knows its own visitors as before', async () => {
    const visitor = client(host.url);
    expect((await visitor.submit(described.enter, { name: 'Anna' })).status).toBe(302);
    expect(await startPage(visitor)).toContain(`${described.knows}Anna`);
  });

  test('signs a visitor in by SMS, and its own pages know the visitor', async () => {
    const visitor = client(host.url);
    expect(await visitor.bySms(host, '380501234567')).toBe(1);
    expect(await startPage(visitor)).toContain(`${described.knows}380501234567`);
    expect((await visitor.get('/panel')).status).toBe(200);
  });

  test.runIf(name === 'clinic')('shows why its session refuses a user, who stays signed out', async () => {
    const visitor = client(host.url);
    const why = 'З цим обліковим записом тут увійти не можна. Зателефонуйте на гарячу лінію.';
    expect(await visitor.bySms(host, '380501110009')).toBe(why);
    expect((await visitor.get('/panel')).status).toBe(302);
    expect([...visitor.cookies.keys()]).not.toContain('ev-portal-signed-in');
  });

  test('signs an administrator in by email, and out again', async () => {
    const visitor = client(host.url);
    expect(await visitor.byEmail('admin@example.com')).toBe(1);
    const { status, text } = await visitor.get('/panel');
    const rights = described.roles ? '"AccessRights":""' : '"AccessRights":"Admin"';
    expect([status, text]).toEqual([200, expect.stringContaining(rights)]);
    expect(await startPage(visitor)).toContain(`${described.knows}admin@example.com`);
    expect((await visitor.get('/ru/account/logout')).location).toBe('/uk/account/login');
    expect(await visitor.follow('/panel')).toBe(described.login);
    const last = await visitor.get(described.login);
    expect(last.status, last.text).toBe(200);
    expect(host.log.join('\n')).not.toContain('the next page does not know it');
  });
});

const page = (content: string) => `<%@ Page Language="C#" %><% Response.Write("${content}"); %>`;

describe.skipIf(reason)('an MVC 5 site', () => {
  let site: Awaited<ReturnType<typeof followGuideIn>>;
  let config: string;
  beforeAll(async () => {
    site = await followGuideIn('test/aspnet/sites/store', sites.store ?? {});
    config = readFileSync(join(site.folder, 'Web.config'), 'utf8');
  }, 600_000);
  afterAll(() => site?.remove());

  /** Starts the site with another Web.config. */
  const start = async (changed: string) => {
    writeFileSync(join(site.folder, 'Web.config'), changed);
    const host = await site.start();
    onTestFinished(() => host.close());
    return host;
  };
  const closed = () => withLine(config, '<system.web><authorization>', '<deny users="?" />');

  test('that allows no page without a session lets visitors sign in', async () => {
    const { url } = await start(closed());
    const visitor = client(url);
    expect(await visitor.follow('/Catalog')).toBe('/en/account/login?ReturnUrl=%2fCatalog');
    for (const path of ['/UK/Account/Login/', '/web/getbuildversion', '/web/setculture?culture=uk'])
      expect([path, (await visitor.get(path)).status]).toEqual([path, 200]);
    const { text } = await visitor.get('/uk/account/login');
    const files = [...text.matchAll(/(?:src|href)="(\/widgets\/[^"]+)"/g)].map(([, path = '']) => path);
    expect(files.length).toBeGreaterThan(3);
    for (const path of files) expect([path, (await visitor.get(path)).status]).toEqual([path, 200]);
    expect(await visitor.checkout('380501234567')).toBe(1);
    expect(await visitor.login('emaillogin', { email: 'admin@example.com', pass: 'charge' })).toBe(1);
    expect((await visitor.get('/Catalog')).text).toContain('<h1>Catalog</h1>');
  });

  test('that allows no page without a session stays closed, however an address is written', async () => {
    for (const folder of ['', 'en', 'widgets']) {
      mkdirSync(join(site.folder, folder), { recursive: true });
      writeFileSync(join(site.folder, folder, 'Admin.aspx'), page('<h1>Secret</h1>'));
    }
    writeFileSync(join(site.folder, 'widgets/own.js'), '// Secret');
    const { get } = client((await start(closed())).url);
    // The first page of a kind is compiled.
    expect((await get('/Admin.aspx')).status).toBe(302);
    const pages = ['Catalog', 'Admin.aspx'].flatMap((name) => [
      `/${name}`,
      `/uk/${name}`,
      `/login/../${name}`,
      `/login/checkout/../../${name}`,
      `/uk/account/login/..%2f..%2f..%2f${name}`,
      `/uk/account/login/..\\..\\..\\${name}`,
      `/LOGIN/${name}`,
      `/${name}?/uk/account/login`,
      `/${name};/uk/account/login`,
      `/uk/account/login;/../../../${name}`,
      `/${name}/uk/account/login`,
      `/${name}/login/checkout`,
      `/${name}/widgets/header.js`,
      `/widgets/${name}`,
      `/widgets/../${name}`,
      `/widgets/header.js/../../${name}`,
      `/widgets/header.js/${name}`,
    ]);
    for (const path of [...pages, '/en/Admin.aspx', '/widgets/own.js', '/panel', '/uk/panel']) {
      const { status, text } = await get(path);
      expect([path, status], text).toEqual([path, expect.toBeOneOf([302, 400, 404, 500])]);
      expect([path, text]).toEqual([path, expect.not.stringMatching(/Secret|<h1>Catalog/)]);
    }
  });

  test.for([
    ['without Forms authentication', 'mode="Forms"', 'mode="None"'],
    [
      'without the module that reads its tickets',
      /<add name="FormsAuthentication" type="System\.Web\.Security\.FormsAuthenticationModule" \/>/g,
      '',
    ],
  ] as const)('%s does not start, and says why', async ([, part, instead]) => {
    const { url } = await start(config.replaceAll(part, instead));
    const { status, text } = await client(url).get('/');
    expect([status, text]).toEqual([
      500,
      expect.stringContaining('The site has no Forms authentication, so nobody could sign in'),
    ]);
  });
});
