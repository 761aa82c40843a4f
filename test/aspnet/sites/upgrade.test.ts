// @vitest-environment node
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { manifest } from '../../browser/document';
import { env, run, sdkVersion } from '../dotnet';
import { copyBuild } from '../packages';
import { missing } from '../portal/mvc5-host';
import { serve } from '../portal/serve';
import { sites as coreSites } from './core-list';
import { type Differences, followSite } from './core-site';
import { sites as mvc5Sites } from './mvc5-list';
import { followGuideIn as followMvc5GuideIn } from './mvc5-site';

const { version } = manifest;
/** The version of the sites before. It stands for 3.0.0, because ours may still have this number. */
const former = '1.0.0';

/** The code in a duty of the guide for sites of 3.0.0, in its order: `start` is how it begins, below the heading of its host. */
function codeOf(host: string, start: string): string[] {
  const [, chapter = ''] =
    readFileSync('src/site-guide/UPGRADING.md', 'utf8').match(/^## From 3\.0\.0\n(.*?)^## /ms) ?? [];
  const [, list = ''] = chapter.split(`### ${host}\n`);
  const duty = list.split(/\n(?=\d+\. |### )/).find((each) => each.includes(`. **${start}**`));
  const code = [...(duty ?? '').matchAll(/`([^`]+)`/g)].map(([, each = '']) => each);
  if (!code.length) throw new Error(`UPGRADING.md has no duty with code "${start}" for ${host}`);
  return code.map((each) => each.replace(/\s+/g, ' ').replaceAll('3.0.0', former));
}

/** The commands in a duty, for bash and PowerShell. */
const commandsOf = (host: string, start: string) =>
  codeOf(host, start).filter((code) => /^(mkdir|mv|cp) /.test(code));

/** Puts C# into a folder that a site must not compile any more. */
function addFormerCode(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'WidgetMarkup.cs'), '#error This is the C# of the version before.\n');
}

/** Changes a file of a site. The text must be there. */
function replaceIn(file: string, text: string, by: string): void {
  const content = readFileSync(file, 'utf8');
  if (!content.includes(text)) throw new Error(`${file} has no ${text}`);
  writeFileSync(file, content.replace(text, by));
}

/** Starts a site until the end of the test. Then it is removed. */
async function startOnce(site: { start(): ReturnType<typeof serve>; remove(): void }) {
  const host = await site.start();
  onTestFinished(() => host.close().then(site.remove));
  return host;
}

/** Its pages have the widgets of this version, and a page that is still open gets the scripts of the version before. */
async function hasBoth({ url }: { url: string }): Promise<void> {
  const html = await (await fetch(url)).text();
  expect(html).toContain(`/widgets/${version}/footer.js?v=`);
  for (const name of ['shared.js', 'footer.js', 'widgets.css'])
    expect([name, (await fetch(`${url}/widgets/${former}/${name}`)).status]).toEqual([name, 200]);
}

describe.skipIf(!sdkVersion())('a Core site of 3.0.0 does what the guide says', { timeout: 300_000 }, () => {
  const words: Differences['words'] = [
    ...(coreSites.blog?.words ?? []),
    // As the guide of 3.0.0 had it.
    ['WidgetTexts.For("uk")', 'WidgetTexts.For(new("uk"))'],
  ];

  test('by package, and can go back', async () => {
    const site = await followSite('blog', [], { words }, async (folder, sh) => {
      const reference = `<ItemGroup><PackageReference Include="EvPortalWidgets" Version="${former}" /></ItemGroup>`;
      replaceIn(join(folder, 'Portal.csproj'), '</Project>', `${reference}</Project>`);
      copyBuild(join(folder, 'wwwroot/widgets', former), former);
      await sh(commandsOf('ASP.NET Core', 'By package').slice(0, 2).join('\n'));
    });
    const host = await startOnce(site);
    await hasBoth(host);
    expect(host.log.join('\n')).not.toContain('without compression');

    const [back = ''] = commandsOf('ASP.NET Core', 'By package').slice(2);
    await run(join(site.folder, '..'), env, 'sh', '-ec', back);
    expect(readdirSync(join(site.folder, 'wwwroot/widgets')).sort()).toEqual([former, version].sort());
  });

  test('by files', async () => {
    const site = await followSite('blog', [], { words, lacks: '_ViewImports.cshtml' }, async (folder, sh) => {
      const line = '  <Import Project="widgets/aspnet/core/Widgets.props" />\n';
      replaceIn(join(folder, 'Portal.csproj'), '</Project>', `${line}</Project>`);
      appendFileSync(
        join(folder, '_ViewImports.cshtml'),
        '@using EvPortalWidgets\n@addTagHelper *, Portal\n',
      );
      copyBuild(join(folder, 'widgets'), former);
      addFormerCode(join(folder, 'widgets/aspnet/core'));

      const [deleted = '', ...code] = codeOf('ASP.NET Core', 'By files');
      rmSync(join(folder, '..', deleted), { recursive: true });
      await sh(commandsOf('ASP.NET Core', 'By files').join('\n'));
      replaceIn(join(folder, 'Portal.csproj'), line, '');
      const written = code.at(-1) ?? '';
      replaceIn(join(folder, '_ViewImports.cshtml'), '@addTagHelper *, Portal', written);
    });
    await hasBoth(await startOnce(site));
  });
});

const reason = missing();
if (reason) console.log(`The upgrade of an MVC 5 site is skipped: ${reason} on this machine.`);

describe.skipIf(reason)('an MVC 5 site of 3.0.0 does what the guide says', { timeout: 600_000 }, () => {
  test('by files', async () => {
    const source = mkdtempSync(join(tmpdir(), 'former-'));
    cpSync('test/aspnet/sites/store', source, { recursive: true });
    for (const section of ['compilation', 'httpRuntime'])
      replaceIn(
        join(source, 'Web.config'),
        `<${section} targetFramework="4.7.2"`,
        `<${section} targetFramework="4.5"`,
      );
    copyBuild(join(source, 'widgets'), former);
    for (const folder of ['widgets/aspnet/web', 'EvPortalWidgets']) addFormerCode(join(source, folder));

    // The site follows the duties by hand: on Windows there is no shell that everybody has.
    const [deleted = '', , aspnet = ''] = codeOf('.NET Framework', 'By files');
    for (const path of [deleted, aspnet.replace('Portal/', '')])
      rmSync(join(source, path), { recursive: true });
    const [compilation = ''] = codeOf('.NET Framework', '4.7.2').filter((code) =>
      code.startsWith('<compilation'),
    );
    replaceIn(join(source, 'Web.config'), '<compilation targetFramework="4.5"', compilation.slice(0, -1));

    const site = await followMvc5GuideIn(source, mvc5Sites.store ?? {});
    rmSync(source, { recursive: true });
    const { url } = await startOnce(site);
    expect(await (await fetch(url)).text()).toContain(`/widgets/${version}/footer.js?v=`);
  });
});

/** The site calls `UseStaticFiles` before `UseRouting`, as the SDK's templates did until .NET 8. */
describe.skipIf(!sdkVersion())(
  'a site that looks for files before it looks for routes',
  { timeout: 120_000 },
  () => {
    let site: Awaited<ReturnType<typeof followSite>>;
    const folder = (...names: string[]) => join(site.folder, ...names);
    const formerCode = `wwwroot/widgets/${former}/aspnet/core/Former.cs`;
    const ofSite = ['core', 'web', 'mvc5'].map((name) => `wwwroot/docs/aspnet/${name}/index.html`);

    beforeAll(async () => {
      site = await followSite('board');
      for (const path of [...ofSite, formerCode]) {
        mkdirSync(dirname(folder(path)), { recursive: true });
        writeFileSync(folder(path), 'of the site');
      }
      copyBuild(folder('ev-portal-widgets', former), former);
    }, 300_000);
    afterAll(() => site?.remove());

    /** How a running site sends the script of each version. */
    const scriptsOf = (url: string) =>
      Promise.all(
        [version, former].map(async (of) => {
          const asked = { headers: { 'accept-encoding': 'br' } };
          const { status, headers } = await fetch(`${url}/widgets/${of}/shared.js`, asked);
          const names = ['content-encoding', 'cache-control', 'content-length'];
          return [status, ...names.map((name) => headers.get(name))];
        }),
      );
    const cache = 'public, max-age=31536000, immutable';
    const sent = [200, 'br', cache, `${statSync('dist/shared.js.br').size}`];

    test('after a build it sends the scripts of both versions compressed, for a year', async () => {
      const host = await site.start();
      onTestFinished(() => host.close());
      expect(await scriptsOf(host.url)).toEqual([sent, sent]);
      expect(readdirSync(folder('ev-portal-widgets')).sort()).toEqual(['.gitattributes', former, version]);
      expect(host.log.join()).not.toContain('UseStaticFiles');
    });

    test.for(['', '--no-build', '--no-build -p:EnableDefaultContentItems=false'])(
      'after dotnet publish %s it does so, too',
      async (options) => {
        const more = options.split(' ').filter(Boolean);
        // As from a clean clone.
        rmSync(folder('ev-portal-widgets', version), { recursive: true });
        const out = folder('..', `published-${more.length}`);
        await run(site.folder, env, 'dotnet', 'publish', '-c', 'Debug', '-o', out, '-v', 'quiet', ...more);
        const args = ['Portal.dll', '--urls', 'http://127.0.0.1:0'];
        const host = await serve('dotnet', args, out, env);
        onTestFinished(() => host.close());
        expect(await scriptsOf(host.url)).toEqual([sent, sent]);
        // The next deployment may leave them there.
        for (const of of [version, former])
          expect(readdirSync(join(out, 'ev-portal-widgets', of))).toContain('shared.js.br');
      },
    );

    describe('when it is published without reflection for JSON, as a trimmed site is', () => {
      const out = () => folder('..', 'published-trimmed');
      beforeAll(async () => {
        const setting = '-p:JsonSerializerIsReflectionEnabledByDefault=false';
        await run(site.folder, env, 'dotnet', 'publish', '-c', 'Debug', '-o', out(), '-v', 'quiet', setting);
      }, 120_000);

      test('it has its own files in folders of any name, and no C# of a build in the web root', () => {
        const found = [...ofSite, formerCode].filter((path) => existsSync(join(out(), path)));
        expect(found).toEqual(ofSite);
      });

      test('its pages have their data and their widgets', async () => {
        const host = await serve('dotnet', ['Portal.dll', '--urls', 'http://127.0.0.1:0'], out(), env);
        onTestFinished(() => host.close());
        const html = await (await fetch(host.url)).text();
        expect(html).toMatch(/window\.__PAGE__ = \{"lang":"uk",.*\}/);
        expect(html).toContain(`/widgets/${version}/footer.js?v=`);
      });
    });
  },
);
