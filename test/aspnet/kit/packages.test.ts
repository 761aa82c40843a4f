// @vitest-environment node
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run as output } from '../../../src/tooling/work-tree';
import { manifest } from '../../browser/document';
import { filesIn } from '../../unit/files';
import { dotnet, env, run, sdkVersion } from '../dotnet';
import { again, packages as ready } from '../packages';

const { version } = manifest;
const changelog = readFileSync('CHANGELOG.md', 'utf8');
const [, newest] = changelog.match(/^## (\S+)/m) ?? [];
/** Between two releases a package has a number between theirs. */
const number = newest === version ? version : `${version}.1`;

const [major = 0, , patch = 0] = (sdkVersion() ?? '').split('.').map(Number);
// Its NuGet is the first one that writes no times of its own.
const canPack = major > 10 || (major === 10 && patch >= 400);
if (!canPack)
  console.log('The packages are not made: there is no .NET SDK 10.0.400 or newer on this machine.');

describe.skipIf(!canPack)('the packages', { timeout: 240_000 }, () => {
  let root: string;
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'packages-'));
    const unpack =
      '<Unzip SourceFiles="%(Package.FullPath)" DestinationFolder="$(To)/%(Package.Filename)" />';
    writeFileSync(
      join(root, 'Unpack.proj'),
      `<Project><ItemGroup><Package Include="$(From)/*.nupkg" /></ItemGroup><Target Name="Unpack">${unpack}</Target></Project>`,
    );
    await dotnet(root, 'msbuild', 'Unpack.proj', '-nodeReuse:false', `-p:From=${ready}`, `-p:To=${root}`);
    await packAgain();
  }, 400_000);
  afterAll(() => rmSync(root, { recursive: true }));

  /** Makes the packages in a folder of its own, as another user would, by the commands of the guides. */
  async function packAgain(): Promise<void> {
    for (const part of ['dist', 'src/aspnet', 'test/aspnet/unit', 'global.json', 'CHANGELOG.md'])
      cpSync(part, join(root, 'again', part), { recursive: true });
    const own = { ...env, USER: 'borys', TMPDIR: root, TZ: 'Asia/Tokyo' };
    for (const part of ['core.slnf -c Release', 'netframework.slnf -c Release', 'redis']) {
      const args = `src/aspnet/${part} -o packages`.split(' ');
      await run(join(root, 'again'), own, 'dotnet', 'pack', ...args, ...again);
    }
  }

  const unpacked = (name: string, file = '') => join(root, `${name}.${number}`, file);

  const forBoth = (name: string) =>
    ['net472', 'net8.0'].flatMap((framework) =>
      ['dll', 'xml'].map((ending) => `lib/${framework}/${name}.${ending}`),
    );
  const own = {
    core: [
      ...['build', 'buildTransitive'].map((folder) => `${folder}/EvPortalWidgets.targets`),
      'tools/WidgetTexts.dll',
      ...['dll', 'xml'].map((ending) => `lib/net8.0/EvPortalWidgets.${ending}`),
    ],
    web: [
      ...['build', 'buildTransitive'].map((folder) => `${folder}/EvPortalWidgets.Web.targets`),
      'tools/WidgetTexts.dll',
      ...['install', 'uninstall'].map((name) => `content/web.config.${name}.xdt`),
      ...['dll', 'xml'].map((ending) => `lib/net472/EvPortalWidgets.Web.${ending}`),
    ],
    mvc5: ['dll', 'xml'].map((ending) => `lib/net472/EvPortalWidgets.Mvc5.${ending}`),
    guard: forBoth('EvPortalWidgets.SmsGuard'),
    redis: forBoth('EvPortalWidgets.Redis'),
  };
  test.for([
    ['guard', 'EvPortalWidgets.SmsGuard'],
    ['core', 'EvPortalWidgets'],
    ['web', 'EvPortalWidgets.Web'],
    ['mvc5', 'EvPortalWidgets.Mvc5'],
    ['redis', 'EvPortalWidgets.Redis'],
  ] as const)(
    'of %s is the same byte for byte from another folder and user, and has all its files',
    ([kit, name]) => {
      const [first, second] = [ready, join(root, 'again/packages')].map((folder) =>
        readFileSync(join(folder, `${name}.${number}.nupkg`)),
      );
      expect(first?.equals(second ?? Buffer.of())).toBe(true);
      const texts = [`${name}.nuspec`, 'LICENSE.md', 'PACKAGE.md', 'icon.png'];
      const ofScripts = ['ACCESSIBILITY.md', 'LICENSES.txt'];
      const hasScripts = kit === 'core' || kit === 'web';
      const all = [...texts, ...(hasScripts ? ofScripts : []), ...own[kit]];
      const entries = filesIn([unpacked(name)], /\.[a-z]\w*$/).map((path) =>
        path.slice(unpacked(name).length + 1),
      );
      // The others are NuGet's own files.
      expect(entries.filter((each) => !/^(_rels|package)\/|^\[/.test(each)).sort()).toEqual(all.sort());
    },
  );

  test.for([
    [`${version} (2026-12-31)`, version],
    ['Next', `${version}.1`],
    ['99.0.0 (2026-12-31)', `${version}.1`],
  ])('have the number of a release only if its chapter is the first one: %s', async ([chapter = '', has]) => {
    const folder = join(root, 'again');
    writeFileSync(join(folder, 'CHANGELOG.md'), changelog.replace(/^## .*/m, `## ${chapter}`));
    const { stdout } = await output(
      'dotnet',
      ['msbuild', 'src/aspnet/redis', '-getProperty:PackageVersion'],
      {
        cwd: folder,
        env,
      },
    );
    expect(stdout.trim()).toBe(has);
  });

  test.for([
    ['EvPortalWidgets.SmsGuard', 'AddSmsGuard();', 'sms'],
    ['EvPortalWidgets.Redis', 'AddRedis();', 'redis'],
  ] as const)('of %s says how to use it, and is found by what it does', ([name, line, tag]) => {
    expect(readFileSync(unpacked(name, 'PACKAGE.md'), 'utf8')).toContain(line);
    const [, tags] = readFileSync(unpacked(name, `${name}.nuspec`), 'utf8').match(/<tags>(.*?)</) ?? [];
    expect(tags?.split(' ')).toContain(tag);
    expect(tags).not.toMatch(/razor|widget|header|footer/);
  });

  // The binding redirects that packages of others need are what breaks old sites.
  test('on .NET Framework only that for Redis needs a package of others', () => {
    const guard = `EvPortalWidgets.SmsGuard [${number}]`;
    const needs = ['SmsGuard', 'Web', 'Mvc5', 'Redis'].map((part) => {
      const name = `EvPortalWidgets.${part}`;
      const nuspec = readFileSync(unpacked(name, `${name}.nuspec`), 'utf8');
      const [, group] =
        nuspec.match(/<group targetFramework="\.NETFramework4\.7\.2"(.*?<\/group>| \/>)/s) ?? [];
      const packages = group?.matchAll(/<dependency id="(.*?)" version="(.*?)"/g);
      return [part, packages && [...packages].map(([, id, range]) => `${id} ${range}`)];
    });
    expect(needs).toEqual([
      ['SmsGuard', []],
      ['Web', [guard]],
      ['Mvc5', [`EvPortalWidgets.Web [${number}]`]],
      ['Redis', [guard, expect.stringMatching(/^StackExchange\.Redis /)]],
    ]);
  });
});

test.for(['PACKAGE.md', 'sms-guard/PACKAGE.md', 'redis/PACKAGE.md'])(
  'the text of a package, %s, has no links, which would lead nowhere inside of it',
  (file) => {
    const sentences = readFileSync(`src/aspnet/${file}`, 'utf8').replace(/^```.*?^```/gms, '');
    expect(sentences).not.toMatch(/\]\(/);
  },
);

test('the text of the package for Redis has no code that the guides do not have', () => {
  const [text = '', ...guides] = ['redis/PACKAGE.md', 'prepare.md', 'servers.md', 'sms-guard/README.md'].map(
    (file) => readFileSync(`src/aspnet/${file}`, 'utf8'),
  );
  const codes = [...text.replace(/^```.*?^```/gms, '').matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
  expect(codes.filter((code) => code.includes('AddRedis('))).toHaveLength(1);
  const isNoName = (code: string) => !/\.(md|gz)$/.test(code);
  expect(codes.filter((code) => isNoName(code) && !guides.join().includes(code))).toEqual([]);
});

test('the packages for NuGet have the licence of the package for npm', () => {
  const [, licence] =
    readFileSync('src/aspnet/Directory.Build.props', 'utf8').match(/LicenseExpression>(.*?)</) ?? [];
  expect(licence).toBe(JSON.parse(readFileSync('package.json', 'utf8')).license);
});
