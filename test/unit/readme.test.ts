import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { coreGuide, steps } from '../readme';

test.for([
  ['By package', ['', 'nuget.config', '', 'Views/_ViewImports.cshtml']],
  ['By files', ['', 'Portal.csproj', 'Views/_ViewImports.cshtml']],
  [
    'The first page',
    [
      'Program.cs',
      'PortalPage.cs',
      'ContentSecurityPolicy.cs',
      'AccountController.cs',
      'Views/_ViewStart.cshtml',
      'Views/Shared/_Layout.cshtml',
      'Views/Account/Login.cshtml',
    ],
  ],
  [
    'Sign-in',
    [
      'Program.cs',
      'Languages.cs',
      'PortalPage.cs',
      'WebController.cs',
      'SmsCenter.cs',
      'SignInController.cs',
      'AccountController.cs',
      'Views/Account/Panel.cshtml',
    ],
  ],
] as const)('the guide for ASP.NET Core has all files and commands under “%s”', ([name, paths]) => {
  const found = steps.filter(({ section }) => section === name);
  expect(found.map(({ path = '' }) => path)).toEqual(paths);
});

const copies = steps.flatMap(({ copyOf, text }) => (copyOf ? [{ copyOf, text }] : []));

test('a file that is copied from the Razor site is the same file', () => {
  expect(copies.map(({ copyOf }) => copyOf)).toContain('test/razor/Views/Shared/_Layout.cshtml');
  for (const { copyOf, text } of copies)
    expect([copyOf, text]).toEqual([copyOf, readFileSync(copyOf, 'utf8')]);
});

test('the files of the Razor site that it names are there', () => {
  const named = [...coreGuide.matchAll(/`((?:Portal|Controllers|test\/razor)\/[\w/]+\.cs)`/g)].map(
    ([, path = '']) => path.replace(/^(?!test)/, 'test/razor/'),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});
