import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { built, env, run } from '../dotnet';
import { assemblyOf } from '../packages';

const output = join(built, 'frameworks');
const folder = 'test/aspnet/kit/frameworks';
const reference = 'src/aspnet/mvc5/reference';

interface Framework {
  version: string;
  name: string;
  /** The version of the package with its reference assemblies. */
  package: string;
}

export const oldest: Framework = { version: '4.7.2', name: 'net472', package: '1.0.3' };

/** The versions of .NET Framework that sites have. */
export const frameworks: Framework[] = [oldest, { version: '4.8.1', name: 'net481', package: '1.0.3' }];

/** The versions of MVC that sites have. Of these only 5.2.6 is in every registry, so the others are references of our own. */
export const mvcVersions = ['5.0.0.0', '5.2.3.0', '5.2.6'] as const;
export type Mvc = (typeof mvcVersions)[number] | 'none';

/** The libraries in the guide's table about the log. */
const logs = { log4net: '2.0.12', NLog: '4.7.13', Serilog: '2.10.0' };

/** The assemblies of our packages. */
const [web, mvc5] = ['Web', 'Mvc5'].map((name) => assemblyOf(`EvPortalWidgets.${name}`)) as [string, string];
export const packages = { web: [web], mvc5: [web, mvc5] };

/** Where NuGet unpacks packages, and where the compilers of the SDK are. */
function download() {
  const wanted = ['NuGetPackageRoot', 'RoslynTargetsPath'].map((name) => `-getProperty:${name}`);
  const options = ['-restore', '-t:Download', '-nodeReuse:false', ...wanted];
  const command = ['msbuild', `${folder}/References.csproj`, ...options];
  return JSON.parse(execFileSync('dotnet', command, { env, encoding: 'utf8' })).Properties;
}

/** Prepares references and packages. Returns a function that compiles sources with one call of a compiler. */
export async function compilers() {
  const { NuGetPackageRoot: downloaded, RoslynTargetsPath: roslyn } = download();
  const compile = (name: string, framework: Framework, options: string[]) => {
    const package_ = `microsoft.netframework.referenceassemblies.${framework.name}/${framework.package}`;
    const system = join(downloaded, package_, `build/.NETFramework/v${framework.version}`);
    const names = ['', '.Core', '.Configuration', '.Web', '.Web.Extensions', '.Xml', '.Xml.Linq'];
    const libraries = ['mscorlib', ...names.map((name) => `System${name}`)].map(
      (name) => `-r:${system}/${name}.dll`,
    );
    const isVisualBasic = options.some((option) => option.endsWith('.vb'));
    const compiler = join(roslyn, 'bincore', isVisualBasic ? 'vbc.dll' : 'csc.dll');
    const base = isVisualBasic ? `-sdkpath:${system}` : '-nostdlib';
    // MSBuild leaves out the same two warnings: a site binds to another version of MVC by a redirect in its Web.config.
    const common = ['-nologo', '-noconfig', base, '-target:library', '-warnaserror', '-nowarn:1701,1702'];
    const all = [...common, `-out:${output}/${name}`, ...libraries, ...options];
    return run('.', env, 'dotnet', compiler, ...all);
  };

  const compileReference = (name: string, version: string, ...sources: string[]) => {
    const attribute = join(output, version, 'Version.cs');
    mkdirSync(join(output, version), { recursive: true });
    writeFileSync(attribute, `[assembly: System.Reflection.AssemblyVersion("${version}")]`);
    const signed = ['-publicsign', `-keyfile:${reference}/public-key.snk`, '-refonly'];
    const all = [`${reference}/${name}.cs`, ...sources, attribute];
    return compile(`${version}/${name}.dll`, oldest, [...signed, ...all]);
  };
  await compileReference('System.Web.WebPages', '3.0.0.0');
  for (const version of ['5.0.0.0', '5.2.3.0'])
    await compileReference('System.Web.Mvc', version, `${folder}/Controllers.cs`);

  const real = (name: string, version: string, library: string) =>
    join(downloaded, `microsoft.aspnet.${name}`, version, 'lib/net45', `System.Web.${library}.dll`);
  const mvcOf = (version: Mvc) => {
    if (version === 'none') return [];
    if (version === '5.2.6') return [real('mvc', '5.2.6', 'Mvc'), real('webpages', '3.2.6', 'WebPages')];
    return [join(output, version, 'System.Web.Mvc.dll'), join(output, '3.0.0.0/System.Web.WebPages.dll')];
  };
  const logsOf = Object.entries(logs).map(([name, version]) =>
    join(downloaded, name.toLowerCase(), version, 'lib/net45', `${name}.dll`),
  );
  /** Compiles a part of a site. Each warning is an error. */
  return (mvc: Mvc, framework: Framework, sources: string[], ...options: string[]) => {
    const references = [...mvcOf(mvc), ...logsOf].map((path) => `-r:${path}`);
    return compile(`Site-${mvc}-${framework.name}.dll`, framework, [...options, ...references, ...sources]);
  };
}
