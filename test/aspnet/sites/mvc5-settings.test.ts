// @vitest-environment node
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { client } from '../portal/client';
import { missing } from '../portal/mvc5-host';
import { withLine } from '../sections';
import { sites } from './mvc5-list';
import { assemblies, followGuideIn } from './mvc5-site';

const reason = missing();
if (reason) console.log(`The MVC 5 sites are skipped: ${reason} on this machine.`);

const page = (content: string) => `<%@ Page Language="C#" %><% Response.Write("${content}"); %>`;

describe.skipIf(reason)('an MVC 5 site', () => {
  let site: Awaited<ReturnType<typeof followGuideIn>>;
  let config: string;
  beforeAll(async () => {
    site = await followGuideIn('test/aspnet/sites/store', await assemblies('settings'), sites.store ?? {});
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
    const { port } = new URL((await start(closed())).url);
    // A client would simplify the path.
    const get = (path: string) =>
      new Promise<[number | undefined, string]>((resolve, reject) => {
        const sent = request({ host: '127.0.0.1', port, path, agent: false }, async (answer) =>
          resolve([answer.statusCode, await text(answer)]),
        );
        sent.on('error', reject).end();
      });
    // The first page of a kind is compiled.
    const [opened] = await get('/Admin.aspx');
    expect(opened).toBe(302);
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
      const [status, body] = await get(path);
      expect([path, status], body).toEqual([path, expect.toBeOneOf([302, 400, 404, 500])]);
      expect([path, body]).toEqual([path, expect.not.stringMatching(/Secret|<h1>Catalog/)]);
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
