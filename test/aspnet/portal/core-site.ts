import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Step, useLayout, write } from '../guide';
import { followGuideIn } from '../sites/core-site';

/**
 * Follows the guide for ASP.NET Core in a new site of the SDK's template, and adds cases to it. The steps for several servers need a
 * package from nuget.org.
 */
export const followGuide = (sections: string[], files: string[] = [], forServers: Step[] = []) =>
  followGuideIn((_, command) => command('dotnet', 'new', 'mvc', '-n', 'Portal', '--no-restore'), sections, {
    forServers,
    others: forServers.length > 0,
    finish: (folder) => addCases(folder, files),
  });

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
  cpSync('src/flags', join(folder, 'wwwroot/Content/flags'), { recursive: true });
}
