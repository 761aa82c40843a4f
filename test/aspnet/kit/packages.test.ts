// @vitest-environment node
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { env, run, sdkVersion } from '../dotnet';
import { again, packages as ready } from '../packages';
import { files, version } from './manifest';

const [major = 0, , patch = 0] = (sdkVersion() ?? '').split('.').map(Number);
// Its NuGet is the first one that writes no times of its own.
const canPack = major > 10 || (major === 10 && patch >= 400);
if (!canPack)
  console.log('The packages are not made: there is no .NET SDK 10.0.400 or newer on this machine.');

/** Where the files of a package begin, by their names, from the directory of the zip file. */
function placesIn(zip: Buffer): Record<string, number> {
  const directory = zip.length - 22;
  let at = zip.readUInt32LE(directory + 16);
  const places = Array.from({ length: zip.readUInt16LE(directory + 10) }, () => {
    const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset));
    const [place, start] = [zip.readUInt32LE(at + 42), at + 46];
    at = start + name + extra + comment;
    return [zip.toString('utf8', start, start + name), place] as const;
  });
  return Object.fromEntries(places);
}

/** The names of the files in a package. NuGet's own files are left out. */
const entriesOf = (zip: Buffer): string[] =>
  Object.keys(placesIn(zip))
    .filter((name) => !/^(_rels|package)\/|^\[/.test(name))
    .sort();

/** A compressed file of a package, as text. */
function textOf(zip: Buffer, file: string): string {
  const at = placesIn(zip)[file] ?? Number.NaN;
  const [name = 0, extra = 0] = [26, 28].map((offset) => zip.readUInt16LE(at + offset));
  return inflateRawSync(zip.subarray(at + 30 + name + extra)).toString('utf8');
}

describe.skipIf(!canPack)('the packages', { timeout: 240_000 }, () => {
  let root: string;
  let packages: ((name: string) => Buffer)[];
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'packages-'));
    packages = [packageIn(ready), await pack('borys', 'Asia/Tokyo')];
  }, 400_000);
  afterAll(() => rmSync(root, { recursive: true }));

  const packageIn = (folder: string) => (name: string) =>
    readFileSync(join(folder, `${name}.${version}.nupkg`));

  /** Makes the packages in a folder of its own, as another user would. */
  async function pack(user: string, zone: string): Promise<(name: string) => Buffer> {
    const folder = join(root, `of ${user}`);
    for (const part of ['dist', 'src/aspnet', 'test/aspnet/unit', 'global.json'])
      cpSync(part, join(folder, part), { recursive: true });
    const own = { ...env, USER: user, TMPDIR: folder, TZ: zone };
    await run(folder, own, 'dotnet', 'pack', 'src/aspnet', '-o', 'packages', ...again);
    return packageIn(join(folder, 'packages'));
  }

  const scripts = Object.keys(files).filter((name) => /^[\w.-]+\.(js|css|br|gz|txt)$/.test(name));
  const check = ['build', 'buildTransitive'].map((folder) => `${folder}/WidgetTexts.targets`);
  const own = {
    core: [
      ...check,
      'buildTransitive/EvPortalWidgets.targets',
      ...['build', 'buildTransitive'].map((folder) => `${folder}/KeptWidgets.targets`),
      'tools/WidgetTexts.dll',
      ...['dll', 'xml'].map((ending) => `lib/net8.0/EvPortalWidgets.${ending}`),
    ],
    web: [
      ...check,
      'buildTransitive/EvPortalWidgets.Web.targets',
      'tools/WidgetTexts.dll',
      ...['install', 'uninstall'].map((name) => `content/web.config.${name}.xdt`),
      ...['dll', 'xml'].map((ending) => `lib/net472/EvPortalWidgets.Web.${ending}`),
    ],
    mvc5: ['dll', 'xml'].map((ending) => `lib/net472/EvPortalWidgets.Mvc5.${ending}`),
    redis: ['net472', 'net8.0'].flatMap((framework) =>
      ['dll', 'xml'].map((ending) => `lib/${framework}/EvPortalWidgets.Redis.${ending}`),
    ),
  };
  test.for([
    ['core', 'EvPortalWidgets'],
    ['web', 'EvPortalWidgets.Web'],
    ['mvc5', 'EvPortalWidgets.Mvc5'],
    ['redis', 'EvPortalWidgets.Redis'],
  ] as const)(
    'of %s is the same byte for byte from another folder and user, and has all its files',
    ([kit, name]) => {
      const [first, second] = packages.map((packageOf) => packageOf(name)) as [Buffer, Buffer];
      expect(first.equals(second)).toBe(true);
      const texts = [
        `${name}.nuspec`,
        'ACCESSIBILITY.md',
        'LICENSE.md',
        'LICENSES.txt',
        'PACKAGE.md',
        'icon.png',
      ];
      const inFolder = ['manifest.json', ...scripts].map((script) => `widgets/${version}/${script}`);
      // The scripts are in one package of a site.
      const withScripts = kit === 'mvc5' || kit === 'redis' ? [] : [`build/${name}.targets`, ...inFolder];
      const all = [...texts, ...own[kit], ...withScripts];
      expect(entriesOf(first)).toEqual(all.sort());
    },
  );

  // The binding redirects that packages of others need are what breaks old sites.
  test('on .NET Framework only that for Redis needs a package of others', () => {
    const [first] = packages as [(name: string) => Buffer];
    const needs = ['Web', 'Mvc5', 'Redis'].map((part) => {
      const name = `EvPortalWidgets.${part}`;
      const nuspec = textOf(first(name), `${name}.nuspec`);
      const [, group] =
        nuspec.match(/<group targetFramework="\.NETFramework4\.7\.2"(.*?<\/group>| \/>)/s) ?? [];
      const packages = group?.matchAll(/<dependency id="(.*?)" version="(.*?)"/g);
      return [part, packages && [...packages].map(([, id, range]) => `${id} ${range}`)];
    });
    expect(needs).toEqual([
      ['Web', []],
      ['Mvc5', [`EvPortalWidgets.Web [${version}]`]],
      ['Redis', [`EvPortalWidgets.Web [${version}]`, expect.stringMatching(/^StackExchange\.Redis /)]],
    ]);
  });
});

test('the text of the packages has no links, which would lead nowhere inside of a package', () => {
  expect(readFileSync('src/aspnet/PACKAGE.md', 'utf8')).not.toMatch(/\]\(/);
});

test('the packages for NuGet have the licence of the package for npm', () => {
  const [, licence] =
    readFileSync('src/aspnet/Directory.Build.props', 'utf8').match(/LicenseExpression>(.*?)</) ?? [];
  expect(licence).toBe(JSON.parse(readFileSync('package.json', 'utf8')).license);
});
