// @vitest-environment node
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playTraces } from '../../model/traces/play';
import { buildSite } from '../dotnet';
import { stepsOf } from '../guide';
import { add, followMvc5, missing, setting, startHost } from '../portal/mvc5-host';
import { balance } from './proxy';
import { hasRedis, type Redis, startRedis } from './redis-server';
import { visitors, withSecret } from './visitors';

const signedIn = [1, 200];

// redis.test.ts and portal/mvc5.test.ts have the lines about what is missing.
describe.skipIf(missing() || !hasRedis)(
  'two MVC 5 processes with Redis, whose guard is made before the start, behind a proxy',
  () => {
    const servers: Awaited<ReturnType<typeof startHost>>[] = [];
    const logs: string[][] = [];
    let folder: string;
    let proxy: Awaited<ReturnType<typeof balance>>;
    let redis: Redis;
    let they: ReturnType<typeof visitors>;

    beforeAll(async () => {
      const steps = stepsOf('prepare').filter(({ section }) => section === '.NET Framework');
      const key = (_: string, digits: string) => '0123456789ABCDEF'.repeat(Number(digits) / 16);
      const own = steps.map((step) => ({
        ...step,
        text: withSecret(step.text.replace(/(\d+) hexadecimal digits/g, key)),
      }));
      folder = await followMvc5('mvc5-redis', own);
      add(folder, 'aspnet/redis/mvc5');
      redis = await startRedis();
      setting(folder, 'Redis', redis.address);
      setting(folder, 'Sms:Proxies', '127.0.0.1');
      // Some registries lack the oldest version of a package that StackExchange.Redis allows, and give the next one.
      await buildSite(folder, '-p:NoWarn=NU1603');
      for (let at = 0; at < 2; at++) {
        servers.push(await startHost(folder));
        logs.push(servers[at]?.log ?? []);
        // Mono compiles the code of a page at the first request, and reads Web.config without a lock.
        await fetch(`${servers[at]?.url}/uk/account/login`);
      }
      proxy = await balance(servers);
      they = visitors(proxy.url, () => logs);
    }, 600_000);
    afterAll(async () => {
      proxy?.close();
      await Promise.all(servers.map((server) => server.close('SIGKILL')));
      await redis?.stop();
    });

    test('sign in visitors by SMS and by email, whose calls go to the other one each', async () => {
      for (let at = 0; at < 20; at++) {
        const { enter } = await they.askForCode();
        expect([at, await enter()]).toEqual([at, signedIn]);
        expect([at, await they.signInByEmail()]).toEqual([at, signedIn]);
      }
      for (const log of logs) expect(log.filter((line) => line.includes('SMS to')).length).toBeGreaterThan(5);
    }, 120_000);

    playTraces(() => ({ ...proxy, page: '/uk/account/login', codes: they.codes }));

    test('keep a visitor at the code step when the process that has sent the code is killed', async () => {
      const { phone, enter } = await they.askForCode();
      const sender = servers.findIndex(({ log }) => log.some((line) => line.includes(phone)));
      await servers.splice(sender, 1)[0]?.close('SIGKILL');
      expect(await enter()).toEqual(signedIn);
    }, 60_000);
  },
);
