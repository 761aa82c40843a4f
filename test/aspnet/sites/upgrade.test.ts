// @vitest-environment node
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { manifest } from '../../browser/document';
import { env, run, sdkVersion } from '../dotnet';
import { serve } from '../portal/serve';
import { followSite } from './core-site';

const { version } = manifest;
/** The scripts of the former releases in the package, by their addresses. */
const former = readdirSync('src/aspnet/former').map((of) => {
  const { files } = JSON.parse(readFileSync(`src/aspnet/former/${of}/manifest.json`, 'utf8'));
  return { path: `${of}/shared.js?v=${files['shared.js'].hash}`, length: `${files['shared.js.gz'].bytes}` };
});

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
