// @vitest-environment node
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { manifest } from '../../browser/document';
import { env, run, sdkVersion } from '../dotnet';
import { copyBuild } from '../packages';
import { serve } from '../portal/serve';
import { followSite } from './core-site';

const { version } = manifest;
/** The version of the build before. */
const former = '1.0.0';

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
      copyBuild(folder('ev-portal-widgets', former), former);
    }, 300_000);
    afterAll(() => site?.remove());

    /** How a running site sends the script of each version. */
    const scriptsOf = (url: string) =>
      Promise.all(
        [version, former].map(async (of) => {
          const asked = { headers: { 'accept-encoding': 'br' } };
          const { status, headers } = await fetch(`${url}/widgets/${of}/shared.js`, asked);
          const names = ['content-encoding', 'cache-control', 'content-length'];
          return [status, ...names.map((name) => headers.get(name))];
        }),
      );
    const cache = 'public, max-age=31536000, immutable';
    const sent = [200, 'br', cache, `${statSync('dist/shared.js.br').size}`];

    test('after a build it sends the scripts of both versions compressed, for a year', async () => {
      const host = await site.start();
      onTestFinished(() => host.close());
      expect(await scriptsOf(host.url)).toEqual([sent, sent]);
      expect(readdirSync(folder('ev-portal-widgets')).sort()).toEqual(['.gitattributes', former, version]);
      expect(host.log.join()).not.toContain('UseStaticFiles');
    });

    test.for(['', '--no-build', '--no-build -p:EnableDefaultContentItems=false'])(
      'after dotnet publish %s it does so, too',
      async (options) => {
        const more = options.split(' ').filter(Boolean);
        // As from a clean clone.
        rmSync(folder('ev-portal-widgets', version), { recursive: true });
        const out = folder('..', `published-${more.length}`);
        await run(site.folder, env, 'dotnet', 'publish', '-c', 'Debug', '-o', out, '-v', 'quiet', ...more);
        const args = ['Portal.dll', '--urls', 'http://127.0.0.1:0'];
        const host = await serve('dotnet', args, { cwd: out, env });
        onTestFinished(() => host.close());
        expect(await scriptsOf(host.url)).toEqual([sent, sent]);
        // The next deployment may leave them there.
        for (const of of [version, former])
          expect(readdirSync(join(out, 'ev-portal-widgets', of))).toContain('shared.js.br');
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
