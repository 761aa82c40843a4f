// @vitest-environment node
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { buildSite, env, run, sdkVersion } from '../dotnet';
import { fileOf, sentenceOf, stepsOf, write } from '../guide';
import { addRepository, assemblyOf, withoutPack } from '../packages';
import { client } from '../portal/client';
import { missing, startHost } from '../portal/mvc5-host';
import { onlyOurPackages, startIn } from '../sites/core-site';

const sdk = sdkVersion();
if (!sdk) console.log('No site has the guard alone: there is no .NET SDK 10 or newer on this machine.');

describe.skipIf(!sdk)('a new site that follows the guide for a login without the widgets', () => {
  const guide = fileOf('sms-guard');
  const root = mkdtempSync(join(tmpdir(), 'guarded-'));
  const folder = join(root, 'Portal');

  beforeAll(async () => {
    addRepository(root);
    await run(root, env, 'dotnet', 'new', 'web', '-n', 'Portal', '--no-restore');
    // The strictest rules of the SDK: the file of the guide stops no build.
    const project = join(folder, 'Portal.csproj');
    const rules =
      '<AnalysisMode>All</AnalysisMode><CodeAnalysisTreatWarningsAsErrors>true</CodeAnalysisTreatWarningsAsErrors>';
    writeFileSync(project, readFileSync(project, 'utf8').replace('<PropertyGroup>', `$&${rules}`));
    for (const step of stepsOf('sms-guard').filter(({ section }) => section === 'In ASP.NET Core')) {
      if (step.path) write(folder, step);
      else await run(root, env, 'sh', '-ec', withoutPack(root, step.text));
      // The template needs no package of others.
      if (step.path === 'nuget.config') onlyOurPackages(join(root, step.path));
    }
    const block = (name: string) =>
      readFileSync(guide, 'utf8').match(new RegExp(`${name} -->\n\`\`\`csharp\n(.*?)\`\`\``, 's'))?.[1] ?? '';
    const program = [
      sentenceOf(guide, 'using Microsoft.AspNetCore.Authentication.Cookies'),
      block('services of the guard'),
      'var app = builder.Build();',
      sentenceOf(guide, 'app.MapGuardedLogin'),
      block('page of the guard'),
      'app.Run();',
    ];
    writeFileSync(join(folder, 'Program.cs'), program.join('\n'));
  }, 300_000);
  afterAll(() => rmSync(root, { recursive: true }));

  test('is restored on another machine from the folder of its packages, and answers', async () => {
    // What another machine does not have.
    for (const name of ['unpacked', 'Portal/obj']) rmSync(join(root, name), { recursive: true });
    await buildSite(folder);
    const host = await startIn(folder, ['--environment', 'Development']);
    try {
      const answer = await fetch(`${host.url}/login/email`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: 'driver@example.com', password: 'wrong' }),
      });
      expect([answer.status, await answer.json()]).toEqual([400, { code: 'Wrong' }]);
      expect((await client(host.url).get('/login')).text).toBe('Your page is here.');
    } finally {
      await host.close();
    }
  }, 300_000);
});

const reason = missing();
if (reason) console.log(`No site of .NET Framework has the guard alone: ${reason} on this machine.`);

test.skipIf(reason).for([
  ['with the guard alone', ['SmsGuard']],
  ['with the widgets, too,', ['SmsGuard', 'Web']],
] as const)(
  'the log of a site of .NET Framework %s has once each setting that makes trouble later',
  { timeout: 120_000 },
  async ([, parts]) => {
    const folder = mkdtempSync(join(tmpdir(), 'guarded-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const name of parts.map((part) => `EvPortalWidgets.${part}`))
      cpSync(assemblyOf(name), join(folder, 'bin', `${name}.dll`));
    const [, site = ''] =
      readFileSync(fileOf('sms-guard'), 'utf8').match(/## In \.NET Framework.*?```csharp\n(.*?)```/s) ?? [];
    expect(site).toContain('Trace.WriteLine');
    const lines = site.replace('System.Diagnostics.Trace.WriteLine', 'System.Console.WriteLine');
    const files = {
      'Global.asax': `<%@ Application Language="C#" %><%@ Import Namespace="EvPortalWidgets" %>
<script runat="server">${lines}</script>`,
      'Default.aspx': '<%@ Page Language="C#" %>',
      'Web.config': '<configuration><system.web><compilation debug="true" /></system.web></configuration>',
    };
    for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
    const host = await startHost(folder);
    onTestFinished(() => host.close());
    expect((await fetch(`${host.url}/Default.aspx`)).status).toBe(200);
    for (const line of ['Error 4010: Web.config selects', 'Info 4011: The machineKey is automatic'])
      expect([line, await host.logged(line)]).toEqual([line, 1]);
  },
);
