import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { countries } from '../../src/facts/countries';
import facts from '../../src/facts/csharp.json';
import { callPaths } from '../../src/facts/routes';
import { expectNone } from '../unit/expect-none';
import { filesIn } from '../unit/files';
import { fileOf, stepsOf } from './guide';

test.for([
  ['core', 8],
  ['mvc5', 8],
  ['web', 4],
  ['prepare', 7],
  ['servers', 2],
] as const)('the tests follow each block of code in the guide for %s', ([guide, least]) => {
  const blocks = readFileSync(fileOf(guide), 'utf8').match(/^```\w+$/gm) ?? [];
  expect(blocks.length).toBeGreaterThan(least);
  expect(stepsOf(guide)).toHaveLength(blocks.length);
});

test('the first page of the guide for MVC 5 takes ten steps', () => {
  const guide = readFileSync('src/aspnet/mvc5/README.md', 'utf8');
  const numbers = [...guide.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number));
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

describe('the solution for', () => {
  const solution = readFileSync('src/aspnet/EvPortalWidgets.slnx', 'utf8');
  const commands = ['core', 'mvc5', 'web', 'prepare'] as const;
  const packed = commands.flatMap((guide) =>
    stepsOf(guide).flatMap(({ text }) => text.match(/(?<=^dotnet pack ev-portal-widgets\/)\S+/m) ?? []),
  );

  /** The projects that a project is built with, also by a file that it imports. A name may have a `*`. */
  function needs(project: string, folder = dirname(project)): string[] {
    const source = readFileSync(join('src/aspnet', project), 'utf8');
    const named = (pattern: RegExp) =>
      [...source.matchAll(pattern)].map(([, name = '']) => join(folder, name));
    const imported = named(/<Import Project="(.+?)"/g);
    return [
      ...named(/<ProjectReference Include="(.+?)"/g),
      ...imported.flatMap((path) => needs(path, folder)),
    ];
  }

  test.for([
    ['core', ['core/EvPortalWidgets.csproj', 'sms-guard/EvPortalWidgets.SmsGuard.csproj']],
    [
      'netframework',
      [
        'mvc5/EvPortalWidgets.Mvc5.csproj',
        'sms-guard/EvPortalWidgets.SmsGuard.csproj',
        'web/EvPortalWidgets.Web.csproj',
      ],
    ],
  ] as const)(
    '%s has the packages of a guide that packs it, and all that they are built with',
    ([name, packages]) => {
      expect(packed).toContain(`src/aspnet/${name}.slnf`);
      const { projects, path } = JSON.parse(readFileSync(`src/aspnet/${name}.slnf`, 'utf8')).solution;
      expect(path).toBe('EvPortalWidgets.slnx');
      const isPackage = (project: string) =>
        readFileSync(join('src/aspnet', project), 'utf8').includes('<IsPackable>true<');
      expect(projects.filter(isPackage)).toEqual(packages);
      for (const project of projects) expect(solution).toContain(`<Project Path="${project}" />`);
      for (const project of projects.flatMap((each: string) => needs(each))) {
        const [start = '', end = ''] = project.split('*');
        expect(
          projects.some((each: string) => each.startsWith(start) && each.endsWith(end)),
          project,
        ).toBe(true);
      }
    },
  );
});

describe('the rooms of the C#', () => {
  const rooms = readFileSync('src/aspnet/ROOMS.md', 'utf8');

  test('ROOMS.md has each folder of the C#', () => {
    const folders = filesIn(['src/aspnet'], /\.cs$/)
      .map((path) => dirname(path).replace(/^src\/aspnet\//, ''))
      .map((path) => path.replace(/(?<=^(?:core|web|mvc5|generated|samples))\/.*/, ''));
    const named = [...rooms.matchAll(/`([\w/-]+)\/`/g)].map(([, name]) => name);
    expect([...new Set(folders)].filter((name) => !named.includes(name))).toEqual([]);
  });

  test('ROOMS.md names files and functions that exist', () => {
    const rows = [...rooms.matchAll(/\| `(\w+)` \| `([\w/-]+\.cs)` \|$/gm)];
    expect(rows.length).toBeGreaterThan(10);
    for (const [, name, path] of rows)
      expect(readFileSync(`src/aspnet/${path}`, 'utf8')).toMatch(new RegExp(`[\\w>] ${name}\\(`));
  });
});

test('the guide for MVC 5 says when a person tried it last', () => {
  const [, said] =
    readFileSync('src/aspnet/mvc5/README.md', 'utf8').match(/by a person on Windows: (\S+)\./) ?? [];
  const [, last] = readFileSync('test/aspnet/WINDOWS.md', 'utf8').match(/\n\| (\S+) \|[^\n]*\n$/) ?? [];
  expect(last).toMatch(/^(never|\d{4}-\d\d-\d\d)$/);
  expect(said).toBe(last);
});

test.for([
  ['line for own texts', /^foreach .*$/m, 'own-texts/Texts.cs'],
  ['output cache', /AddOutputCache\([^`]+/, 'core/cases/Cases.cs'],
] as const)('the sites of the tests have the guide’s %s', ([, pattern, file]) => {
  const [code] = readFileSync('src/aspnet/README.md', 'utf8').match(pattern) ?? [];
  expect(readFileSync(`test/aspnet/${file}`, 'utf8')).toContain(code);
});

