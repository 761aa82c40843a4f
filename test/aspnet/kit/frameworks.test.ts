// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filesIn } from '../../unit/files';
import { built, dotnet, env, sdkVersion } from '../dotnet';
import { stepsOf, write } from '../guide';
import { assemblyOf } from '../packages';

const sdk = sdkVersion();
if (!sdk) console.log('The C# for .NET Framework is not compiled: there is no .NET SDK 10 or newer.');

const here = 'test/aspnet/kit/frameworks';
const output = join(built, 'frameworks');
const reference = 'src/aspnet/mvc5/reference';
const sample = filesIn(
  ['Mvc5', 'OwnLogin/Mvc5'].map((name) => `src/aspnet/samples/${name}`),
  /(\/EvPortalSample\/|\/WidgetCalls).*\.cs$/,
);

/** The build of the solution compiles the samples with MVC 5.2.6, and without MVC. */
describe.skipIf(!sdk)('the C# for .NET Framework', { timeout: 120_000 }, () => {
  /** Where NuGet unpacks packages, and where the compilers of the SDK are. */
  let places: { NuGetPackageRoot: string; RoslynTargetsPath: string };
  let folder: string;
  const library = (path: string) => `-r:${join(places.NuGetPackageRoot, path)}.dll`;
  const ours = ['SmsGuard', 'Web', 'Mvc5'].map((name) => `-r:${assemblyOf(`EvPortalWidgets.${name}`)}`);
  // Not every registry has it, so it is a reference of our own.
  const oldest = ['Mvc', 'WebPages'].map((name) => `-r:${output}/System.Web.${name}.dll`);

  /** Compiles sources with one call of a compiler. Each warning is an error. */
  const compile = (name: string, ...options: string[]) => {
    const package_ = 'microsoft.netframework.referenceassemblies.net472/1.0.3/build/.NETFramework/v4.7.2';
    const isVisualBasic = options.some((option) => option.endsWith('.vb'));
    const compiler = join(places.RoslynTargetsPath, 'bincore', isVisualBasic ? 'vbc.dll' : 'csc.dll');
    const language = isVisualBasic
      ? [`-sdkpath:${join(places.NuGetPackageRoot, package_)}`]
      : ['-nostdlib', '-langversion:5', library(`${package_}/mscorlib`)];
    const system = ['', '.Core', '.Configuration', '.Web', '.Web.Extensions', '.Xml', '.Xml.Linq'];
    const libraries = system.map((each) => library(`${package_}/System${each}`));
    // MSBuild leaves out the same two warnings: a site binds to another version of MVC by a redirect in its Web.config.
    const common = ['-nologo', '-noconfig', '-target:library', '-warnaserror', '-nowarn:1701,1702'];
    return dotnet('.', compiler, ...common, `-out:${output}/${name}`, ...language, ...libraries, ...options);
  };

  beforeAll(async () => {
    const wanted = ['NuGetPackageRoot', 'RoslynTargetsPath'].map((name) => `-getProperty:${name}`);
    const asked = ['-restore', '-t:Download', '-nodeReuse:false', ...wanted];
    const command = ['msbuild', `${here}/References.csproj`, ...asked];
    places = JSON.parse(execFileSync('dotnet', command, { env, encoding: 'utf8' })).Properties;
    folder = mkdtempSync(join(tmpdir(), 'frameworks-'));
    mkdirSync(output, { recursive: true });
    for (const [name, version, ...sources] of [
      ['System.Web.WebPages', '3.0.0.0'],
      ['System.Web.Mvc', '5.0.0.0', `${here}/Controllers.cs`],
    ] as const) {
      const attribute = join(folder, 'Version.cs');
      writeFileSync(attribute, `[assembly: System.Reflection.AssemblyVersion("${version}")]`);
      const signed = ['-langversion:14', '-publicsign', `-keyfile:${reference}/public-key.snk`, '-refonly'];
      await compile(`${name}.dll`, ...signed, `${reference}/${name}.cs`, attribute, ...sources);
    }
  }, 600_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  test('a site with the oldest MVC 5 compiles the sample with the packages', async () => {
    await compile('Site.dll', ...oldest, ...ours, ...sample);
  });

  test('a site in VB.NET compiles with the packages', async () => {
    await compile('Site.dll', ...oldest, ...ours, `${here}/Site.vb`);
  });

  test('the lines of the guide for a log compile', async () => {
    const guide = readFileSync('src/aspnet/mvc5/README.md', 'utf8');
    const lines = [...guide.matchAll(/`(Widgets\.Log = .*;)`/g)].map(([, line]) => line);
    expect(lines).toHaveLength(4);
    const file = join(folder, 'Logs.cs');
    const start =
      'using System.Diagnostics; using EvPortalWidgets; static class Logs { static void Start() {';
    writeFileSync(file, `${start}\n${lines.join('\n')}\n} }`);
    const logs = [
      'log4net/2.0.12/lib/net45/log4net',
      'nlog/4.7.13/lib/net45/NLog',
      'serilog/2.10.0/lib/net45/Serilog',
    ];
    await compile('Logs.dll', ...ours, ...logs.map(library), file);
  });

  test('the lines of the guide for a login without the widgets compile with the guard alone', async () => {
    const guide = readFileSync('src/aspnet/sms-guard/README.md', 'utf8').split('## In .NET Framework')[1];
    const [site, calls] = [...(guide?.matchAll(/^```csharp\n(.*?)^```$/gms) ?? [])].map(([, lines]) => lines);
    const file = join(folder, 'GuardedLogin.cs');
    const yours = `
      static Task Send(string number, string text) { return Task.FromResult(0); }
      static Task<string> FindByPhone(string number) { return Task.FromResult<string>(null); }
      static Task<string> FindByEmail(string email) { return Task.FromResult<string>(null); }
      static Task<bool> HasPassword(string id, string password) { return Task.FromResult(false); }
      static object Refuse(SmsRefusal refusal) { return refusal.Code + refusal.Wait; }
      static object SignIn(string name) { return name; }
      static object Forbid() { return null; }
      static object Unknown() { return null; }
      static object Wrong() { return null; }`;
    // The calls are of several methods. In one, no line after the first `return` is reached.
    writeFileSync(
      file,
      `#pragma warning disable 162
      using System.Linq; using System.Threading.Tasks; using System.Web; using EvPortalWidgets;
      public class Site : HttpApplication { ${site} ${yours}
      public static async Task<object> Calls(HttpContextBase context, string number, string entered, string email, string password) {
      ${calls} } }`,
    );
    await compile('Guarded.dll', ...ours.slice(0, 1), file);
  });

  test('the classes of the guide for a session with OWIN or Identity 2 compile', async () => {
    const classes = stepsOf('mvc5').filter(({ section }) => section === 'The session of the site');
    expect(classes.map(({ path }) => path)).toEqual(['OwinSession.cs', 'IdentitySession.cs']);
    for (const step of classes) write(folder, step);
    const owin = filesIn(['test/aspnet/sites/clinic'], /\/(Owin|CookieModule)\.cs$/);
    const files = classes.map(({ path = '' }) => join(folder, path));
    // The line of the guide with which a login of your own uses one of them.
    const [, line] = readFileSync('src/aspnet/mvc5/README.md', 'utf8').match(/`SignIn` return `(.+?)`/) ?? [];
    const isOwn = (path: string) => path.includes('/OwnLogin/');
    const [own = ''] = sample.filter(isOwn).map((path) => readFileSync(path, 'utf8'));
    const ownFile = join(folder, 'OwnLogin.cs');
    const open = 'throw new NotImplementedException("Sign the user in.");';
    expect(own).toContain(open);
    writeFileSync(ownFile, own.replace(open, `var name = id; return ${line};`));
    const others = [...sample.filter((path) => !isOwn(path)), ownFile, `${here}/Identity.cs`, ...files];
    await compile('Sessions.dll', ...oldest, ...ours, ...others, ...owin);
  });
});
