// @vitest-environment node
import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { textList } from '../../../../src/tooling/from-facts/translations/former';
import { texts } from '../../../../src/tooling/from-facts/translations/texts';
import { chapterOf } from '../../../../src/tooling/release';
import { billOfMaterials } from '../../../../src/tooling/release/bill';
import {
  checkNumber,
  linesOf,
  surfaceList as list,
  listNow,
  missing,
} from '../../../../src/tooling/release/lists';
import { checkSdk, ownerFields } from '../../../../src/tooling/release/owner';
import { surfaceOf } from '../../../../src/tooling/release/surface';
import { files as names, read } from '../../dist/files';
import { textOf } from '../../documents';
import { expectNone } from '../../expect-none';
import { filesIn } from '../../files';

const shipped = linesOf(list);

const withoutTerms = shipped.filter((line) => line !== 'key Terms');
const withMore = [...shipped, 'event more'];
const gone = `2.1.0 is too low: use 3.0.0, because these are gone:\n  ${list}: key Terms`;
const isNew = `2.0.1 is too low: use 2.1.0, because these are new:\n  ${list}: event more`;

test.each<[version: string, now: string, lines: string[], problem?: string]>([
  ['2.0.1', 'nothing has changed', shipped],
  ['2.0.0', 'nothing has changed', shipped, 'the version must be higher than 2.0.0'],
  ['2.1.0', 'something is gone', withoutTerms, gone],
  ['3.0.0', 'something is gone', withoutTerms],
  ['2.0.1', 'something is new', withMore, isNew],
  ['2.1.0', 'something is new', withMore],
])('%s may follow 2.0.0 or not, when %s', (version, _, lines, problem) => {
  const check = () => checkNumber(version, '2.0.0', { [list]: lines });
  if (problem) expect(check).toThrow(problem);
  else expect(check).not.toThrow();
});

/** A line of a build with PublicApiAnalyzers. */
const said = (rule: string, symbol: string, words: string, project = 'core') =>
  `/home/anna/src/aspnet/shared/A.cs(1,2): warning ${rule}: Symbol '${symbol}' is ${words} (https://github.com/dotnet/roslyn) [/home/anna/src/aspnet/${project}/A.csproj]`;
const isNewHere = 'not part of the declared public API';
const isGone = 'part of the declared API, but is either not public or could not be found';
const hasNoNull = 'missing nullability annotations in the declared API';

test.each([
  ['has what is new', said('RS0016', 'A.B() -> void', isNewHere), ['A.B() -> void', 'A.C.get -> string?']],
  ['has nothing that is gone', said('RS0017', 'A.C.get -> string?', isGone), []],
  [
    'has what may be null as gone and new',
    `${said('RS0017', 'A.C.get -> string?', isGone)}\n${said('RS0016', 'A.C.get -> string!', isNewHere)}`,
    ['A.C.get -> string!'],
  ],
  [
    'has nothing of another project',
    said('RS0016', 'A.B() -> void', isNewHere, 'web'),
    ['A.C.get -> string?'],
  ],
])('the list of a package %s', (_, output, lines) => {
  expect(listNow(['A.C.get -> string?'], output, 'core')).toEqual(lines);
});

test.each(['~A.C.get -> string', 'A.C.get -> string'])(
  'a line that does not know null learns it: %s',
  (line) => {
    expect(listNow([line], said('RS0036', 'A.C.get -> string?', hasNoNull), 'core')).toEqual([
      'A.C.get -> string?',
    ]);
  },
);

test('the lists of the public C# say of each type whether it may be null', () => {
  const lists = filesIn(['src/tooling/release'], /Shipped\.txt$/);
  expect(lists.length).toBeGreaterThan(5);
  expectNone(
    lists.flatMap((path) => textOf(path).match(/^~.*$/gm) ?? []),
    'Write what may be null: the build of `npm run release` says it as RS0036.',
  );
});

