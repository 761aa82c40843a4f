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

const file = (language: 'en' | 'ru' | 'uk') => String(read(`translations/${language}.resx`));
/** The file without the entry of a key. */
const without = (key: string) => (text: string) =>
  text.replace(new RegExp(` *<data name="${key}"[^]*?</data>\n`), '');
const misspelled = (text: string) => text.replace('name="PhoneNumber"', 'name="PhoneNumer"');
const unknownName = 'No text of the widgets has the name PhoneNumer. PhoneNumber is missing: is it that one?';

/**
 * Faults: a family of files, the fault of its Ukrainian one, the name at whose line the warning is, and the warning.
 * `unit/texts-task` has all kinds of faults.
 */
const faults = [
  ['missing', without('Logout'), /.*name="(.*?)"/s, 'EVW001: Logout is missing. In English it is "Log out".'],
  ['misspelled', misspelled, /name="(PhoneNumer)"/, `EVW002: ${unknownName}`],
  [
    'App_GlobalResources',
    without('Yes'),
    /.*name="(.*?)"/s,
    'EVW001: Yes is missing. In English it is "Yes".',
  ],
] as const;

describe.skipIf(!sdk)('dotnet build compares the .resx files of a site', { timeout: 240_000 }, () => {
  let root: string;
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const pathOf = (folder: string, language: string) =>
    `${folder}/Texts${language === 'en' ? '' : `.${language}`}.resx`;
  const project = (framework: string, id: string) =>
    `<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup>
    <TargetFramework>${framework}</TargetFramework><KeepWidgets>false</KeepWidgets>
    <RestoreAdditionalProjectSources>packages</RestoreAdditionalProjectSources><RestorePackagesPath>restored</RestorePackagesPath>
    <EnableDefaultCompileItems>false</EnableDefaultCompileItems>
  </PropertyGroup>
  <ItemGroup>
    <EmbeddedResource Remove="App_GlobalResources/**" /><Content Include="App_GlobalResources/**" />
    <PackageReference Include="${id}" Version="*" />
  </ItemGroup>
</Project>`;

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'resx-'));
    withoutPack(root, 'dotnet pack src/aspnet -o packages\n');
    for (const [folder, fault] of faults)
      for (const language of ['en', 'ru', 'uk'] as const)
        write(pathOf(folder, language), language === 'uk' ? fault(file('uk')) : file(language));
    // A build of the widgets, as a site keeps it.
    write('widgets/1.0.0/translations/uk.resx', without('Logout')(file('uk')));
    write('Site.csproj', project('net10.0', 'EvPortalWidgets'));
  });
  afterAll(() => rmSync(root, { recursive: true }));

  /** The warnings and errors of a command, each once, as file, line, kind and message. */
  async function messages(...args: string[]) {
    const { stdout } = await promisify(execFile)('dotnet', [...args, '-nologo'], { cwd: root, env }).catch(
      (error: { stdout: string }) => error,
    );
    const lines = stdout
      .replace(/line \d+/g, 'line N')
      .matchAll(/^ *(.+?)\((\d+)(?:,\d+)?\): (warning|error) (\w+: .+) \[.*\]$/gm);
    const found = [...new Set([...lines].map((line) => JSON.stringify(line.slice(1))))];
    return found.map((line) => JSON.parse(line) as string[]).sort();
  }

  const expected = faults
    .map(([folder, fault, at, message]) => {
      const text = fault(file('uk'));
      const line = text.slice(0, text.indexOf(`name="${at.exec(text)?.[1]}"`)).split('\n').length;
      return [pathOf(folder, 'uk'), String(line), 'warning', message];
    })
    .sort();
  const build = (...options: string[]) => messages('build', '--disable-build-servers', ...options);

  test('each fault is one warning with its file and line, and a build of the widgets has none', async () => {
    expect(await build()).toEqual(expected);
  });

  test('a build that compiles nothing has the same warnings; a code can be an error or be left out', async () => {
    const kind = (message = '') => (message.startsWith('EVW001') ? 'error' : 'warning');
    expect(await build('--no-restore', '-warnaserror:EVW001', '-p:NoWarn=EVW002')).toEqual(
      expected
        .filter(([, , , message]) => !message?.startsWith('EVW002'))
        .map(([path, line, , message]) => [path, line, kind(message), message]),
    );
  });

  test('the package for .NET Framework warns of the same', async () => {
    write('Site.csproj', project('net472', 'EvPortalWidgets.Web'));
    expect(await build()).toEqual(expected);
  });

  test('a property of the project turns it off', async () => {
    expect(await build('-p:CheckWidgetTexts=false')).toEqual([]);
  });
});
