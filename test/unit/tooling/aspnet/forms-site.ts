import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../../browser/portal/serve';
import { env, run } from '../../../dotnet';

const sourcesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.cs'))
    .map((name) => join(folder, name));

const withoutMvc = (file: string) => !/System\.Web\.(Mvc|Helpers)/.test(readFileSync(file, 'utf8'));

/** The scripts in dist/, as resources of an assembly. */
const resources = () =>
  readdirSync('dist')
    .filter((name) => /\.(js|css|br|gz)$|^manifest\.json$|^LICENSES\.txt$/.test(name))
    .map((name) => `-resource:dist/${name},EvPortalWidgets/${name}`);

/** Compiles a Web Forms site with the C# for MVC 5 and with the scripts in its assembly, and starts it under Mono. */
export async function start() {
  const folder = mkdtempSync(join(tmpdir(), 'forms-'));
  cpSync('test/mvc5/forms', folder, { recursive: true });
  mkdirSync(join(folder, 'bin'));
  const references = '-r:System.Web,System.Web.Extensions,System.Configuration';
  const compile = (...args: string[]) => run('.', env, 'mcs', '-nologo', references, ...args);
  const kit = sourcesIn('dist/aspnet/mvc5').filter(withoutMvc);
  const library = ['-target:library', '-langversion:5', '-warnaserror'];
  await Promise.all([
    compile(...library, `-out:${folder}/bin/EvPortalWidgets.dll`, ...resources(), ...kit),
    compile(`-out:${folder}/bin/Host.exe`, ...sourcesIn('test/mvc5/host')),
  ]);
  const host = await serve('mono', [`${folder}/bin/Host.exe`, folder], folder);
  const config = join(folder, 'Web.config');
  return {
    ...host,
    folder,
    text: async (path: string) => (await fetch(host.url + path)).text(),
    /** Changes the setting. The site restarts. */
    use(version: string): void {
      const text = readFileSync(config, 'utf8').replace(
        /(EvPortalWidgets:Version" value=)"[^"]*"/,
        `$1"${version}"`,
      );
      // The site would stay broken if it read a half-written file.
      writeFileSync(`${config}.next`, text);
      renameSync(`${config}.next`, config);
    },
    close: async () => {
      await host.close();
      rmSync(folder, { recursive: true });
    },
  };
}

export type FormsSite = Awaited<ReturnType<typeof start>>;
