// @vitest-environment node
import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { manifest } from '../../browser/document';
import { env, run, sdkVersion } from '../dotnet';
import { serve } from '../portal/serve';
import { sites } from './core-list';
import { followGuideIn } from './core-site';

const { version } = manifest;
const former = '1.0.0';

/** The site calls `UseStaticFiles` before `UseRouting`, as the SDK's templates did until .NET 8. */
describe.skipIf(!sdkVersion())(
  'a site that looks for files before it looks for routes',
  { timeout: 120_000 },
  () => {
    let site: Awaited<ReturnType<typeof followGuideIn>>;
    const folder = (...names: string[]) => join(site.folder, ...names);

    beforeAll(async () => {
      const { words, places } = sites.board ?? {};
      const make = (root: string) => {
        cpSync('test/aspnet/sites/board', join(root, 'Portal'), { recursive: true });
        const project = join(root, 'Portal/Portal.csproj');
        writeFileSync(project, readFileSync(project, 'utf8').replace('<LangVersion>8<', '<LangVersion>12<'));
      };
      site = await followGuideIn(make, ['The package', 'The widgets on a page'], { words, places });
      cpSync('dist', folder('ev-portal-widgets', former), { recursive: true });
      const list = folder('ev-portal-widgets', former, 'manifest.json');
      writeFileSync(list, JSON.stringify({ ...manifest, version: former }));
    }, 300_000);
    afterAll(() => site?.remove());

    /** How a running site sends the script of each version. */
    async function scriptsOf(url: string): Promise<unknown[]> {
      const send = (of: string) =>
        new Promise((resolve, reject) => {
          const headers = { 'accept-encoding': 'br' };
          get(`${url}/widgets/${of}/shared.js`, { headers }, async (answer) => {
            const { 'content-encoding': encoding, 'cache-control': cache } = answer.headers;
            resolve([answer.statusCode, encoding, cache, Buffer.concat(await answer.toArray()).length]);
          }).on('error', reject);
        });
      return [await send(version), await send(former)];
    }
    const sent = [200, 'br', 'public, max-age=31536000, immutable', statSync('dist/shared.js.br').size];

    test('after a build it sends the scripts of both versions compressed, for a year', async () => {
      const host = await site.start();
      expect(await scriptsOf(host.url)).toEqual([sent, sent]);
      await host.close();
      expect(readdirSync(folder('ev-portal-widgets')).sort()).toEqual(['.gitattributes', former, version]);
      expect(host.log.join()).not.toContain('UseStaticFiles');
    });

    test.for(['', '--no-build', '--no-build -p:EnableDefaultContentItems=false'])(
      'after dotnet publish %s it does so, too',
      async (options) => {
        const more = options.split(' ').filter(Boolean);
        const out = folder('..', `published-${more.length}`);
        await run(site.folder, env, 'dotnet', 'publish', '-c', 'Debug', '-o', out, '-v', 'quiet', ...more);
        const args = ['Portal.dll', '--urls', 'http://127.0.0.1:0'];
        const host = await serve('dotnet', args, out, env);
        expect(await scriptsOf(host.url)).toEqual([sent, sent]);
        await host.close();
        expect(existsSync(join(out, 'ev-portal-widgets', former, 'aspnet'))).toBe(false);
      },
    );

    test('a copy in the web root, as of version 3.0.0, is in the log with the cure', async () => {
      cpSync(folder('ev-portal-widgets', former), folder('wwwroot/widgets', former), { recursive: true });
      const host = await site.start();
      expect(await host.logged(`Move this folder to ev-portal-widgets/${former}`)).toBe(1);
      await host.close();
    });
  },
);
