// @vitest-environment node
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { playTraces } from '../../model/traces/play';
import { startProxy } from '../../unit/extras/doctor/proxy';
import { signIn } from '../../unit/extras/doctor/run';
import { filesIn } from '../../unit/files';
import { sdkVersion } from '../dotnet';
import { fileOf, type Step, sentenceOf, stepsOf, write } from '../guide';
import { addRepository, assemblyOf } from '../packages';
import { byScript, client, lowerCase, notByVisitor } from '../portal/client';
import { stepsForBoth, withModule } from '../portal/forms-site';
import { command, configure, missing, setting, startHost } from '../portal/mvc5-host';
import { authentication, signIn as enter, finish, ofCore, ofCore4, ofFramework } from '../portal/own-methods';
import { withLine } from '../sections';
import { sites as coreSites } from './core-list';
import { followSite } from './core-site';
import * as mistakes from './mistakes';
import { sites } from './mvc5-list';
import { followGuideIn } from './mvc5-site';
import { upgraded } from './upgraded';

const section = 'A login of your own';
const operate = 'src/site-guide/operate.md';

/** A user who may not sign in. */
const locked = { phone: '380671110009', email: 'locked@example.com' };
const isLocked = `id == "${locked.phone}" || id == "${locked.email}"`;
const isKnown = `email == "driver@example.com" || email == "${locked.email}"`;

const ofCore5 = {
  ...ofCore,
  FindByEmail: `=> Task.FromResult(${isKnown} ? email : null);`,
  SignIn: `=> Enter(id);

    private async Task<string?> Enter(string id)
    {
        if (${isLocked}) return WidgetLoginTexts.NotAllowed(Lang);
        await ${enter};
        return null;
    }`,
  EndSession: `=> ${authentication}.SignOutAsync(HttpContext);`,
};

const ofFramework4 = {
  ...ofFramework,
  SignIn: '{ System.Web.Security.FormsAuthentication.SetAuthCookie(id, false); }',
};
const ofFramework5 = {
  ...ofFramework,
  FindByEmail: `{ return ${isKnown} ? email : null; }`,
  SignIn: `{
        if (${isLocked}) return WidgetLoginTexts.NotAllowed("uk");
        System.Web.Security.FormsAuthentication.SetAuthCookie(id, false);
        return null;
    }`,
};
const ofMvc5 = {
  ...ofFramework5,
  SignUp: '{ return RedirectToAction("Index", "Register", new { area = "Account" }); }',
  ForgotPassword: '{ return Redirect("~/account/register?forgotten"); }',
};

/** Where the card leads who has forgotten a password. The forum has its own page there. */
const ownPage = '/account/forgotpassword';

/** The cookie of a browser in which somebody has signed in. */
const knownBrowser = 'ev-portal-known';

/** The data that a page gives the widgets. */
function dataOf(text: string) {
  const [, data = ''] = text.match(/__PAGE__ = (\{.*?\})<\/script>/s) ?? [];
  return lowerCase(JSON.parse(data));
}

/** The team writes its methods, and makes mistakes in requests that ask for them. */
function finishAll(folder: string, methods: Record<string, string>, all: mistakes.Mistake[], own?: string) {
  const file = join(folder, 'WidgetCallsController.cs');
  if (own) writeFileSync(file, own);
  finish(file, methods);
  mistakes.plant(file, all);
}

/** The site has a page of its own at this address. So the team removes the action of the file, as the file says. */
function keepOwnPage(folder: string, address: string) {
  const file = join(folder, 'WidgetCallsController.cs');
  const source = readFileSync(file, 'utf8');
  const [action] = source.match(new RegExp(`^ *\\[HttpGet, Route\\("~${address}"\\)\\]\n.*\n`, 'm')) ?? [];
  if (!action) throw new Error(`the file has no action for ${address}`);
  writeFileSync(file, source.replace(action, ''));
}