const ofNobody = { Owner: '', PackageProjectUrl: '', RepositoryUrl: '', ReleaseSdk: '10.0.401' };
const address = 'https://portal.example/widgets.git';

test.each([
  ['nothing', {}, {}, ['Owner', 'PackageProjectUrl', 'RepositoryUrl']],
  ['a part', { RepositoryUrl: address }, { repository: address }, ['Owner', 'PackageProjectUrl']],
  [
    'all',
    { Owner: 'Anna', PackageProjectUrl: 'https://portal.example', RepositoryUrl: address },
    { author: 'Anna', homepage: 'https://portal.example', repository: address },
    [],
  ],
])('the package for npm has what the owner has filled in: %s', (_, filled, fields, empty) => {
  expect(ownerFields({ ...ofNobody, ...filled })).toEqual({ fields, empty });
});

test('only the SDK that the packages name makes a release', () => {
  const [, sdk = ''] = textOf('src/aspnet/Directory.Build.props').match(/<ReleaseSdk>(.+)</) ?? [];
  expect(textOf('src/aspnet/PACKAGE.md')).toContain(`the .NET SDK ${sdk}`);
  const facts = { ...ofNobody, ReleaseSdk: sdk };
  expect(() => checkSdk(sdk, facts)).not.toThrow();
  expect(() => checkSdk('10.0.999', facts)).toThrow(`the .NET SDK ${sdk}, and this is 10.0.999`);
});

test('the notes are the first chapter of the changelog', () => {
  const changelog =
    '# Changelog\n\n## 2.0.1 (2026-12-01)\n\n### For pages\n\n- One.\n\n## 2.0.0 (2026-11-01)\n\n- Two.\n';
  expect(chapterOf('2.0.1', changelog)).toBe('### For pages\n\n- One.');
});

test.for<[why: string, headings: string]>([
  ['still says "Next"', '## Next\n\n- One.\n\n## 2.0.0 (2026-11-01)\n'],
  ['has another number', '## 2.1.0 (2026-12-01)\n\n- One.\n'],
  ['has a longer number', '## 2.0.10 (2026-12-01)\n\n- One.\n'],
  ['has "Next" above the number', '## Next\n\n- Two.\n\n## 2.0.1 (2026-12-01)\n\n- One.\n'],
])('a changelog that %s is not released, because it ships', ([, headings]) => {
  expect(() => chapterOf('2.0.1', `# Changelog\n\n${headings}`)).toThrow('"## 2.0.1 (date)"');
});

