// @vitest-environment node
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { sdkVersion } from '../dotnet';
import { client } from '../portal/client';
import { sites } from './core-list';
import { followSite } from './core-site';

const sdk = sdkVersion();
if (!sdk) console.log('The Core sites are skipped: there is no .NET SDK 10 or newer on this machine.');

describe.skipIf(!sdk).each(Object.entries(sites))('the site %s', (name, described) => {
  const { page, challenge } = described;
  let site: Awaited<ReturnType<typeof followSite>>;
  let host: Awaited<ReturnType<(typeof site)['start']>>;

  beforeAll(async () => {
    site = await followSite(name, ['Languages and sign-in', ...(described.more ?? [])]);
    host = await site.start();
  }, 300_000);
  afterAll(async () => {
    await host?.close();
    site?.remove();
  });

  const ownPage = async (visitor = client(host.url)) => (await visitor.get(page.path)).text;

  test('keeps its own pages and their policy, and the pages have the widgets now', async () => {
    const answer = await fetch(host.url + page.path);
    const [text, policy] = [await answer.text(), answer.headers.get('content-security-policy')];
    const { data = '.__PAGE__ = {' } = described;
    for (const part of [page.has, page.without, 'data-widget="header"', data, 'widgets.css?v='])
      expect(text).toContain(part);
    const [, nonce = 'N'] = policy?.match(/'nonce-([^']+)'/) ?? [];
    expect(policy?.replace(nonce, 'N')).toBe(described.policy);
    const inline = [...text.matchAll(/<script(?! src=)(?! type="application\/json")([^>]*)>/g)];
    for (const [, attributes] of described.policy ? inline : [])
      expect(attributes).toContain(` nonce="${nonce}"`);
  });

  test('has the widgets in the language that it has chosen, and not in that of its server', async () => {
    const { text } = await client(host.url).get(page.path, { 'accept-language': 'en-US' });
    expect(text.match(/"lang":"(\w+)"/)?.[1]).toBe(described.english ?? 'uk');
  });

  test('reads a price as before, in whatever language the widgets are', async () => {
    for (const lang of ['en', 'uk']) {
      const visitor = client(host.url);
      await visitor.get(`/web/setculture?culture=${lang}`);
      const { text } = await visitor.submit('/price', { price: described.price[0] });
      expect([lang, text]).toEqual([lang, described.price[1]]);
    }
  });

  test('knows its own visitors as before', async () => {
    const visitor = client(host.url);
    if ('key' in described.own) {
      const { key, page, shows } = described.own;
      expect((await visitor.get(page)).status).toBe(401);
      expect((await visitor.get(page, { authorization: key })).text).toContain(shows);
    } else {
      const { path, name, shows } = described.own;
      expect(await ownPage(visitor)).not.toContain(shows);
      expect((await visitor.submit(path, { name })).status).toBe(302);
      expect(await ownPage(visitor)).toContain(shows);
    }
  });

  test('signs a visitor in by SMS, and its own pages know the visitor', async () => {
    const visitor = client(host.url);
    expect(await visitor.bySms(host, '380501234567')).toBe(1);
    // A session that the site cannot check ends at the first request, or at the second one.
    for (const request of [1, 2])
      expect([request, await ownPage(visitor)]).toEqual([request, expect.stringContaining(page.with)]);
    expect((await visitor.get('/panel')).status).toBe(200);
  });

  test.runIf(name === 'garage')(
    'leads on from the address of the logo, by the line of the guide',
    async () => {
      expect(await client(host.url).follow('/en')).toBe('/');
    },
  );

  test.runIf(name === 'garage')(
    'asks in the log for the authentication if its Startup forgets the authentication',
    async () => {
      const forgetful = await site.start('--forgets', 'yes');
      onTestFinished(() => forgetful.close());
      const visitor = client(forgetful.url);
      expect(await visitor.byEmail('driver@example.com')).toBe(1);
      expect((await visitor.get('/uk/account/login')).status).toBe(200);
      const question = 'Does the site call UseAuthentication';
      await vi.waitUntil(() => forgetful.log.join('\n').includes(question), { timeout: 10_000 });
    },
  );

  test('signs a visitor in by email, and out again', async () => {
    const visitor = client(host.url);
    expect(await visitor.byEmail('driver@example.com')).toBe(1);
    for (const request of [1, 2])
      expect([request, (await visitor.get('/panel')).status]).toEqual([request, 200]);
    expect((await visitor.get('/ru/account/logout')).location).toBe('/uk/account/login');
    expect((await visitor.get('/panel')).location).toBe(challenge);
    // A site without a login page of its own leads to that of the sample, even if it has a route for all addresses.
    if (!/^\/account\/login/i.test(challenge)) return;
    const login = await visitor.get(await visitor.follow(challenge));
    expect([login.status, login.text]).toEqual([200, expect.stringContaining('data-widget="login-card"')]);
  });
});