test('the errors of a start name sections that the guide has', () => {
  const source = readFileSync('src/aspnet/core/sign-in/SchemeSession.cs', 'utf8');
  const sections = [...source.matchAll(/(?:see|class of) \\"(.*?)\\" \{guide\}/g)].map(([, name]) => name);
  expect(sections).toHaveLength(3);
  const guide = readFileSync(fileOf('core'), 'utf8');
  for (const name of sections) expect(guide).toContain(`\n### ${name}\n`);
});

test.for(['Core', 'Mvc5', 'OwnLogin/Core', 'OwnLogin/Identity', 'OwnLogin/Mvc5', 'OwnLogin/WebForms'])(
  'the sample %s answers all calls',
  (name) => {
    const code = filesIn([`src/aspnet/samples/${name}`], /\.cs$/).map((path) => readFileSync(path, 'utf8'));
    // A route may have the rest of the path.
    const names = Object.values(callPaths).map((path) => path.slice(path.lastIndexOf('/') + 1));
    const missing = names.filter((each) => !new RegExp(`\\b${each}\\b`, 'i').test(code.join()));
    expectNone(missing, `src/aspnet/samples/${name} answers these calls nowhere. Add an action.`);
  },
);

test('the file for Identity answers the calls as the file without it does', () => {
  const callsIn = (folder: string) => {
    const path = `src/aspnet/samples/OwnLogin/${folder}/WidgetCallsController.cs`;
    const [, calls] =
      readFileSync(path, 'utf8').match(/(\n {4}private string Lang .*?)\n {4}\/\/ Yours: call/s) ?? [];
    return calls;
  };
  expect(callsIn('Core')).toContain('LogOut()');
  expect(callsIn('Identity')).toBe(callsIn('Core'));
});

test.for(['core', 'mvc5', 'web'] as const)(
  'in the guide for %s a login of your own ends the old form, and leads to what each login needs in production',
  (guide) => {
    const chapters = readFileSync(fileOf(guide), 'utf8').split(/^## /m);
    const own = chapters.find((chapter) => chapter.startsWith('A login of your own\n'));
    expect(own).toContain('there strangers could try any number of passwords');
    expect(own).toContain('../README.md#before-production');
  },
);

test('the recipe for a language more has each text of a login', () => {
  const source = readFileSync('src/aspnet/shared/sign-in/WidgetLoginTexts.cs', 'utf8');
  const names = [...source.matchAll(/^ {8}\["(\w+)"\] = \(/gm)].map(([, name]) => name);
  const recipe = readFileSync('src/aspnet/README.md', 'utf8');
  const written = [...recipe.matchAll(/^ {4}\{ "(\w+)", "(.*)" \},$/gm)].map(([, name, text]) => [
    name,
    text,
  ]);
  expect(written.map(([name]) => name).sort()).toEqual(names.sort());
  const marked = written.filter(([, text]) => text?.includes('{0}')).map(([name]) => name);
  expect(marked).toEqual(['Sms', 'TooManyCodes', 'Minutes', 'Hours']);
});

test('the pause of the guard is no longer than the wait of the card', () => {
  expect(facts.guard.codes.pause).toBeLessThanOrEqual(Math.min(...countries.map(({ wait }) => wait)));
});

test.for([
  'samples/Core/EvPortalSample/PortalPage.cs',
  'samples/Mvc5/EvPortalSample/PortalPage.cs',
  'core/README.md',
  'mvc5/README.md',
  'README.md',
])('in %s the card has as many cells as the codes of the guard have digits', (file) => {
  const lengths = [...readFileSync(`src/aspnet/${file}`, 'utf8').matchAll(/\bCodeLength = (\w+)/g)];
  expect(lengths.map(([, length]) => Number(length))).toEqual([facts.guard.codes.digits]);
});

test('the guard knows the second spelling of a number of each country of the card', () => {
  expect(facts.guard.secondSpellings, 'SecondSpellings of PhoneNumber.cs').toEqual(
    countries.map(({ dialCode }) => `${dialCode}0`),
  );
});

test('C# and views for .NET Framework have a byte order mark if they contain Cyrillic letters', () => {
  const files = filesIn(
    ['Mvc5', 'OwnLogin/Mvc5', 'OwnLogin/WebForms'].map((name) => `src/aspnet/samples/${name}`),
    /\.cs(html)?$/,
  ).map((path) => ({
    path,
    text: readFileSync(path, 'utf8'),
  }));
  const cyrillic = files.filter(({ text }) => /[а-я]/.test(text));
  expect(cyrillic.length).toBeGreaterThan(0);
  expect(cyrillic.flatMap(({ path, text }) => (text.startsWith('\uFEFF') ? [] : path))).toEqual([]);
});
