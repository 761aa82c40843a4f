import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '../dotnet';
import { type Step, useLayout, write } from '../guide';
import { addNewer } from '../packages';
import { followGuideIn, startIn } from '../sites/core-site';

/**
 * Follows sections of the guide for ASP.NET Core in a new site of the SDK's template, adds cases to it, and builds it. The steps for
 * several servers need a package from nuget.org.
 */
export async function followGuide(sections: string[], files: string[] = [], forServers: Step[] = []) {
  const { root, folder, command, update, remove } = await followGuideIn(
    (_, command) => command('dotnet', 'new', 'mvc', '-n', 'Portal', '--no-restore'),
    sections,
    { forServers, others: forServers.length > 0, finish: (folder) => addCases(folder, files) },
  );
  return {
    folder,
    start: (...settings: string[]) => startIn(folder, settings),
    /** Starts it as in an Alpine image, where no culture exists. */
    startInvariant: () => startIn(folder, [], { ...env, DOTNET_SYSTEM_GLOBALIZATION_INVARIANT: '1' }),
    /** Makes the next version of the package, and updates the site to it. The site keeps the scripts of the version before. */
    async update(): Promise<void> {
      await addNewer(root, 'packages');
      await update();
    },
    /** Publishes the site as from a clean clone. Returns the folder with its scripts. */
    async publish(): Promise<string> {
      rmSync(join(folder, 'ev-portal-widgets'), { recursive: true });
      const options = ['--no-restore', '--verbosity', 'quiet', '-p:CompressionEnabled=false'];
      await command('dotnet', 'publish', 'Portal', '-o', join(root, 'published'), ...options);
      return join(root, 'published/ev-portal-widgets');
    },
    /** Names the version that new pages use. */
    use(version: string): void {
      const file = join(folder, 'appsettings.json');
      const settings = { ...JSON.parse(readFileSync(file, 'utf8')), EvPortalWidgets: { Version: version } };
      writeFileSync(file, JSON.stringify(settings));
    },
    remove,
  };
}

/** Adds the files that turn the site of the guide into one with cases that only tests need, its texts and its icon. */
function addCases(folder: string, files: string[]): void {
  if (existsSync(join(folder, 'EvPortalSample'))) useLayout(folder, '_Layout');
  for (const name of files)
    cpSync(join('test/aspnet/core/cases', name), join(folder, name), { recursive: true });
  if (existsSync(join(folder, 'Pages'))) {
    const program = (place: string, anchor: string, text: string) =>
      write(folder, { path: 'Program.cs', place, anchor, text });
    program('before', 'app.Run();', 'app.MapRazorPages();\n');
    program('before', 'app.UseRouting();', 'app.UseCookiePolicy();\n');
    program('after', 'app.UseAuthorization();', 'app.UseOutputCache();\n');
  }
  cpSync('test/aspnet/own-texts', folder, { recursive: true });
  cpSync('test/site/public', join(folder, 'wwwroot'), { recursive: true });
}