/** Starts a site, which is removed when it is closed. */
async function started(site: { folder: string; start(): ReturnType<typeof startHost>; remove(): void }) {
  const host = await site.start();
  return { ...host, folder: site.folder, close: () => host.close().then(site.remove) };
}

/** @param own The file of the team, in place of the one of the guide. */
async function office(own?: string) {
  const card = {
    path: 'Views/Home/Index.cshtml',
    place: 'at the end',
    text: '<portal-widget name="login-card" />\n@{ ViewData["Widgets"] = "login-card"; }\n',
  };
  const services = { path: 'Program.cs', place: 'before', anchor: 'var app = builder.Build();' };
  const endpoints = { path: 'Program.cs', place: 'before', anchor: 'app.Run();' };
  const health = [
    { ...services, text: `${sentenceOf(operate, 'builder.Services.AddHealthChecks().AddWidgets();')}\n` },
    {
      ...endpoints,
      text:
        readFileSync(operate, 'utf8').match(/(?<=^```csharp\n)app\.MapHealthChecks.*?(?=^```)/ms)?.[0] ?? '',
    },
  ];
  const finish = (folder: string) =>
    own ? finishAll(folder, ofCore4, [], own) : finishAll(folder, ofCore5, mistakes.ofCore);
  const adds = [...(coreSites.office?.adds ?? []), card, ...health];
  return started(await followSite('office', [section], { adds, finish }));
}

async function forum(own?: string) {
  const { layouts, anchors = [] } = sites.forum ?? {};
  const start: [string, string] = ['AreaRegistration.RegisterAllAreas();', 'RouteTable.Routes.IgnoreRoute'];
  const adds: Step[] = [
    {
      path: 'Views/Account/Login.cshtml',
      place: 'at the end',
      text: '@EvPortalWidgets.WidgetHtml.PortalWidget(Html, "login-card")\n@{ ViewData["Widgets"] = "login-card"; }\n',
    },
    {
      path: 'Controllers/AccountController.cs',
      place: 'before',
      anchor: 'return View(',
      text: 'WidgetCallsController.Guard.KeepBrowser(HttpContext);\n',
    },
  ];
  const { ForgotPassword: _, ...open } = ofMvc5;
  const finish = (folder: string) => {
    if (own) return finishAll(folder, ofFramework4, [], own);
    keepOwnPage(folder, ownPage);
    finishAll(folder, open, mistakes.ofMvc5);
  };
  const differences = { layouts, anchors: [...anchors, start], adds, sections: [section], finish };
  return started(await followGuideIn('test/aspnet/sites/forum', differences));
}

/** An area of this site has addresses that begin as those of the card. */
async function museum() {
  const page = 'Areas/Account';
  const adds: Step[] = [
    {
      path: `${page}/Views/Login/Index.cshtml`,
      place: 'at the end',
      text: '@EvPortalWidgets.WidgetHtml.PortalWidget(Html, "login-card")\n@{ ViewData["Widgets"] = "login-card"; }\n',
    },
    {
      path: `${page}/LoginController.cs`,
      place: 'before',
      anchor: 'return View(',
      text: 'WidgetCallsController.Guard.KeepBrowser(HttpContext);\n',
    },
  ];
  const { layouts, finish: addConfigs } = sites.museum ?? {};
  const finish = (folder: string) => {
    addConfigs?.(folder);
    finishAll(folder, ofMvc5, []);
  };
  return started(
    await followGuideIn('test/aspnet/sites/museum', { layouts, adds, sections: [section], finish }),
  );
}

