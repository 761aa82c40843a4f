// @vitest-environment node
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { client } from '../portal/client';
import { missing } from '../portal/mvc5-host';
import { sites } from './mvc5-list';
import { assemblies, followGuideIn } from './mvc5-site';

const reason = missing();
if (reason) console.log(`The MVC 5 sites are skipped: ${reason} on this machine.`);

let bin: string;
beforeAll(async () => {
  if (!reason) bin = await assemblies('sites');
}, 600_000);

describe.skipIf(reason).each(Object.entries(sites))('the MVC 5 site %s', (name, described) => {
  let site: Awaited<ReturnType<typeof followGuideIn>>;
  let host: Awaited<ReturnType<(typeof site)['start']>>;

  beforeAll(async () => {
    site = await followGuideIn(join('test/aspnet/sites', name), bin, described);
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
    await visitor.get('/uk/account/login');
    expect(await visitor.checkout('380501234567')).toBe(1);
    const code = await host.codeFor('380501234567');
    expect(await visitor.verify('380501234567', code)).toBe(1);
    expect(await startPage(visitor)).toContain(`${described.knows}380501234567`);
    expect((await visitor.get('/panel')).status).toBe(200);
  });

  test('signs an administrator in by email, and out again', async () => {
    const visitor = client(host.url);
    expect(await visitor.login('emaillogin', { email: 'admin@example.com', pass: 'charge' })).toBe(1);
    const { status, text } = await visitor.get('/panel');
    const rights = described.roles ? '"AccessRights":""' : '"AccessRights":"Admin"';
    expect([status, text]).toEqual([200, expect.stringContaining(rights)]);
    expect(await startPage(visitor)).toContain(`${described.knows}admin@example.com`);
    expect((await visitor.get('/ru/account/logout')).location).toBe('/uk/account/login');
    expect(await visitor.follow('/panel')).toBe(described.login);
    expect((await visitor.get(described.login)).status).toBe(200);
    expect(host.log.join('\n')).not.toContain('the next page does not know it');
  });
});
