import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { serve } from '../../../browser/portal/serve';
import { built, dotnet, env, run } from '../../../dotnet';
import { stepsOf, write } from '../../../guide';

const sourcesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.cs'))
    .map((name) => join(folder, name));

/** The project of the package for MVC 5 and Web Forms. */
const kit = resolve('dist/aspnet/mvc5');

/** Starts a Web Forms site under Mono, with the assembly of the package and without MVC. */
export async function start() {
  const folder = mkdtempSync(join(tmpdir(), 'forms-'));
  cpSync('test/mvc5/forms', folder, { recursive: true });
  for (const step of stepsOf('mvc5').filter(({ section }) => section === 'Under Mono')) write(folder, step);
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  const host = [`-out:${bin}/Host.exe`, '-r:System.Web', ...sourcesIn('test/mvc5/host')];
  const artifacts = `-p:ArtifactsPath=${built}/mvc5-package`;
  const quiet = ['-o', bin, '-v', 'quiet', '-warnaserror', '--disable-build-servers', artifacts];
  await Promise.all([dotnet(kit, 'build', ...quiet), run('.', env, 'mcs', '-nologo', ...host)]);
  const served = await serve('mono', [join(bin, 'Host.exe'), folder], folder);
  return {
    ...served,
    folder,
    text: async (path: string) => (await fetch(served.url + path)).text(),
    close: async () => {
      await served.close();
      rmSync(folder, { recursive: true });
    },
  };
}

export type FormsSite = Awaited<ReturnType<typeof start>>;