/** Its sessions are those of OWIN. The class of the guide for them asks whether an account is locked. */
async function clinic() {
  const { words, session } = sites.clinic ?? {};
  const start: [string, string] = ['AreaRegistration.RegisterAllAreas();', 'RouteTable.Routes.MapRoute('];
  const adds: Step[] = [
    {
      path: 'Views/Home/Index.cshtml',
      place: 'at the end',
      text: '@EvPortalWidgets.WidgetHtml.PortalWidget(Html, "login-card")\n@{ ViewData["Widgets"] = "login-card"; }\n',
    },
    {
      path: 'Controllers/HomeController.cs',
      place: 'before',
      anchor: 'return View(',
      text: 'WidgetCallsController.Guard.KeepBrowser(HttpContext);\n',
    },
  ];
  const [, signIn] = readFileSync(fileOf('mvc5'), 'utf8').match(/`SignIn` return `(.+?)`/) ?? [];
  const methods = { ...ofMvc5, SignIn: `{ var name = id; return ${signIn}; }` };
  const finish = (folder: string) => finishAll(folder, methods, []);
  const differences = { words, session, anchors: [start], adds, sections: [section], finish };
  return started(await followGuideIn('test/aspnet/sites/clinic', differences));
}

/** A Web Site project has no project file and no NuGet, so its packages are assemblies in `bin/`. Its C# lies in `App_Code`. */
async function webSite(own?: string) {
  const root = mkdtempSync(join(tmpdir(), 'app-code-'));
  const folder = join(root, 'Portal');
  for (const name of ['Site.Master', 'Web.config', 'Default.aspx'])
    cpSync(join('test/aspnet/web/template', name), join(folder, name.replace('Default', 'default')));
  mkdirSync(join(folder, 'bin'));
  for (const name of ['EvPortalWidgets.SmsGuard', 'EvPortalWidgets.Web'])
    cpSync(assemblyOf(name), join(folder, `bin/${name}.dll`));
  addRepository(root);
  const ofSection = (step: Step) => step.section === section;
  for (const step of [...stepsForBoth(), ...stepsOf('web').filter(ofSection)]) {
    if (step.path === 'nuget.config') continue;
    if (step.path) write(folder, step);
    else await command(root, step.text);
  }
  if (own) writeFileSync(join(folder, 'WidgetCalls.cs'), own);
  withData(folder);
  intoPage(folder, own ? ofFramework4 : ofFramework5);
  for (const path of filesIn([folder], /\.cs$/)) {
    const place = join(folder, 'App_Code', path.slice(folder.length));
    mkdirSync(dirname(place), { recursive: true });
    renameSync(path, place);
  }
  setting(folder, 'Development', 'true');
  const remove = () => rmSync(root, { recursive: true });
  return started({ folder, start: () => startHost(folder), remove });
}

/** The data of all pages. The guide says in words which lines of the one for MVC 5 they are. */
function withData(folder: string): void {
  const block = stepsOf('mvc5').find((step) => step.section === section && step.path === 'Global.asax.cs');
  const [data = ''] = block?.text.split(/^ *RouteTable/m) ?? [];
  const start = `void Application_Start(object sender, EventArgs e) { ${data} }`;
  write(folder, {
    path: 'Global.asax',
    text: `<%@ Application Language="C#" %>
<script runat="server">${start.replaceAll('WidgetCallsController', 'WidgetCalls')}</script>
`,
  });
  const master = join(folder, 'Site.Master');
  const before = readFileSync(master, 'utf8');
  const withoutData = before.replaceAll(/, new EvPortalWidgets\.PageData \{.*?\}/g, '');
  expect(before.length).toBeGreaterThan(withoutData.length);
  writeFileSync(master, withoutData);
}

