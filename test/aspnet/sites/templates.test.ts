// @vitest-environment node
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sdkVersion } from '../dotnet';
import { type Step, sentenceOf, write } from '../guide';
import { client } from '../portal/client';
import { layout, placesInPages } from './core-list';
import { type Differences, followGuideIn } from './core-site';

const sdk = sdkVersion();
if (!sdk) console.log('The SDK’s templates are skipped: there is no .NET SDK 10 or newer on this machine.');

/** What a site with a culture of its own has, and the lines of the guides for pages that follow the visitor's choice. */
const localized = [
  {
    place: 'before',
    anchor: 'using Microsoft.AspNetCore.Identity;',
    text: 'using Microsoft.AspNetCore.Localization;',
  },
  {
    place: 'before',
    anchor: 'var app = builder.Build();',
    text: [
      'builder.Services.Configure<RequestLocalizationOptions>(o => o.SetDefaultCulture("en").AddSupportedUICultures("en", "uk"));',
      sentenceOf('src/aspnet/README.md', 'builder.Services.Configure<RequestLocalizationOptions>'),
      sentenceOf('src/aspnet/core/README.md', 'builder.Services.ConfigureApplicationCookie'),
    ].join('\n'),
  },
  { place: 'before', anchor: 'app.UseRouting();', text: 'app.UseRequestLocalization();' },
].map((step) => ({ path: 'Program.cs', ...step, text: `${step.text}\n` }));

const password = 'Charge-1';

/** Adds a user with a password to a site with Identity. */
function seed(isBlazor: boolean): Step {
  const user = isBlazor ? 'Portal.Data.ApplicationUser' : 'Microsoft.AspNetCore.Identity.IdentityUser';
  const created = `users.CreateAsync(new() { UserName = "driver@example.com", Email = "driver@example.com" }, "${password}")`;
  const action = `async (Microsoft.AspNetCore.Identity.UserManager<${user}> users) => $"{await ${created}}"`;
  const text = `app.MapGet("/seed", ${action});\n`;
  return { path: 'Program.cs', place: 'before', anchor: 'app.Run();', text };
}

const webapp = { places: placesInPages };
const blazor = { lacks: layout };

/** The template `mvc` without accounts is the site of the tests in `portal/`. */
const templates: [string[], Differences][] = [
  [['webapp'], webapp],
  [['blazor', '--interactivity', 'None'], blazor],
  [['mvc', '--auth', 'Individual'], {}],
  [['webapp', '--auth', 'Individual'], webapp],
  [
    ['blazor', '--interactivity', 'None', '--auth', 'Individual'],
    { ...blazor, words: [['IdentityUser', 'Portal.Data.ApplicationUser']] },
  ],
];

describe.skipIf(!sdk).each(templates)('a new site: dotnet new %j', (template, differences) => {
  const hasUsers = template.includes('Individual');
  const isLocalized = template.join() === 'mvc,--auth,Individual';
  let site: Awaited<ReturnType<typeof followGuideIn>> | undefined;
  let host: Awaited<ReturnType<NonNullable<typeof site>['start']>>;

  beforeAll(async () => {
    const sections = ['Languages and sign-in'];
    if (hasUsers) sections.push('Identity', 'Users of Identity');
    if (template.includes('blazor')) sections.push('Blazor');
    site = await followGuideIn(
      async (root, run) => {
        await run('dotnet', 'new', ...template, '-n', 'Portal', '--no-restore');
        if (hasUsers) write(join(root, 'Portal'), seed(template.includes('blazor')));
        if (!isLocalized) return;
        for (const step of localized) write(join(root, 'Portal'), step);
        const text = '<p>Culture: @System.Globalization.CultureInfo.CurrentUICulture</p>\n';
        write(join(root, 'Portal'), { path: 'Views/Home/Index.cshtml', place: 'at the end', text });
      },
      sections,
      { ...differences, others: hasUsers || template.includes('blazor') },
    ).catch((error: Error) => {
      if (!/NU1(100|101|301)|Unable to load the service index/.test(error.message)) throw error;
      console.log(`dotnet new ${template.join(' ')} is skipped: its packages cannot be downloaded.`);
      return undefined;
    });
    if (site) host = await site.start();
  }, 300_000);
  afterAll(async () => {
    await host?.close();
    site?.remove();
  });
  beforeEach(({ skip }) => skip(!site));

  const known = async (visitor: ReturnType<typeof client>) => {
    for (const request of [1, 2]) {
      const { status, text } = await visitor.get('/panel');
      expect([request, status]).toEqual([request, 200]);
      expect(text).toContain('data-widget="footer"');
    }
  };

  test('has the widgets on its own page, and signs visitors in by SMS and by email', async () => {
    const [byPhone, byEmail] = [client(host.url), client(host.url)];
    const { text } = await byPhone.get('/');
    for (const part of ['Portal', 'data-widget="header"', '.__PAGE__ = {', 'widgets.css?v=', '/footer.js?v='])
      expect(text).toContain(part);
    expect(await byPhone.bySms(host, '380501234567')).toBe(1);
    await known(byPhone);
    if (hasUsers) {
      expect((await byEmail.get('/seed')).text).toBe('Succeeded');
      const refused = 'Неправильна електронна пошта або пароль.';
      expect(await byEmail.byEmail('driver@example.com', 'charge')).toBe(refused);
      expect(await byEmail.byEmail('nobody@example.com', '')).toBe(refused);
    }
    expect(await byEmail.byEmail('driver@example.com', hasUsers ? password : 'charge')).toBe(1);
    await known(byEmail);
    expect((await byEmail.get('/ru/account/logout')).location).toBe('/uk/account/login');
    expect((await byEmail.get('/panel')).status).toBe(302);
    expect(host.log.join('\n')).not.toContain('the next page does not know it');
  });

  test.runIf(isLocalized)('its pages follow the choice of a visitor, who is led to the sample', async () => {
    const visitor = client(host.url);
    expect((await visitor.get('/')).text).toContain('Culture: en<');
    await visitor.get('/web/setculture?culture=uk');
    expect((await visitor.get('/')).text).toContain('Culture: uk<');
    expect(await visitor.follow('/panel')).toMatch(/^\/uk\/account\/login\?/);
  });
});
