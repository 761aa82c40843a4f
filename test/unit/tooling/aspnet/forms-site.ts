import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileHost, startHost } from '../../../browser/portal/mvc5-host';
import { built, dotnet } from '../../../dotnet';
import { stepsOf, write } from '../../../guide';

/** Starts a Web Forms site under Mono, with the assembly of the package and without MVC. */
export async function start() {
  const folder = mkdtempSync(join(tmpdir(), 'forms-'));
  cpSync('test/mvc5/forms', folder, { recursive: true });
  for (const step of stepsOf('mvc5').filter(({ section }) => section === 'Under Mono')) write(folder, step);
  const bin = join(folder, 'bin');
  const quiet = ['-o', bin, '-v', 'quiet', '-warnaserror', '--disable-build-servers'];
  await dotnet('dist/aspnet/mvc5', 'build', ...quiet, `-p:ArtifactsPath=${built}/mvc5-package`);
  await compileHost(bin);
  const served = await startHost(folder);
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
