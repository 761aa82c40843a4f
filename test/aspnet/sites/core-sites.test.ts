// @vitest-environment node
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sdkVersion } from '../dotnet';
import { client } from '../portal/client';
import { sites } from './core-list';
import { followGuideIn } from './core-site';

const sdk = sdkVersion();
if (!sdk) console.log('The Core sites are skipped: there is no .NET SDK 10 or newer on this machine.');

describe.skipIf(!sdk).each(Object.entries(sites))('the site %s', (name, own) => {
  const { page, challenge, way = 'By files', project, ...differences } = own;
  let site: Awaited<ReturnType<typeof followGuideIn>>;
  let host: Awaited<ReturnType<(typeof site)['start']>>;

  beforeAll(async () => {
    const make = (root: string) => {
      const folder = join(root, 'Portal');
      cpSync(join('test/aspnet/sites', name), folder, { recursive: true });
      const file = join(folder, 'Portal.csproj');
      if (project) writeFileSync(file, readFileSync(file, 'utf8').replace(...project));
    };
    site = await followGuideIn(make, [way, 'The widgets on a page', 'Languages and sign-in'], differences);
    host = await site.start();
  }, 300_000);
  afterAll(async () => {
    await host?.close();
    site?.remove();
  });

  const ownPage = async (visitor = client(host.url)) => (await visitor.get(page.path)).text;
  const codeFor = (phone: string) =>
    vi.waitUntil(() => host.log.join('\n').match(new RegExp(`SMS to \\+${phone}: .*: (\\d{6})`))?.[1]);

  test('keeps its own pages, which have the widgets now', async () => {
    const text = await ownPage();
    for (const part of [page.has, page.without, 'data-widget="header"', '.__PAGE__ = {', 'widgets.css?v='])
      expect(text).toContain(part);
  });

  test('signs a visitor in by SMS, and its own pages know the visitor', async () => {
    const visitor = client(host.url);
    await visitor.get('/uk/account/login');
    expect(await visitor.checkout('380501234567')).toBe(1);
    expect(await visitor.verify('380501234567', await codeFor('380501234567'))).toBe(1);
    expect(await ownPage(visitor)).toContain(page.with);
    expect((await visitor.get('/panel')).status).toBe(200);
  });

  test('signs a visitor in by email, and out again', async () => {
    const visitor = client(host.url);
    expect(await visitor.login('emaillogin', { email: 'driver@example.com', pass: 'charge' })).toBe(1);
    expect((await visitor.get('/panel')).status).toBe(200);
    expect((await visitor.get('/ru/account/logout')).location).toBe('/uk/account/login');
    expect((await visitor.get('/panel')).location).toBe(challenge);
  });
});
