import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSite, built, env, run, sdkVersion } from '../../dotnet';
import { type Served, serve } from './serve';

const path = (relative: string) => fileURLToPath(new URL(`../../../${relative}`, import.meta.url));

export const dist = path('dist');
export const kit = path('dist/aspnet/mvc5');

/** The reason why the MVC 5 sites cannot run on this machine; undefined if they can. */
export function missing(): string | undefined {
  if (!sdkVersion()) return 'there is no .NET SDK 10 or newer';
  for (const command of ['mono', 'mcs']) {
    try {
      execFileSync(command, ['--version'], { stdio: 'ignore' });
    } catch {
      return `there is no Mono (the command ${command})`;
    }
  }
  return undefined;
}

/** A folder for a site, with the widgets in it. Only the output of an earlier build is kept. */
export function siteFolder(name: string): string {
  const folder = join(built, 'mvc5', name);
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(folder)) {
    if (!['bin', 'obj'].includes(entry)) rmSync(join(folder, entry), { recursive: true });
  }
  cpSync(dist, join(folder, 'widgets'), { recursive: true });
  cpSync(kit, join(folder, 'EvPortalWidgets'), { recursive: true });
  return folder;
}

/** The portal in its own folder. */
export function portalFolder(): string {
  const folder = siteFolder('portal');
  cpSync(path('test/mvc5/site'), folder, { recursive: true });
  cpSync(path('test/site/public'), folder, { recursive: true });
  for (const language of ['', '.uk', '.ru']) {
    const name = `Resources/SiteTexts${language}.resx`;
    cpSync(path(`test/razor/${name}`), join(folder, name));
  }
  cpSync(path('test/razor/Portal/LinkedPages.cs'), join(folder, 'Portal/LinkedPages.cs'));
  return folder;
}

/** Builds a site, starts it and requests some pages, so that their views are compiled. */
export async function start(folder: string, ...paths: string[]): Promise<Served> {
  await buildSite(folder);
  const host = join(folder, 'bin/Host.exe');
  const sources = readdirSync(path('test/mvc5/host')).map((name) => path(`test/mvc5/host/${name}`));
  await run(folder, env, 'mcs', '-nologo', `-out:${host}`, '-r:System.Web', ...sources);
  const site = await serve('mono', [host, folder], folder);
  for (const path of paths) await fetch(site.url + path);
  return site;
}
