import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSite, env, run } from '../dotnet';
import { type Step, stepsOf, unpackBeside, useLayout, write } from '../guide';
import { addNewer, addRepository, withoutPack } from '../packages';
import { serve } from './serve';

/** The icon and the flags of a site. */
const publicFiles = fileURLToPath(new URL('../../site/public', import.meta.url));

/** The files that turn the site of the guide into one with cases that only tests need. */
const cases = fileURLToPath(new URL('../core/cases', import.meta.url));

/** The texts of a site. */
const ownTexts = fileURLToPath(new URL('../own-texts', import.meta.url));

/** Starts a built site on a free port of this machine. */
export const startIn = (folder: string, ...settings: string[]) => startWith(env, folder, ...settings);

const startWith = (environment: NodeJS.ProcessEnv, folder: string, ...settings: string[]) =>
  serve(
    'dotnet',
    [join(folder, 'bin/Debug/net10.0/Portal.dll'), '--urls', 'http://127.0.0.1:0', ...settings],
    folder,
    environment,
  );

/**
 * Follows sections of the guide for ASP.NET Core in a new site of the SDK's template, adds cases to it, and builds it. The steps for
 * several servers need a package from nuget.org.
 */
export async function followGuide(
  sections: string[],
  files: string[] = [],
  settings: NodeJS.ProcessEnv = {},
  forServers: Step[] = [],
) {
  const root = mkdtempSync(join(tmpdir(), 'guide-'));
  const folder = join(root, 'Portal');
  // Files that the SDK would build in other folders go to this folder, too.
  const own = { ...env, TMPDIR: root, ...settings };
  addRepository(root);
  await run(root, own, 'dotnet', 'new', 'mvc', '-n', 'Portal', '--no-restore');

  const steps = [...stepsOf('core').filter(({ section }) => sections.includes(section)), ...forServers];
  const command = ({ text }: Step) => run(root, own, 'sh', '-ec', withoutPack(root, text));
  for (const step of steps) {
    if (step.path) write(folder, step);
    else await command(step);
    if (step.path === 'nuget.config')
      (forServers.length ? unpackBeside : onlyOurPackages)(join(root, step.path), 'unpacked');
  }
  if (existsSync(join(folder, 'EvPortalSample'))) useLayout(folder, '_Layout');
  for (const name of files) cpSync(join(cases, name), join(folder, name), { recursive: true });
  if (existsSync(join(folder, 'Pages'))) {
    const program = (place: string, anchor: string, text: string) =>
      write(folder, { path: 'Program.cs', place, anchor, text });
    program('before', 'app.Run();', 'app.MapRazorPages();\n');
    program('before', 'app.UseRouting();', 'app.UseCookiePolicy();\n');
    program('after', 'app.UseAuthorization();', 'app.UseOutputCache();\n');
  }
  cpSync(ownTexts, folder, { recursive: true });
  cpSync(publicFiles, join(folder, 'wwwroot'), { recursive: true });
  // `dotnet add package` has restored the site.
  await buildSite(folder, ...(existsSync(join(folder, 'obj')) ? ['--no-restore'] : []));

  return {
    folder,
    start: (...settings: string[]) => startIn(folder, ...settings),
    /** Starts it as in an Alpine image, where no culture exists. */
    startInvariant: () => startWith({ ...env, DOTNET_SYSTEM_GLOBALIZATION_INVARIANT: '1' }, folder),
    /** Makes the next version of the package, and updates the site to it. The site keeps the scripts of the version before. */
    async update(): Promise<void> {
      await addNewer(root, 'packages');
      for (const step of steps) if (/dotnet add \S+ package/.test(step.text)) await command(step);
      await buildSite(folder);
    },
    /** Publishes the site as from a clean clone. Returns the folder with its scripts. */
    async publish(): Promise<string> {
      rmSync(join(folder, 'ev-portal-widgets'), { recursive: true });
      const options = ['--no-restore', '--verbosity', 'quiet', '-p:CompressionEnabled=false'];
      await run(folder, own, 'dotnet', 'publish', '-o', join(root, 'published'), ...options);
      return join(root, 'published/ev-portal-widgets');
    },
    /** Names the version that new pages use. */
    use(version: string): void {
      const file = join(folder, 'appsettings.json');
      const settings = { ...JSON.parse(readFileSync(file, 'utf8')), EvPortalWidgets: { Version: version } };
      writeFileSync(file, JSON.stringify(settings));
    },
    remove: () => rmSync(root, { recursive: true }),
  };
}

/** Removes nuget.org. */
export function onlyOurPackages(config: string): void {
  unpackBeside(config, 'unpacked');
  const text = readFileSync(config, 'utf8')
    .replace('<packageSources>', '$&<clear />')
    .replace(/<add key="nuget.org".*?>/, '')
    .replace(/<packageSource key="nuget.org">.*?<\/packageSource>/, '');
  writeFileSync(config, text);
}
