import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite, built, env } from '../dotnet';
import { serve } from '../portal/serve';

/** Builds the site. Returns its folder. */
export async function build(): Promise<string> {
  await buildSite('test/aspnet/kit', 'Site.csproj');
  return join(built, 'aspnet/bin/Site/debug');
}

export const start = (folder: string, ...settings: string[]) => startWith(env, folder, ...settings);

/** Starts the site with the setting that lets cultures exist. */
export const startWithCultures = (folder: string, ...settings: string[]) =>
  startWith(
    { ...env, DOTNET_SYSTEM_GLOBALIZATION_PREDEFINED_CULTURES_ONLY: 'false' },
    folder,
    ...['--Culture', 'ru'],
    ...settings,
  );

/** Starts the site with a web root of its own, in which tests may write. */
async function startWith(environment: NodeJS.ProcessEnv, folder: string, ...settings: string[]) {
  const root = mkdtempSync(join(tmpdir(), 'core-'));
  const web = join(root, 'wwwroot');
  cpSync('test/site/public/site', join(web, 'site'), { recursive: true });
  const place = ['--urls', 'http://127.0.0.1:0', '--contentRoot', root, '--environment', 'Production'];
  const host = await serve('dotnet', [join(folder, 'Site.dll'), ...place, ...settings], folder, environment);
  return {
    ...host,
    web,
    text: async (path: string) => (await fetch(host.url + path)).text(),
    close: async () => {
      await host.close();
      rmSync(root, { recursive: true });
    },
  };
}

export type CoreSite = Awaited<ReturnType<typeof start>>;
