// @vitest-environment node
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { expectNone } from '../../unit/expect-none';
import { filesIn } from '../../unit/files';
import { sdkVersion } from '../dotnet';
import { type Step, sentenceOf } from '../guide';
import { client } from '../portal/client';
import { missing } from '../portal/mvc5-host';
import { sites as coreSites } from './core-list';
import { followGuideIn as followCore } from './core-site';
import { sites as mvc5Sites } from './mvc5-list';
import { assemblies, followGuideIn as followMvc5 } from './mvc5-site';
import { writeMethods } from './own-methods';

const section = 'A login of your own';
const ownFile = 'WidgetCallsController.cs';

/** Writes the methods, and offers no Russian. */
function finish(folder: string, methods: Parameters<typeof writeMethods>[1]): void {
  const file = join(folder, ownFile);
  writeMethods(file, methods);
  const csharp = readFileSync(file, 'utf8');
  const languages = csharp.replace(/(\["ru"\] = "\S+", )|(\{ "ru", "\S+" \}, )/, '');
  if (languages === csharp) throw new Error('the file does not offer Russian');
  writeFileSync(file, languages);
}

async function board() {
  const { words, places, project = ['', ''] } = coreSites.board ?? {};
  const claims = 'new[] { new System.Security.Claims.Claim(System.Security.Claims.ClaimTypes.Name, id) }';
  const principal = `new System.Security.Claims.ClaimsPrincipal(new System.Security.Claims.ClaimsIdentity(${claims}, "Board"))`;
  const methods = {
    Send: '{ Console.WriteLine($"SMS to +{number}: {text}"); return Task.CompletedTask; }',
    FindByPhone: '=> Task.FromResult<string?>(number);',
    FindByEmail: '=> Task.FromResult(email == "driver@example.com" ? email : null);',
    HasPassword: '=> Task.FromResult(id != null && password == "charge");',
    SignIn: `=> Microsoft.AspNetCore.Authentication.AuthenticationHttpContextExtensions.SignInAsync(HttpContext, ${principal});`,
  };
  const card: Step = {
    path: 'Views/Home/Index.cshtml',
    place: 'at the end',
    text: '<portal-widget name="login-card" />\n',
  };
  return followCore(
    (root) => {
      const folder = join(root, 'Portal');
      cpSync('test/aspnet/sites/board', folder, { recursive: true });
      const file = join(folder, 'Portal.csproj');
      writeFileSync(file, readFileSync(file, 'utf8').replace(...project));
    },
    ['The package', 'The widgets on a page', section],
    { words, places, adds: [card], finish: (folder) => finish(folder, methods) },
  );
}

async function forum() {
  const withoutLanguage = sentenceOf('src/aspnet/mvc5/README.md', 'routes.MapRoute("WithoutLanguage"');
  const { layouts, anchors } = mvc5Sites.forum ?? {};
  const methods = {
    Send: '{ System.Console.WriteLine("SMS to +{0}: {1}", number, text); return Task.FromResult(true); }',
    FindByPhone: '{ return number; }',
    FindByEmail: '{ return email == "driver@example.com" ? email : null; }',
    HasPassword: '{ return id != null && password == "charge"; }',
    SignIn: '{ System.Web.Security.FormsAuthentication.SetAuthCookie(id, false); }',
  };
  const adds: Step[] = [
    {
      path: 'Views/Account/Login.cshtml',
      place: 'at the end',
      text: '@EvPortalWidgets.WidgetHtml.PortalWidget(Html, "login-card")\n',
    },
    {
      path: 'Controllers/AccountController.cs',
      place: 'before',
      anchor: 'return View(',
      text: 'WidgetCallsController.Guard.KeepBrowser(HttpContext);\n',
    },
    {
      path: 'Global.asax.cs',
      place: 'before',
      anchor: 'RouteTable.Routes.IgnoreRoute',
      text: `RouteTable.Routes.MapMvcAttributeRoutes();\n${withoutLanguage.replace('routes.', 'RouteTable.Routes.')}\n`,
    },
  ];
  const finishing = (folder: string) => finish(folder, methods);
  const differences = { layouts, anchors, adds, sections: [section], finish: finishing };
  return followMvc5('test/aspnet/sites/forum', await assemblies('own-login'), differences);
}

test.for(filesIn(['src/aspnet/samples/OwnLogin'], /\.cs$/))('%s has at most 80 lines', (file) => {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n').length;
  expectNone(
    lines > 80 ? [`${file}: ${lines}`] : [],
    'A site copies this file and reads all of it. Move what no site changes into the kit. For a new call, raise the number here.',
  );
});

describe.each([
  ['ASP.NET Core', !sdkVersion(), board, '/', '/', 'User: known'],
  ['MVC 5', !!missing(), forum, '/account/login', '/', 'Member: known '],
] as const)('a site of %s with a login of its own', (_, isMissing, make, login, page, known) => {
  describe.skipIf(isMissing)('and the file of the guide', () => {
    let site: Awaited<ReturnType<typeof board>> | Awaited<ReturnType<typeof forum>>;
    let host: Awaited<ReturnType<(typeof site)['start']>>;
    beforeAll(async () => {
      site = await make();
      host = await site.start();
      await fetch(`${host.url}/widgets/shared.js`);
    }, 600_000);
    afterAll(async () => {
      await host?.close();
      site?.remove();
    });

    test('has nothing of the sample', () => {
      expect(existsSync(join(site.folder, 'EvPortalSample'))).toBe(false);
    });

    test('signs a visitor in by SMS, and its own pages know the visitor', async () => {
      const visitor = client(host.url);
      await visitor.get(login);
      expect(await visitor.checkout('380501234567')).toBe(1);
      const code = await vi.waitUntil(
        () => host.log.join('\n').match(/SMS to \+380501234567: .*: (\d{6})/)?.[1],
      );
      const wrong = code === '123456' ? '654321' : '123456';
      expect(await visitor.verify('380501234567', wrong, login)).toMatchObject({ code: 'WrongLogin' });
      expect(await visitor.verify('380501234567', code, login)).toBe(1);
      expect((await visitor.get(page)).text).toContain(known);
    });

    test('signs a visitor in by email, and refuses a wrong password and a premium number', async () => {
      const visitor = client(host.url);
      const driver = { email: 'driver@example.com', pass: 'charge' };
      expect(await visitor.login('emaillogin', { ...driver, pass: '<b>' }, login)).toMatch(/\S/);
      expect(await visitor.checkout('380900123456')).toMatchObject({ code: 'NotAllowedSmsForCountry' });
      expect((await visitor.get(page)).text).not.toContain(known);
      expect(await visitor.login('emaillogin', driver, login)).toBe(1);
      expect((await visitor.get(page)).text).toContain(known);
    });

    test('answers the calls of the header and the footer', async () => {
      const visitor = client(host.url);
      expect((await visitor.get('/web/setculture?culture=fr')).status).toBe(400);
      expect((await visitor.get('/web/setculture?culture=en')).status).toBe(200);
      expect(decodeURIComponent(visitor.cookies.get('culture') ?? '')).toContain('en');
      // The header then leads to the address with the language.
      expect(await visitor.follow(`/en${login}?a=b`)).toBe(`${login}?a=b`);
      // The footer leads to Russian pages, whatever a site offers.
      expect((await visitor.get(`/ru${login}`)).status).toBe(404);
      expect((await visitor.get('/web/getbuildversion')).text).toMatch(/"\d+\.\d+\.\d+"/);
    });
  });
});
