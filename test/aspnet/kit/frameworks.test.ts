// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { filesIn } from '../../unit/files';
import { sdkVersion } from '../dotnet';
import { stepsOf, write } from '../guide';
import { compilers, frameworks, type Mvc, mvcVersions, oldest, packages } from './compilers';

const sdk = sdkVersion();
if (!sdk) console.log('The C# for .NET Framework is not compiled: there is no .NET SDK 10 or newer.');

const sample = (folder: string) =>
  filesIn([`src/aspnet/samples/${folder}`, 'src/aspnet/samples/NetFramework'], /\/EvPortalSample\/.*\.cs$/);
const ownLogin = (folder: string) => filesIn([`src/aspnet/samples/OwnLogin/${folder}`], /\.cs$/);
const sources = {
  sample: [...sample('Mvc5'), ...ownLogin('Mvc5')],
  withoutMvc: ['test/aspnet/kit/frameworks/Calls.cs', ...sample('WebForms'), ...ownLogin('WebForms')],
};
const sampleFor = (mvc: Mvc) => (mvc === 'none' ? sources.withoutMvc : sources.sample);
const all = [...mvcVersions, 'none'] as const;

describe.skipIf(!sdk)('the C# for .NET Framework', { timeout: 120_000 }, () => {
  let compile: Awaited<ReturnType<typeof compilers>>;
  beforeAll(async () => {
    compile = await compilers();
  }, 600_000);

  // 5 is that of the oldest sites, 7.3 that of a project for .NET Framework without a setting.
  const languages = [
    ...all.map((mvc) => [mvc, '5'] as const),
    ...(['5.2.6', 'none'] as const).flatMap((mvc) =>
      ['7.3', 'latest'].map((language) => [mvc, language] as const),
    ),
  ];
  test.for(languages)(
    'a site with MVC %s and C# %s compiles the sample with the packages',
    async ([mvc, language]) => {
      const ours = mvc === 'none' ? packages.web : packages.mvc5;
      const options = [`-langversion:${language}`, ...ours.map((path) => `-r:${path}`)];
      // A newer language reads the same framework.
      for (const each of language === '5' ? frameworks : [oldest])
        await compile(mvc, each, sampleFor(mvc), ...options);
    },
  );

  test('the lines of the guide for a log compile', async () => {
    const guide = readFileSync('src/aspnet/mvc5/README.md', 'utf8');
    const lines = [...guide.matchAll(/`(Widgets\.Log = .*;)`/g)].map(([, line]) => line);
    expect(lines).toHaveLength(4);
    const folder = mkdtempSync(join(tmpdir(), 'logs-'));
    const file = join(folder, 'Logs.cs');
    const start =
      'using System.Diagnostics; using EvPortalWidgets; static class Logs { static void Start() {';
    writeFileSync(file, `${start}\n${lines.join('\n')}\n} }`);
    const references = packages.web.map((path) => `-r:${path}`);
    await compile('none', oldest, [file], '-langversion:5', ...references);
    rmSync(folder, { recursive: true });
  });

  test('the classes of the guide for a session with OWIN or Identity 2 compile', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sessions-'));
    const classes = stepsOf('mvc5').filter(({ section }) => section === 'The session of the site');
    const files = classes.map(({ path = '' }) => join(folder, path));
    expect(classes.map(({ path }) => path)).toEqual(['OwinSession.cs', 'IdentitySession.cs']);
    for (const step of classes) write(folder, step);
    const owin = filesIn(['test/aspnet/sites/clinic'], /\/(Owin|CookieModule)\.cs$/);
    const site = [...owin, 'test/aspnet/kit/frameworks/Identity.cs', ...files];
    const references = packages.mvc5.map((path) => `-r:${path}`);
    await compile('5.2.6', oldest, [...sources.sample, ...site], '-langversion:5', ...references);
    rmSync(folder, { recursive: true });
  });

  test('a site in VB.NET compiles with the packages', async () => {
    const references = packages.mvc5.map((path) => `-r:${path}`);
    await compile('5.2.3.0', oldest, ['test/aspnet/kit/frameworks/Site.vb'], ...references);
  });
});
