import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { coreGuide, samples } from '../readme';

test('the smallest ASP.NET site has all of its files', () => {
  expect(samples.map(({ path }) => path)).toEqual([
    'Portal.csproj',
    'Program.cs',
    'PortalPage.cs',
    'ContentSecurityPolicy.cs',
    'AccountController.cs',
    'Views/_ViewImports.cshtml',
    'Views/_ViewStart.cshtml',
    'Views/Shared/_Layout.cshtml',
    'Views/Account/Login.cshtml',
  ]);
});

const copies = samples.flatMap(({ copyOf, text }) => (copyOf ? [{ copyOf, text }] : []));

test('what is a copy of the Razor site’s file is the very file', () => {
  expect(copies.map(({ copyOf }) => copyOf)).toContain('test/razor/Views/Shared/_Layout.cshtml');
  for (const { copyOf, text } of copies)
    expect([copyOf, text]).toEqual([copyOf, readFileSync(copyOf, 'utf8')]);
});

test('the files of the Razor site that it names are there', () => {
  const named = [...coreGuide.matchAll(/`((?:Portal|Controllers|test\/razor)\/[\w/]+\.cs)`/g)].map(
    ([, path = '']) => path.replace(/^(?!test)/, 'test/razor/'),
  );
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});
