import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSite, env, run } from '../../dotnet';
import { steps } from '../../readme';
import { startHost } from './razor-host';

const dist = fileURLToPath(new URL('../../../dist', import.meta.url));

/** Removes all other sources of packages, and makes NuGet unpack packages in the site's own folder. */
const alone = (config: string) =>
  config
    .replace('<configuration>', '$&<config><add key="globalPackagesFolder" value="../unpacked" /></config>')
    .replace('<packageSources>', '$&<clear />');

/** Follows sections of the guide for ASP.NET Core in an empty folder, and builds the site. */
export async function followGuide(sections: string[], settings: NodeJS.ProcessEnv = {}) {
  const root = mkdtempSync(join(tmpdir(), 'guide-'));
  const folder = join(root, 'Portal');
  // Files that the SDK would build in other folders go to this folder, too.
  const own = { ...env, TMPDIR: root, ...settings };
  cpSync(dist, join(root, 'dist'), { recursive: true });

  for (const { path = '', text } of sections.flatMap((name) =>
    steps.filter(({ section }) => section === name),
  )) {
    if (path) write(join(folder, path), text);
    else await run(root, own, 'sh', '-ec', text);
  }
  await buildSite(folder);

  return {
    folder,
    start: (...settings: string[]) =>
      startHost({ folder, built: join(folder, 'bin/Debug/net10.0/Portal.dll') }, ...settings),
    remove: () => rmSync(root, { recursive: true }),
  };
}

/** Writes a file, or puts the lines for a project's file into the one that `dotnet new` wrote. */
function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  if (file.endsWith('nuget.config')) writeFileSync(file, alone(text));
  else if (file.endsWith('.csproj'))
    writeFileSync(file, readFileSync(file, 'utf8').replace('</Project>', `${text}</Project>`));
  else writeFileSync(file, text);
}
