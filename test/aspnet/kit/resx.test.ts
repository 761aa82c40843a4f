// @vitest-environment node
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { read } from '../../unit/dist/files';
import { env, sdkVersion } from '../dotnet';
import { withoutPack } from '../packages';

const sdk = sdkVersion();
if (!sdk) console.log('No .resx file is built: there is no .NET SDK 10 or newer on this machine.');

const project = (framework: string, id: string) =>
  `<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup>
    <TargetFramework>${framework}</TargetFramework>
    <RestoreAdditionalProjectSources>packages</RestoreAdditionalProjectSources><RestorePackagesPath>restored</RestorePackagesPath>
    <EnableDefaultCompileItems>false</EnableDefaultCompileItems>
  </PropertyGroup>
  <ItemGroup>
    <EmbeddedResource Remove="App_GlobalResources/**" /><Content Include="App_GlobalResources/**" />
    <PackageReference Include="${id}" Version="*" />
  </ItemGroup>
</Project>`;

/** `unit/texts-task` has all kinds of faults. */
describe.skipIf(!sdk)('dotnet build compares the .resx files of a site', { timeout: 240_000 }, () => {
  let root: string;
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'resx-'));
    withoutPack(root, 'dotnet pack src/aspnet -o packages\n');
    const [en, uk] = ['en', 'uk'].map((language) => String(read(`translations/${language}.resx`)));
    const faulty = String(uk)
      .replace(/ *<data name="Logout".*?<\/data>\n/s, '')
      .replace('name="PhoneNumber"', 'name="PhoneNumer"');
    for (const folder of ['texts', 'App_GlobalResources']) {
      write(`${folder}/Texts.resx`, String(en));
      write(`${folder}/Texts.uk.resx`, faulty);
    }
    // A build of the widgets in a site.
    write('widgets/translations/uk.resx', faulty);
    write('Site.csproj', project('net10.0', 'EvPortalWidgets'));
  });
  afterAll(() => rmSync(root, { recursive: true }));

  /** The warnings and errors of a build, each once. */
  async function build(...options: string[]): Promise<string[]> {
    const args = ['build', '--disable-build-servers', '-nologo', ...options];
    const { stdout } = await promisify(execFile)('dotnet', args, { cwd: root, env }).catch(
      (error: { stdout: string }) => error,
    );
    const lines = stdout.matchAll(/^ *(.+?)\(\d+(?:,\d+)?\): ((?:warning|error) EVW\d+): /gm);
    return [...new Set([...lines].map(([, file, code]) => `${file}: ${code}`))].sort();
  }

  const both = (...codes: string[]) =>
    ['App_GlobalResources', 'texts'].flatMap((folder) =>
      codes.map((code) => `${folder}/Texts.uk.resx: ${code}`),
    );
  const warnings = both('warning EVW001', 'warning EVW002');

  test('each fault is a warning for its file, and a build of the widgets has none', async () => {
    expect(await build()).toEqual(warnings);
  });

  test('a build that compiles nothing has the same; a code can be an error or be left out', async () => {
    expect(await build('--no-restore', '-warnaserror:EVW001', '-p:NoWarn=EVW002')).toEqual(
      both('error EVW001'),
    );
  });

  test('the package for .NET Framework warns of the same, and a property of the project turns it off', async () => {
    write('Site.csproj', project('net472', 'EvPortalWidgets.Web'));
    expect(await build()).toEqual(warnings);
    expect(await build('-p:CheckWidgetTexts=false')).toEqual([]);
  });
});
