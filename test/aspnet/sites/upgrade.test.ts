// @vitest-environment node
import { appendFileSync, cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { manifest } from '../../browser/document';
import { env, run, sdkVersion } from '../dotnet';
import { missing } from '../portal/mvc5-host';
import { sites as coreSites } from './core-list';
import { followGuideIn } from './core-site';
import { addFormer, addFormerCode, changeFormer, codeOf, commandsOf, former, replaceIn } from './former';
import { sites as mvc5Sites } from './mvc5-list';
import { assemblies, followGuideIn as followMvc5GuideIn } from './mvc5-site';

const { version } = manifest;
type Host = { url: string; log: string[]; close(): Promise<void> };

/** Its pages have the widgets of this version, and a page that is still open gets the scripts of the version before. */
async function hasBoth({ url }: Host): Promise<void> {
  const html = await (await fetch(url)).text();
  expect(html).toContain(`/widgets/${version}/footer.js?v=`);
  for (const name of ['shared.js', 'footer.js', 'widgets.css'])
    expect([name, (await fetch(`${url}/widgets/${former}/${name}`)).status]).toEqual([name, 200]);
}

describe.skipIf(!sdkVersion())('a Core site of 3.0.0 does what the guide says', { timeout: 300_000 }, () => {
  const { places, words = [] } = coreSites.blog ?? {};
  const sections = ['The package', 'The widgets on a page'];
  /** As the guide of 3.0.0 had it. */
  const formerCall: [string, string] = ['WidgetTexts.For("uk")', 'WidgetTexts.For(new("uk"))'];
  const upgraded = (
    lacks: string | undefined,
    prepare: (folder: string, sh: (commands: string) => Promise<void>) => Promise<void>,
  ) =>
    followGuideIn(
      async (root, command) => {
        const folder = join(root, 'Portal');
        cpSync('test/aspnet/sites/blog', folder, { recursive: true });
        await prepare(folder, (commands) => command('sh', '-ec', commands));
      },
      sections,
      { places, words: [...words, formerCall], lacks },
    );

  test('by package, and can go back', async () => {
    const site = await upgraded(undefined, async (folder, sh) => {
      const reference = `<ItemGroup><PackageReference Include="EvPortalWidgets" Version="${former}" /></ItemGroup>`;
      replaceIn(join(folder, 'Portal.csproj'), '</Project>', `${reference}</Project>`);
      addFormer(join(folder, 'wwwroot/widgets', former));
      await sh(commandsOf('ASP.NET Core', 'By package').slice(0, 2).join('\n'));
    });
    const host = await site.start();
    await hasBoth(host);
    expect(host.log.join('\n')).not.toContain('without compression');
    await host.close();

    const [back = ''] = commandsOf('ASP.NET Core', 'By package').slice(2);
    await run(join(site.folder, '..'), env, 'sh', '-ec', back);
    expect(readdirSync(join(site.folder, 'wwwroot/widgets')).sort()).toEqual([former, version].sort());
    site.remove();
  });

  test('by files', async () => {
    const site = await upgraded('_ViewImports.cshtml', async (folder, sh) => {
      const line = '  <Import Project="widgets/aspnet/core/Widgets.props" />\n';
      replaceIn(join(folder, 'Portal.csproj'), '</Project>', `${line}</Project>`);
      appendFileSync(
        join(folder, '_ViewImports.cshtml'),
        '@using EvPortalWidgets\n@addTagHelper *, Portal\n',
      );
      addFormer(join(folder, 'widgets'));
      addFormerCode(join(folder, 'widgets/aspnet/core'));

      const [deleted = '', ...code] = codeOf('ASP.NET Core', 'By files');
      rmSync(join(folder, '..', deleted), { recursive: true });
      await sh(commandsOf('ASP.NET Core', 'By files').join('\n'));
      replaceIn(join(folder, 'Portal.csproj'), line, '');
      const written = code.at(-1) ?? '';
      replaceIn(join(folder, '_ViewImports.cshtml'), '@addTagHelper *, Portal', written);
    });
    const host = await site.start();
    await hasBoth(host);
    await host.close();
    site.remove();
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
    addFormer(join(source, 'widgets'));
    for (const folder of ['widgets/aspnet/web', 'EvPortalWidgets']) addFormerCode(join(source, folder));

    const script = changeFormer(join(source, 'widgets'), 'footer.js');

    // The site follows the duties by hand: on Windows there is no shell that everybody has.
    const [deleted = '', , aspnet = ''] = codeOf('.NET Framework', 'By files');
    for (const path of [deleted, aspnet.replace('Portal/', '')])
      rmSync(join(source, path), { recursive: true });
    const [compilation = ''] = codeOf('.NET Framework', '4.7.2').filter((code) =>
      code.startsWith('<compilation'),
    );
    replaceIn(join(source, 'Web.config'), '<compilation targetFramework="4.5"', compilation.slice(0, -1));

    const site = await followMvc5GuideIn(source, await assemblies('upgrade'), mvc5Sites.store ?? {});
    rmSync(source, { recursive: true });
    const host = await site.start();
    expect(await (await fetch(host.url)).text()).toContain(`/widgets/${version}/footer.js?v=`);
    const stillOpen = await fetch(`${host.url}/widgets/footer.js?v=${script.hash}`);
    expect(await stillOpen.text()).toBe(script.text);
    await host.close();
    site.remove();
  });
});
