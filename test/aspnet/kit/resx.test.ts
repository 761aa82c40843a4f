// @vitest-environment node
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formerTexts } from '../../../src/tooling/translations/former';
import { texts } from '../../../src/tooling/translations/texts';
import { read } from '../../unit/dist/files';
import { env, sdkVersion } from '../dotnet';
import { withoutPack } from '../packages';

const { en, ru, uk } = texts;
const sdk = sdkVersion();
if (!sdk) console.log('No .resx file is built: there is no .NET SDK 10 or newer on this machine.');

const file = (language: 'en' | 'ru' | 'uk') => String(read(`translations/${language}.resx`));
/** The file without the entry of a key. */
const without = (key: string) => (text: string) =>
  text.replace(new RegExp(` *<data name="${key}"[^]*?</data>\n`), '');
const renamed = (key: string, name: string) => (text: string) =>
  text.replace(`name="${key}"`, `name="${name}"`);
const replaced = (before: string, after: string) => (text: string) =>
  text.replace(`>${before}<`, `>${after}<`);
const added = (name: string) => (text: string) =>
  text.replace('</root>', `  <data name="${name}"><value>${uk.Next}</value></data>\n</root>`);
const [, former = ''] = formerTexts(texts, 'NewCodeIn').find(([language]) => language === 'ru') ?? [];

/** The first name in a file. The warning about what is missing names its line. */
const first = /.*name="(.*?)"/s;
const unknownName = 'No text of the widgets has the name PhoneNumer. PhoneNumber is missing: is it that one?';
const wrongValue = 'CodeSentAt has no {{time}}, and has {{tim}}, which the widgets do not fill in.';
const formerText = `NewCodeIn is the text of a former version. Now it is "${ru.NewCodeIn}".`;

/** Each fault: a family of files, the language of the one with the fault, the fault, and the warning at the line of a name. */
const faults = [
  ['missing', 'uk', without('Logout'), first, 'EVW001: Logout is missing. In English it is "Log out".'],
  ['empty', 'ru', replaced(ru.Menu, ' '), 'Menu', 'EVW001: Menu is empty. In English it is "Menu".'],
  ['neutral', 'en', without('Or'), first, 'EVW001: Or is missing. In English it is "Or".'],
  ['misspelled', 'uk', renamed('PhoneNumber', 'PhoneNumer'), 'PhoneNumer', `EVW002: ${unknownName}`],
  ['lost', 'en', replaced(en.ResendIn, 'Later'), 'ResendIn', 'EVW003: ResendIn has no {{seconds}}.'],
  ['unknown', 'ru', replaced(ru.CodeSentAt, 'В {{tim}}'), 'CodeSentAt', `EVW003: ${wrongValue}`],
  ['twice', 'uk', added('next'), 'next', 'EVW004: next is there twice: line N has Next.'],
  ['former', 'ru', replaced(ru.NewCodeIn, former), 'NewCodeIn', `EVW005: ${formerText}`],
  ['App_GlobalResources', 'ru', without('Yes'), first, 'EVW001: Yes is missing. In English it is "Yes".'],
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
    const families = [...faults, ['correct', 'en', (text: string) => text] as const];
    for (const [folder, faulty, fault] of families)
      for (const language of ['en', 'ru', 'uk'] as const)
        write(pathOf(folder, language), language === faulty ? fault(file(language)) : file(language));
    // Names that many sites have. Only a few are ours, so nothing is missing.
    const names = ['Login', 'Logout', 'Email', 'Password', 'Yes', 'No', 'News', 'Menu', 'Contacts', 'Title'];
    const own = names.map((name) => `<data name="${name}"><value>${name}</value></data>`).join('\n');
    for (const name of ['own/Texts.resx', 'own/Texts.ru.resx']) write(name, `<root>${own}</root>`);
    // .NET takes what is missing here from Texts.uk.resx.
    write('correct/Texts.uk-UA.resx', without('Logout')(file('uk')));
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
    .map(([folder, language, fault, at, message]) => {
      const text = fault(file(language));
      const name = typeof at === 'string' ? at : at.exec(text)?.[1];
      const line = text.slice(0, text.indexOf(`name="${name}"`)).split('\n').length;
      return [pathOf(folder, language), String(line), 'warning', message];
    })
    .sort();
  const build = (...options: string[]) => messages('build', '--disable-build-servers', ...options);

  test('each fault is one warning with its file and line, and correct files have none', async () => {
    expect(await build()).toEqual(expected);
  });

  test('a build that compiles nothing has the same warnings; a code can be an error or be left out', async () => {
    const kind = (message = '') => (message.startsWith('EVW001') ? 'error' : 'warning');
    expect(await build('--no-restore', '-warnaserror:EVW001', '-p:NoWarn=EVW005')).toEqual(
      expected
        .filter(([, , , message]) => !message?.startsWith('EVW005'))
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
