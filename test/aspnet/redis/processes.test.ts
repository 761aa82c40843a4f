// @vitest-environment node
import type { ChildProcess } from 'node:child_process';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSite, built, env, sdkVersion } from '../dotnet';
import { hasRedis } from './installed';
import { kill, startRedis, startSite } from './processes';

// redis.test.ts has the line about what is missing.
describe.skipIf(!sdkVersion() || !hasRedis)('three processes of a site with Redis', () => {
  const dll = join(built, 'redis-site/bin/Site/debug/Site.dll');
  const children: ChildProcess[] = [];
  const sites: [ChildProcess, string][] = [];
  let settings: Record<string, string>;
  let turn = 0;

  const add = async () => {
    const site = await startSite(dll, settings);
    children.push(site[0]);
    sites.push(site);
  };

  /** Each call goes to the next process, as behind a proxy without sticky sessions. */
  const call = async (path: string, cookie = '') => {
    const [, address] = sites[turn++ % sites.length] ?? [];
    const headers = { cookie, 'x-requested-with': 'XMLHttpRequest' };
    const response = await fetch(`${address}${path}`, { headers });
    const cookies = response.headers.getSetCookie().map((each) => each.split(';', 1)[0]);
    return { text: await response.text(), cookie: cookies.join('; ') };
  };

  const visitor = async (number: string) => {
    const { cookie } = await call('/account/login');
    const { text: code } = await call(`/login/checkout?u=${number}`, cookie);
    expect(code).toMatch(/^\d{6}$/);
    const enter = async () => (await call(`/phone?u=${number}&code=${code}`, cookie)).text;
    return { enter };
  };

  beforeAll(async () => {
    await buildSite('test/aspnet/redis/site', 'Site.csproj');
    const [redis, address] = await startRedis();
    children.push(redis);
    settings = { 'EvPortalWidgets:Redis': address, 'EvPortalWidgets:Secret': 'the secret of the site' };
    for (let at = 0; at < 3; at++) await add();
  }, 240_000);
  afterAll(() => Promise.all(children.map(kill)));

  test('sign in a visitor whose calls go to another one each', { timeout: 60_000 }, async () => {
    for (let at = 10; at < 40; at++) {
      const { enter } = await visitor(`38067${at}00000`);
      expect(await enter()).toBe('Right');
    }
  });

  test('keep a code when all of them are killed and started again', { timeout: 60_000 }, async () => {
    const { enter } = await visitor('380681234567');
    for (const [site] of sites.splice(0)) await kill(site);
    for (let at = 0; at < 3; at++) await add();
    expect(await enter()).toBe('Right');
    expect(await enter()).toBe('None');
  });

  test('do not start without a secret, and the error names the setting', async () => {
    const args = [
      dll,
      '--urls',
      'http://127.0.0.1:0',
      `--EvPortalWidgets:Redis=${settings['EvPortalWidgets:Redis']}`,
    ];
    const start = promisify(execFile)('dotnet', args, { env, timeout: 20_000 });
    await expect(start).rejects.toThrow(/EvPortalWidgets:Redis needs EvPortalWidgets:Secret/);
  });
});