/** The team writes its methods, and puts the card into its page. */
function intoPage(folder: string, methods: Record<string, string>): void {
  withModule(folder);
  const mode = '<authentication mode="Forms"><forms loginUrl="~/default.aspx" /></authentication>';
  configure(folder, (config) => withLine(config, '<system.web>', mode));
  finish(join(folder, 'WidgetCalls.cs'), methods);
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

const noSdk = sdkVersion() ? undefined : 'there is no .NET SDK 10 or newer';

describe.each([
  [
    'a site of ASP.NET Core with a login of its own',
    noSdk,
    office,
    '/',
    '/',
    /Clerk: known/,
    mistakes.ofCore,
  ],
  [
    'a site of MVC 5 with a login of its own',
    missing(),
    forum,
    '/account/login',
    '/',
    /Member: known /,
    mistakes.ofMvc5,
  ],
  [
    'a Web Site project with a login of its own',
    missing(),
    webSite,
    '/default.aspx',
    '/default.aspx',
    /Known: \w/,
    [],
  ],
] as const)('%s', (name, reason, make, login, page, known, planted: readonly mistakes.Mistake[]) => {
  if (reason) console.log(`${name} is skipped: ${reason} on this machine.`);

  describe.skipIf(reason)('and the file of the guide', () => {
    let host: Awaited<ReturnType<typeof started>>;
    beforeAll(async () => {
      host = await make();
      await fetch(`${host.url}/widgets/shared.js`);
    }, 600_000);
    afterAll(() => host?.close());

    test('shows the card in its page, beside the other widgets', async () => {
      const { status, text } = await client(host.url).get(login);
      expect(status).toBe(200);
      for (const widget of ['header', 'login-card', 'footer'])
        expect(text).toContain(`data-widget="${widget}"`);
    });

    test('signs a visitor in by SMS, and its own pages know the visitor', async () => {
      const visitor = client(host.url);
      expect(await visitor.bySms(host, '380501234567', login)).toBe(1);
      expect((await visitor.get(page)).text).toMatch(known);
    });

    test('shows the visitor that the form is loading, and leads to no login after the login', async () => {
      const leads = async (address: string) => {
        const { status, text } = await client(host.url).get(`${login}?ReturnUrl=${address}`);
        expect(status).toBe(200);
        expect(text).toContain('data-first="login-card"');
        return dataOf(text).afterlogin;
      };
      expect(await leads('%2Freport')).toBe('/report');
      expect(await leads('%2Fuk%2Faccount%2Flogin')).toBe('/');
      // A page of Web Forms refuses an address with < itself.
      if (!/Web Site/.test(name)) expect(await leads('<x')).toBe('/');
    });

    test('refuses an account that may not sign in, whose browser stays a new one', async () => {
      const [byPhone, byEmail, allowed] = [client(host.url), client(host.url), client(host.url)];
      const hotline = expect.stringContaining('гарячу лінію');
      expect(await byPhone.bySms(host, locked.phone, login)).toEqual(hotline);
      expect(await byEmail.byEmail(locked.email, 'charge', login)).toEqual(hotline);
      for (const visitor of [byPhone, byEmail]) expect((await visitor.get(page)).text).not.toMatch(known);
      expect(byEmail.cookies.has(knownBrowser)).toBe(false);
      expect(await allowed.byEmail('driver@example.com', 'charge', login)).toBe(1);
      expect(allowed.cookies.has(knownBrowser)).toBe(true);
    });

    const logout = '/ru/account/logout';

    test('signs a visitor out by a link of its own menu', async () => {
      const visitor = client(host.url);
      const menu = async () => {
        const links: object[] | undefined = dataOf((await visitor.get(page)).text).menu;
        return links?.map(lowerCase);
      };
      expect(await menu()).toBeFalsy();
      await visitor.byEmail('driver@example.com', 'charge', login);
      expect(await menu()).toMatchObject([{ name: 'Вийти', link: logout }]);
      expect((await visitor.get(logout, { 'Sec-Fetch-Site': 'same-origin' })).location).toBe('/');
      expect((await visitor.get(page)).text).not.toMatch(known);
    });

    test.for(notByVisitor)('%s signs nobody out', async ([, headers]) => {
      const visitor = client(host.url);
      await visitor.byEmail('driver@example.com', 'charge', login);
      expect((await visitor.get(logout, headers)).location).toBe('/');
      expect((await visitor.get(page)).text).toMatch(known);
    });

    test.for(['/en', '/en/account/login'])('a first visit at %s keeps its language', async (address) => {
      const visitor = client(host.url);
      await visitor.follow(address);
      expect(dataOf((await visitor.get(login)).text).lang).toBe('en');
    });

    test('a link to another page does not choose the language', async () => {
      const visitor = client(host.url);
      expect((await visitor.get('/en/kontakty')).location).toBe('/kontakty');
      expect(visitor.cookies.get('culture')).toBeUndefined();
    });

    playTraces(() => ({ ...host, page: login }));

    test('signs a visitor in by email, and refuses a wrong password and a premium number', async () => {
      const visitor = client(host.url);
      expect(await visitor.byEmail('driver@example.com', '<b>', login)).toMatch(/\S/);
      expect(await visitor.checkout('380900123456')).toMatchObject({ code: 'NotAllowedSmsForCountry' });
      expect((await visitor.get(page)).text).not.toMatch(known);
      expect(await visitor.byEmail('driver@example.com', 'charge', login)).toBe(1);
      expect((await visitor.get(page)).text).toMatch(known);
    });

    /** What is wrong by the doctor, in requests that ask for a mistake. It sees how the page knows the visitor. */
    async function doctor(mistake = '') {
      const proxy = await startProxy(host.url);
      onTestFinished(() => void proxy.close());
      proxy.changeBy(() => {}, mistake ? { [mistakes.header]: mistake } : {});
      const phone = '380661234567';
      const before = host.codes(phone).length;
      const newest = () => vi.waitUntil(() => host.codes(phone).slice(before).at(-1), 10_000);
      const ask = async (question: string, isSecret = false) =>
        isSecret ? 'charge' : /code/.test(question) ? newest() : 'Clerk: known';
      const options = ['--sign-in', phone, '--email', 'driver@example.com'];
      return signIn([proxy.url + login, '--lang', 'uk', ...options], { ask });
    }

    test.runIf(planted.length)('the doctor finds nothing wrong in this login', async () => {
      const { wrong, skipped } = await doctor();
      expect([wrong, skipped]).toEqual([[], []]);
    });

    test.for(planted)('with $name it says so', async ({ name, found }) => {
      expect((await doctor(name)).wrong).toEqual([found]);
    });

    test.runIf(/MVC 5/.test(name))(
      'keeps its own page that the default route puts at an address of the card',
      async () => {
        const visitor = client(host.url);
        expect(await visitor.get(ownPage)).toMatchObject({ status: 200, text: 'Ask for a new password' });
        expect((await visitor.get(`/uk${ownPage}`)).location).toBe(ownPage);
      },
    );

    test('answers the calls of the header and the footer', async () => {
      const visitor = client(host.url);
      const call = (path: string) => visitor.get(path, byScript);
      expect((await call('/web/setculture?culture=fr')).status).toBe(400);
      expect((await call('/web/setculture?culture=en')).status).toBe(200);
      expect(decodeURIComponent(visitor.cookies.get('culture') ?? '')).toContain('en');
      expect((await call('/web/getbuildversion')).text).toMatch(/"\d+\.\d+\.\d+"/);
    });

    test('has no address with a language, so the header leads on', async () => {
      const visitor = client(host.url);
      expect(await visitor.follow(`/en${login}?a=b`)).toBe(`${login}?a=b`);
      // The footer leads to Russian pages, whatever a site offers.
      expect((await visitor.get(`/ru${login}`)).status).toBe(404);
    });

    test.runIf(/Core/.test(name))('answers a monitor as the guide for operators says', async () => {
      expect((await client(host.url).get('/health')).text).toMatch(/^Healthy\b/);
    });

    // In ASP.NET Core the site does not start: GuardTests.cs.
    test.skipIf(/Core/.test(name))(
      'a wrong limit is an error at the start, before Redis is looked for, and so is Redis without its package',
      async () => {
        configure(host.folder, (config) => config.replace('mode="On"', 'mode="Off"'));
        for (const each of ['Sms:PerNumber=0', 'Redis=localhost', `Secret=${'x'.repeat(32)}`])
          setting(host.folder, ...(each.split('=') as [string, string]));
        const errorOf = async () => {
          const other = await startHost(host.folder);
          onTestFinished(() => other.close());
          return (await fetch(`${other.url}/ru/kontakty`)).text();
        };
        expect(await errorOf()).toContain('EvPortalWidgets:Sms:PerNumber');
        setting(host.folder, 'Sms:PerNumber', '5');
        expect(await errorOf()).toContain('Install-Package EvPortalWidgets.Redis');
      },
    );
  });
});

const pragma = '#pragma warning disable\n';

describe.each([
  [
    'a site of ASP.NET Core',
    noSdk,
    // This site has strict analyzers.
    () => office(pragma + upgraded('Core/WidgetCallsController.cs')),
    '/',
    '/',
    /Clerk: known/,
  ],
  [
    'a site of MVC 5',
    missing(),
    () => forum(upgraded('Mvc5/WidgetCallsController.cs')),
    '/account/login',
    '/',
    /Member: known /,
  ],
  [
    'a Web Site project',
    missing(),
    () => webSite(upgraded('WebForms/WidgetCalls.cs')),
    '/default.aspx',
    '/default.aspx',
    /Known: \w/,
  ],
] as const)(
  '%s with the file of 4.0.0, whose calls the guide for upgrading has changed',
  (_, reason, make, login, page, known) => {
    test.skipIf(reason)(
      'signs a visitor in by SMS and by email',
      async () => {
        const host = await make();
        onTestFinished(() => host.close());
        for (const signsIn of [
          (visitor: ReturnType<typeof client>) => visitor.bySms(host, '380501234567', login),
          (visitor: ReturnType<typeof client>) => visitor.byEmail('driver@example.com', 'charge', login),
        ]) {
          const visitor = client(host.url);
          expect((await visitor.get(page)).text).not.toMatch(known);
          expect(await signsIn(visitor)).toBe(1);
          expect((await visitor.get(page)).text).toMatch(known);
        }
      },
      600_000,
    );
  },
);

test.skipIf(missing())(
  'in an MVC 5 site with areas, whose routes come after those of its login, the card signs a visitor in',
  async () => {
    const host = await museum();
    onTestFinished(() => host.close());
    const visitor = client(host.url);
    expect(await visitor.bySms(host, '380501234567', '/account/login')).toBe(1);
    expect((await visitor.get('/')).text).toMatch(/Guide: known /);
    expect((await visitor.get('/admin')).text).toContain('<h1>Rooms to count</h1>');
    expect(await visitor.follow('/uk/account/login')).toBe('/account/login');
    for (const address of ['/account/signup', '/uk/account/signup', '/account/forgotpassword']) {
      const page = await visitor.follow(address);
      expect(page).toMatch(/^\/account\/register\b/i);
      expect((await visitor.get(page)).text).toBe('Become a guide');
    }
    expect((await visitor.get('/ru/account/logout')).location).toBe('/');
    expect((await visitor.get('/')).text).toMatch(/Guide: nobody/);
  },
  600_000,
);

test.skipIf(missing())(
  'in an MVC 5 site with OWIN, the card signs in and out with the class of the guide, which may refuse',
  async () => {
    const host = await clinic();
    onTestFinished(() => host.close());
    const visitor = client(host.url);
    expect(await visitor.bySms(host, '380501110009', '/')).toContain('гарячу лінію');
    expect((await visitor.get('/')).text).toContain('Patient: nobody');
    expect(await visitor.bySms(host, '380501234567', '/')).toBe(1);
    expect((await visitor.get('/')).text).toContain('Patient: known ');
    expect((await visitor.get('/ru/account/logout')).location).toBe('/');
    expect((await visitor.get('/')).text).toContain('Patient: nobody');
  },
  600_000,
);