const { version } = JSON.parse(textOf('package.json'));
/** What sites of the last version must do. Directly after a release there is nothing. */
const upgrading =
  textOf('src/site-guide/UPGRADING.md').split(`\n## From ${version}\n`)[1]?.split(/^## /m)[0] ?? '';
/** The chapter above that of the last version: "Next", or the number that the next version will have. */
const [next = ''] = textOf('CHANGELOG.md').split(`\n## ${version} (`);

test('UPGRADING.md calls no version unreleased that has its date in CHANGELOG.md', () => {
  const [, unreleased = 'none'] =
    textOf('src/site-guide/UPGRADING.md').match(/^(\S+) is not released yet/m) ?? [];
  expect(textOf('CHANGELOG.md')).not.toContain(`\n## ${unreleased} (`);
});

test('CHANGELOG.md or UPGRADING.md names what has changed since the last version', () => {
  const now = { [list]: surfaceOf(Object.fromEntries(names.map((name) => [name, read(name)]))) };
  const changed = [...missing({ [list]: shipped }, now), ...missing(now, { [list]: shipped })];
  // The compressed files and the source map of a new script are new with it.
  const copy = /\.(br|gz|map)$/;
  const own = changed.filter((line) => !copy.test(line) || !changed.includes(line.replace(copy, '')));
  // `file translations/de.js`, `field menu[].link: address`, `event login:step, step: code`
  const unnamed = own.filter((line) => {
    const [, file, name = file] = line.match(/: (?:file (?:.*\/)?(.+)|\w+ ([\w:-]*\w))/) ?? [];
    return !(next + upgrading).includes(name ?? line);
  });
  expectNone(
    unnamed,
    'Write each of these into the first chapter of CHANGELOG.md, or what a site must do into UPGRADING.md.',
  );
});

/** A duty of each site that has the last version. */
const duty = (start: string) =>
  upgrading.match(new RegExp(`^\\d+\\. \\*\\*${start}\\b.*?(?=^\\d+\\. |^###|\\n\\n)`, 'ms'))?.[0] ?? '';

test('the duty about texts names each new key and each that is gone, and no text that has not changed', () => {
  const released = linesOf(textList);
  const before = shipped.flatMap((line) => line.match(/^key (.+)/)?.[1] ?? []);
  const now: string[] = Object.keys(texts.en);
  const onlyIn = (keys: string[], others: string[]) => keys.filter((key) => !others.includes(key));
  const changed = Object.entries(texts).flatMap(([language, dictionary]) =>
    Object.entries(dictionary).flatMap(([key, text]) =>
      released.includes(`${language} ${key} ${text}`) ? [] : key,
    ),
  );
  const needed = [...onlyIn(now, before), ...onlyIn(before, now)];
  const named = [...new Set([...now, ...before])].filter((key) => duty('Texts').includes(`\`${key}\``));
  expectNone(
    onlyIn(needed, named),
    'Name these keys in UPGRADING.md, "Every site", in the duty that begins with "Texts".',
  );
  const stale = onlyIn(named, [...changed, ...needed]);
  expectNone(stale, 'These texts have not changed since the last version: remove them from that duty.');
});

test('each new height in the duty about heights is in widgets.css or in the guide', () => {
  const reserved = read('widgets.css') + textOf('src/site-guide/widgets/login-card.md');
  // The former height of each is in brackets, the width of a window is `below 640 px`.
  const heights =
    duty('Heights')
      .replaceAll(/\(.*?\)|below \d+ px/g, '')
      .match(/\d+ px/g) ?? [];
  const unknown = heights.filter(
    (height) => !new RegExp(`\\b${height.replace(' ', ' ?')}\\b`).test(reserved),
  );
  expectNone(unknown, 'No widget reserves these heights: correct UPGRADING.md.');
});

test('the list of packages has what the scripts contain and the build changes, the same each time', () => {
  const component = (name: string, scope: string) => ({ name, scope, 'bom-ref': name, properties: [] });
  const product = { 'bom-ref': 'folder' };
  const output = {
    serialNumber: 'urn:1',
    // A newer npm writes where the folder is.
    metadata: {
      timestamp: 'now',
      tools: [{ name: 'cli', version: '1' }],
      component: { ...product, properties: [{ name: 'cdx:npm:package:path', value: '' }] },
    },
    components: [
      component('react', 'required'),
      component('acorn', 'optional'),
      component('vitest', 'optional'),
    ],
    dependencies: [
      { ref: 'folder', dependsOn: ['react', 'acorn', 'vitest'] },
      { ref: 'react', dependsOn: [] },
      { ref: 'vitest', dependsOn: ['acorn'] },
    ],
  };
  const path = 'node_modules/acorn/dist/acorn.mjs';
  const inputs = {
    'node_modules/react/index.js': { bytes: 1, imports: [] },
    [path]: { bytes: statSync(path).size, imports: [] },
  };
  expect(billOfMaterials(JSON.stringify(output), 'widgets', [{ inputs, outputs: {} }])).toEqual({
    metadata: { component: { ...product, name: 'widgets', properties: [] } },
    components: [
      { ...component('react', 'required'), pedigree: { patches: [{ type: 'unofficial' }] } },
      component('acorn', 'required'),
    ],
    dependencies: [
      { ref: 'folder', dependsOn: ['react', 'acorn'] },
      { ref: 'react', dependsOn: [] },
    ],
  });
});
