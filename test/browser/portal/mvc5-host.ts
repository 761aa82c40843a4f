import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSite, built, env, run, sdkVersion } from '../../dotnet';
import { stepsOf, write } from '../../guide';
import { type Served, serve } from './serve';

const path = (relative: string) => fileURLToPath(new URL(`../../../${relative}`, import.meta.url));

export const dist = path('dist');

/** The reason why the MVC 5 site cannot run on this machine; undefined if it can. */
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

/** Follows the guide in a copy of the template, and adds cases that only tests need. The output of an earlier build is kept. */
export async function followGuide(): Promise<string> {
  const root = join(built, 'mvc5');
  const folder = join(root, 'Portal');
  mkdirSync(folder, { recursive: true });
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  cpSync(dist, join(root, 'dist'), { recursive: true });
  for (const entry of readdirSync(folder)) {
    if (!['bin', 'obj'].includes(entry)) rmSync(join(folder, entry), { recursive: true });
  }
  cpSync(path('test/mvc5/template'), folder, { recursive: true });
  for (const step of stepsOf('mvc5')) {
    if (step.path) write(folder, step);
    else await run(root, env, 'sh', '-ec', step.text);
  }
  cpSync(path('test/site/public'), folder, { recursive: true });
  cpSync(path('test/mvc5/cases'), folder, { recursive: true });
  return folder;
}

/** Builds the site and starts it. */
export async function start(folder: string): Promise<Served> {
  await buildSite(folder);
  const host = join(folder, 'bin/Host.exe');
  const sources = readdirSync(path('test/mvc5/host')).map((name) => path(`test/mvc5/host/${name}`));
  await run(folder, env, 'mcs', '-nologo', `-out:${host}`, '-r:System.Web', ...sources);
  return serve('mono', [host, folder], folder);
}
