// @vitest-environment node
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { manifest, widgets } from '../../browser/document';
import { settled, useBrowser } from '../../browser/visit';
import { playTraces } from '../../model/traces/play';
import { sdkVersion } from '../dotnet';
import { stepsOf } from '../guide';
import { newer } from '../packages';
import { followGuide } from '../portal/core-site';
import { startIn } from '../sites/core-site';
import { balance } from './proxy';
import { hasRedis, type Redis, startRedis } from './redis-server';
import { visitors, withSecret } from './visitors';

/** The settings that the guide writes into the environment of each server. */
const ofServers = [
  ...(stepsOf('servers').find(({ path }) => path === '/etc/portal.env')?.text ?? '').matchAll(
    /^(\w+)=(.+)$/gm,
  ),
].flatMap(([, name = '', value = '']) => [`--${name.replaceAll('__', ':')}`, withSecret(value)]);

type Server = Awaited<ReturnType<typeof startIn>>;
const signedIn = [1, 200];
const login = '/uk/account/login';

// redis.test.ts has the line about what is missing.
describe.skipIf(!sdkVersion() || !hasRedis)('three processes of a site with Redis, behind a proxy', () => {
  const servers: Server[] = [];
  const logs: string[][] = [];
  /** The folder of the site before its update. */
  let deployed: string;
  let keys: string;
  let site: Awaited<ReturnType<typeof followGuide>>;
  let proxy: Awaited<ReturnType<typeof balance>>;
  let redis: Redis;
  let they: ReturnType<typeof visitors>;
  const { visitor } = useBrowser();

  /** Opens the login page. Its files are asked for by the function that this returns: it fails if they are not of that version. */
  async function open() {
    const page = await visitor();
    let ask = () => {};
    const asked = new Promise<void>((resolve) => {
      ask = resolve;
    });
    await page.route('**/widgets/**', (route) => asked.then(() => route.continue()));
    await page.goto(proxy.url + login, { waitUntil: 'commit' });
    return async (version: string) => {
      ask();
      await settled(page);
      const paths = page.requested.map((path) => path.replace(/\?.*/, ''));
      const files = ['widgets.css', ...['shared', ...widgets].map((name) => `${name}.js`)];
      expect(paths.sort()).toEqual(files.map((name) => `${version}/${name}`).sort());
      expect(page.complaints).toEqual([]);
    };
  }

  const add = async (folder: string) => {
    const own = ofServers.map((value) => value.replace('/var/keys/portal', keys));
    const others = ['Redis', redis.address, 'Sms:Proxies', '127.0.0.1'].map((each, at) =>
      at % 2 ? each : `--EvPortalWidgets:${each}`,
    );
    const server = await startIn(folder, ['--environment', 'Development', ...own, ...others]);
    servers.push(server);
    logs.push(server.log);
  };
  const addThree = async () => {
    for (let at = 0; at < 3; at++) await add(deployed);
  };

  beforeAll(async () => {
    keys = mkdtempSync(join(tmpdir(), 'keys-'));
    const own = stepsOf('prepare').filter(({ section }) => section !== '.NET Framework');
    site = await followGuide(['Languages and sign-in'], [], own);
    // The build of 4.0.0 copied its scripts there, and nobody has removed them.
    cpSync('src/aspnet/former', join(site.folder, 'ev-portal-widgets'), { recursive: true });
    deployed = `${site.folder}-deployed`;
    cpSync(site.folder, deployed, { recursive: true });
    redis = await startRedis();
    proxy = await balance(servers);
    they = visitors(proxy.url, () => logs);
    await addThree();
  }, 600_000);
  afterAll(async () => {
    proxy?.close();
    await Promise.all(servers.map((server) => server.close()));
    await redis?.stop();
    site?.remove();
    rmSync(keys, { recursive: true });
  });

  test('sign in 100 visitors by SMS and 100 by email, whose calls go to another one each', async () => {
    for (let at = 0; at < 100; at++) {
      const { enter } = await they.askForCode();
      expect([at, await enter()]).toEqual([at, signedIn]);
      expect([at, await they.signInByEmail()]).toEqual([at, signedIn]);
    }
    for (const log of logs) expect(log.filter((line) => line.includes('SMS to')).length).toBeGreaterThan(20);
  }, 120_000);

  playTraces(() => ({ ...proxy, page: login, codes: they.codes }));

  test('keep a visitor at the code step when all of them are killed and started again', async () => {
    const { enter } = await they.askForCode();
    for (const server of servers.splice(0)) await server.close('SIGKILL');
    await addThree();
    expect(await enter()).toEqual(signedIn);
  }, 60_000);

  test('sign visitors in while a new version replaces one after the other, and open pages get their scripts', async () => {
    const load = await open();
    await site.update();
    const { enter } = await they.askForCode();
    let isOver = false;
    const results: unknown[][] = [];
    const visit = async () => {
      while (!isOver) results.push(await (await they.askForCode()).enter(), await they.signInByEmail());
    };
    const visits = visit().catch((error) => results.push([error]));
    for (let at = 0; at < 3; at++) {
      await add(site.folder);
      const before = results.length;
      await vi.waitUntil(() => results.length > before + 2, { timeout: 30_000 });
      // A deployment sends no more calls to a process before it stops.
      await servers.shift()?.close();
    }
    isOver = true;
    await visits;
    expect(results).toEqual(results.map(() => signedIn));
    expect(await enter()).toEqual(signedIn);
    await load(manifest.version);
    // The files of both versions are the same here, so a site without those of this version would find one by its hash.
    for (const { url } of servers)
      expect((await fetch(`${url}/widgets/${manifest.version}/header.js`)).status).toBe(200);
    for (const log of logs) expect(log.join()).not.toContain('4002');
  }, 300_000);

  test('after the way back, a page has the files of its version, also one from before it', async () => {
    const load = await open();
    const settings = join(site.folder, 'appsettings.json');
    const back = { EvPortalWidgets: { Version: manifest.version } };
    writeFileSync(settings, JSON.stringify({ ...JSON.parse(readFileSync(settings, 'utf8')), ...back }));
    for (const { url } of servers)
      await vi.waitUntil(
        async () =>
          (await (await fetch(url + login)).text()).includes(`/widgets/${manifest.version}/footer.js`),
        { timeout: 20_000 },
      );
    await load(newer);
    await (await open())(manifest.version);
  }, 60_000);
});
