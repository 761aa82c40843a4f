import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSite, env, run } from '../../dotnet';
import { stepsOf, write } from '../../guide';
import { serve } from './serve';

const dist = fileURLToPath(new URL('../../../dist', import.meta.url));

/** The icon and the flags of a site. */
const publicFiles = fileURLToPath(new URL('../../site/public', import.meta.url));

/** The files that turn the site of the guide into one with cases that only tests need. */
const cases = fileURLToPath(new URL('../../core/cases', import.meta.url));

/** Follows sections of the guide for ASP.NET Core in a new site of the SDK's template, adds cases to it, and builds it. */
export async function followGuide(
  sections: string[],
  files: string[] = [],
  settings: NodeJS.ProcessEnv = {},
) {
  const root = mkdtempSync(join(tmpdir(), 'guide-'));
  const folder = join(root, 'Portal');
  // Files that the SDK would build in other folders go to this folder, too.
  const own = { ...env, TMPDIR: root, ...settings };
  cpSync(dist, join(root, 'dist'), { recursive: true });
  await run(root, own, 'dotnet', 'new', 'mvc', '-n', 'Portal', '--no-restore');

  for (const step of stepsOf('core').filter(({ section }) => sections.includes(section))) {
    if (step.path) write(folder, step);
    else await run(root, own, 'sh', '-ec', step.text);
    if (step.path === 'nuget.config') onlyOurPackages(join(folder, step.path));
  }
  for (const name of files) cpSync(join(cases, name), join(folder, name), { recursive: true });
  cpSync(publicFiles, join(folder, 'wwwroot'), { recursive: true });
  await buildSite(folder);

  return {
    folder,
    /** Starts the site on a free port of this machine. */
    start: (...settings: string[]) =>
      serve(
        'dotnet',
        [join(folder, 'bin/Debug/net10.0/Portal.dll'), '--urls', 'http://127.0.0.1:0', ...settings],
        folder,
        env,
      ),
    remove: () => rmSync(root, { recursive: true }),
  };
}

/** Removes nuget.org, and makes NuGet unpack packages in the site's own folder. */
function onlyOurPackages(config: string): void {
  const text = readFileSync(config, 'utf8')
    .replace('<configuration>', '$&<config><add key="globalPackagesFolder" value="../unpacked" /></config>')
    .replace('<packageSources>', '$&<clear />')
    .replace(/<add key="nuget.org".*?>/, '')
    .replace(/<packageSource key="nuget.org">.*?<\/packageSource>/, '');
  writeFileSync(config, text);
}
