// @vitest-environment node
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { manifest } from '../../browser/document';
import { buildSite, env, run, sdkVersion } from '../dotnet';
import { sentenceOf, stepsOf, write } from '../guide';
import { client } from '../portal/client';
import { finish, ofCore4 } from '../portal/own-methods';
import { serve } from '../portal/serve';
import { hasRedis, type Redis, startRedis } from '../redis/redis-server';
import { sites } from './core-list';
import { addToGit, followSite } from './core-site';
import { upgraded } from './upgraded';

const { version } = manifest;
/** The scripts of the former releases in the package, by their addresses. */
const former = readdirSync('src/aspnet/former').map((of) => {
  const { files } = JSON.parse(readFileSync(`src/aspnet/former/${of}/manifest.json`, 'utf8'));
  return { path: `${of}/shared.js?v=${files['shared.js'].hash}`, length: `${files['shared.js.gz'].bytes}` };
});

/** How a running site sends the script of each version. */
const scriptsOf = (url: string) =>
  Promise.all(
    [`${version}/shared.js`, ...former.map(({ path }) => path)].map(async (path) => {
      const asked = { headers: { 'accept-encoding': 'gzip, br' } };
      const { status, headers } = await fetch(`${url}/widgets/${path}`, asked);
      const names = ['content-encoding', 'cache-control', 'content-length'];
      return [status, ...names.map((name) => headers.get(name))];
    }),
  );
const cache = 'public, max-age=31536000, immutable';
const sent = [
  [200, 'br', cache, `${statSync('dist/shared.js.br').size}`],
  ...former.map(({ length }) => [200, 'gzip', cache, length]),
];

/** The site calls `UseStaticFiles` before `UseRouting`, as the SDK's templates did until .NET 8. */
describe.skipIf(!sdkVersion())(
  'a site that looks for files before it looks for routes',
  { timeout: 120_000 },
  () => {
    let site: Awaited<ReturnType<typeof followSite>>;
    const folder = (...names: string[]) => join(site.folder, ...names);
    const ofSite = ['core', 'web', 'mvc5'].map((name) => `wwwroot/docs/aspnet/${name}/index.html`);

    beforeAll(async () => {
      site = await followSite('board');
      for (const path of ofSite) {
        mkdirSync(dirname(folder(path)), { recursive: true });
        writeFileSync(folder(path), 'of the site');
      }
    }, 300_000);
    afterAll(() => site?.remove());

    test('after a build it sends the scripts of all versions compressed, for a year', async () => {
      const host = await site.start();
      onTestFinished(() => host.close());
      expect(await scriptsOf(host.url)).toEqual(sent);
      expect(host.log.join()).not.toContain('UseStaticFiles');
    });

    test.for(['', '--no-build', '--no-build -p:EnableDefaultContentItems=false'])(
      'after dotnet publish %s it does so, too',
      async (options) => {
        const more = options.split(' ').filter(Boolean);
        const out = folder('..', `published-${more.length}`);
        await run(site.folder, env, 'dotnet', 'publish', '-c', 'Debug', '-o', out, '-v', 'quiet', ...more);
        const args = ['Portal.dll', '--urls', 'http://127.0.0.1:0'];
        const host = await serve('dotnet', args, { cwd: out, env });
        onTestFinished(() => host.close());
        expect(await scriptsOf(host.url)).toEqual(sent);
      },
    );

    describe('when it is published without reflection for JSON, as a trimmed site is', () => {
      const out = () => folder('..', 'published-trimmed');
      beforeAll(async () => {
        const setting = '-p:JsonSerializerIsReflectionEnabledByDefault=false';
        await run(site.folder, env, 'dotnet', 'publish', '-c', 'Debug', '-o', out(), '-v', 'quiet', setting);
      }, 120_000);

      test('it has its own files in folders of any name', () => {
        expect(ofSite.filter((path) => existsSync(join(out(), path)))).toEqual(ofSite);
      });

      test('its pages have their data and their widgets', async () => {
        const host = await serve('dotnet', ['Portal.dll', '--urls', 'http://127.0.0.1:0'], {
          cwd: out(),
          env,
        });
        onTestFinished(() => host.close());
        const html = await (await fetch(host.url)).text();
        expect(html).toMatch(/window\.__PAGE__ = \{"lang":"uk",.*\}/);
        expect(html).toContain(`/widgets/${version}/footer.js?v=`);
      });
    });
  },
);

/** What the guide of 4.0.0 did not have yet. */
const newInGuide: [string, string][] = [
  [' only="header page-header footer @ViewData["Widgets"]"', ''],
  ['        CodeLength = 6,\n', ''],
];

describe.skipIf(!sdkVersion() || !hasRedis)(
  'a site of 4.0.0 with a login of its own, kept scripts and Redis, after an update of its packages alone',
  { timeout: 120_000 },
  () => {
    let site: Awaited<ReturnType<typeof followSite>>;
    let redis: Redis;
    let changes: () => string[];
    const settings = () => [`Redis=${redis.address}`, `Secret=${'0123456789abcdef'.repeat(4)}`];
    const start = () => site.start(...settings().map((setting) => `--EvPortalWidgets:${setting}`));

    beforeAll(async () => {
      redis = await startRedis();
      site = await followSite('board', ['A login of your own'], {
        words: [...(sites.board?.words ?? []), ...newInGuide],
        // The guide of 4.0.0 had no other step for Redis.
        forServers: stepsOf('prepare').filter(({ text }) => text.includes('package EvPortalWidgets.Redis\n')),
        others: true,
        adds: [
          {
            path: 'Views/Home/Index.cshtml',
            place: 'at the end',
            text: '<portal-widget name="login-card" />\n',
          },
        ],
        finish(folder) {
          const login = join(folder, 'WidgetCallsController.cs');
          writeFileSync(login, upgraded('Core/WidgetCallsController.cs'));
          finish(login, ofCore4);
          // A build of 4.0.0 has copied its scripts there.
          cpSync('src/aspnet/former', join(folder, 'ev-portal-widgets'), { recursive: true });
          writeFileSync(join(folder, 'ev-portal-widgets/.gitattributes'), '* -text\n');
        },
      });
    }, 300_000);
    afterAll(async () => {
      site?.remove();
      await redis?.stop();
    });

    const line = sentenceOf('src/site-guide/UPGRADING.md', 'builder.Services.AddSmsGuard().AddRedis();');

    test('it does not start, and the error names the line of the guide', async () => {
      await expect(start()).rejects.toThrow(line);
    });

    describe('with this line', () => {
      let host: Awaited<ReturnType<typeof start>>;
      beforeAll(async () => {
        write(site.folder, {
          path: 'Startup.cs',
          place: 'instead of',
          anchor: 'services.AddSmsGuard();',
          text: `${line.replace('builder.Services', 'services')}\n`,
        });
        changes = addToGit(site.folder);
        await buildSite(site.folder);
        host = await start();
      }, 120_000);
      afterAll(() => host?.close());

      test('it signs a visitor in', async () => {
        const visitor = client(host.url);
        expect(await visitor.bySms(host, '380501234567', '/')).toBe(1);
        expect((await visitor.get('/')).text).toContain('User: known');
      });

      test('pages of 4.0.0 that are still open get their scripts, from the package', async () => {
        expect(await scriptsOf(host.url)).toEqual(sent);
        expect(host.log.join()).not.toContain('4002');
      });

      test('git sees no change of the site', () => {
        expect(changes()).toEqual(['!! bin/', '!! obj/']);
      });
    });
  },
);
