// @vitest-environment node
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filesIn } from '../../unit/files';
import { env, run } from '../dotnet';
import { type Step, stepsOf, write } from '../guide';
import { addRepository, assemblyOf } from '../packages';
import { client } from '../portal/client';
import { development, isForBoth } from '../portal/forms-site';
import { compileHost, configure, missing, startHost } from '../portal/mvc5-host';
import { translated } from '../powershell';
import { withLine } from '../sections';
import { writeMethods } from './own-methods';

const reason = missing();
if (reason) console.log(`The Web Site projects are skipped: ${reason} on this machine.`);

/** A Web Site project has no project file and no NuGet, so its packages are assemblies in `bin/`. Its C# lies in `App_Code`. */
async function make(section: string, finish: (folder: string) => void) {
  const root = mkdtempSync(join(tmpdir(), 'app-code-'));
  const folder = join(root, 'Portal');
  for (const name of ['Site.Master', 'Web.config', 'Default.aspx'])
    cpSync(
      join('test/aspnet/web/template', name),
      join(folder, name === 'Default.aspx' ? 'default.aspx' : name),
    );
  mkdirSync(join(folder, 'bin'));
  cpSync(assemblyOf('EvPortalWidgets.Web'), join(folder, 'bin/EvPortalWidgets.Web.dll'));
  addRepository(root);
  const ofSection = (step: Step) => step.section === section;
  for (const step of [...stepsOf('mvc5').filter(isForBoth), ...stepsOf('web').filter(ofSection)]) {
    if (step.path === 'nuget.config') continue;
    if (step.path) write(folder, step);
    else
      await run(
        root,
        env,
        'sh',
        '-ec',
        translated(step.text.replace(/^(dotnet pack|Install-Package).*\n/gm, '')),
      );
  }
  finish(folder);
  for (const path of filesIn([folder], /\.cs$/)) {
    const place = join(folder, 'App_Code', path.slice(folder.length));
    mkdirSync(dirname(place), { recursive: true });
    renameSync(path, place);
  }
  configure(folder, (config) => withLine(config, '<appSettings>', development));
  await compileHost(join(folder, 'bin'));
  const host = await startHost(folder);
  return { ...host, close: () => host.close().then(() => rmSync(root, { recursive: true })) };
}

/** The team writes its methods, and puts the card into its page. Mono reads another section of Web.config than IIS. */
function ownLogin(folder: string): void {
  configure(folder, (config) => {
    const [line = ''] = config.match(/<add name="WidgetCalls".*>/) ?? [];
    const mode = '<authentication mode="Forms"><forms loginUrl="~/default.aspx" /></authentication>';
    return withLine(withLine(config, '<system.web><httpModules>', line), '<system.web>', mode);
  });
  writeMethods(join(folder, 'WidgetCalls.cs'), {
    Send: '{ System.Console.WriteLine("SMS to +{0}: {1}", number, text); return Task.FromResult(true); }',
    FindByPhone: '{ return number; }',
    FindByEmail: '{ return email == "driver@example.com" ? email : null; }',
    HasPassword: '{ return id != null && password == "charge"; }',
    SignIn: '{ System.Web.Security.FormsAuthentication.SetAuthCookie(id, false); }',
  });
  const card = '<%= EvPortalWidgets.Widgets.Placeholder(new HttpContextWrapper(Context), "login-card") %>';
  const keep = '<% WidgetCalls.Guard.KeepBrowser(new HttpContextWrapper(Context)); %>';
  const known = 'Known: <%: Context.User.Identity.Name %>.';
  write(folder, { path: 'default.aspx', place: 'instead of', anchor: '<asp:Content', text: '' });
  write(folder, {
    path: 'default.aspx',
    place: 'at the end',
    text: `<asp:Content ContentPlaceHolderID="MainContent" runat="server">${keep}${card}${known}</asp:Content>\n`,
  });
}

describe.skipIf(reason).each([
  ['the sample', 'A login in Web Forms', () => {}, '/uk/account/login', '/panel', 'Ви увійшли'],
  ['a login of its own', 'A login of your own', ownLogin, '/default.aspx', '/default.aspx', 'Known: '],
] as const)('a Web Site project with %s', (_, section, finish, login, page, known) => {
  let host: Awaited<ReturnType<typeof make>>;
  beforeAll(async () => {
    host = await make(section, finish);
    await fetch(`${host.url}/widgets/shared.js`);
  }, 300_000);
  afterAll(() => host?.close());

  test('shows the card in its page, with what a visitor sees before the scripts', async () => {
    const { status, text } = await client(host.url).get(login);
    expect([status, text]).toEqual([200, expect.stringContaining('data-widget="login-card"')]);
    expect(text).toContain('data-widget="header"');
    expect(text).toContain('data-widget="footer"');
  });

  test('signs a visitor in by SMS', { timeout: 60_000 }, async () => {
    const visitor = client(host.url);
    await visitor.get(login);
    expect(await visitor.checkout('380501234567')).toBe(1);
    const code = await host.codeFor('380501234567');
    const fields = { phonecode: '380', phone: '501234567', code };
    expect(await visitor.login('phonelogin', fields, login, { 'X-Requested-With': 'XMLHttpRequest' })).toBe(
      1,
    );
    expect((await visitor.get(page)).text).toContain(`${known}`);
    expect((await visitor.get(page)).text).toContain('380501234567');
  });

  test('signs a visitor in by email, and refuses a wrong password', { timeout: 60_000 }, async () => {
    const visitor = client(host.url);
    const driver = { email: 'driver@example.com', pass: 'charge' };
    const asCard = { 'X-Requested-With': 'XMLHttpRequest' };
    expect(await visitor.login('emaillogin', { ...driver, pass: 'wrong' }, login, asCard)).toMatch(/\S/);
    expect(await visitor.login('emaillogin', driver, login, asCard)).toBe(1);
    expect((await visitor.get(page)).text).toContain('driver@example.com');
  });
});
