// @vitest-environment node
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sdkVersion } from '../dotnet';
import { type Step, sentenceOf, write } from '../guide';
import { client } from '../portal/client';
import { layout, placesInPages } from './core-list';
import { type Differences, followGuideIn, orOffline } from './core-site';
import {
  atIdentity,
  create,
  guesses,
  hashesOnce,
  lockout,
  notAllowed,
  password,
  proxied,
  seeded,
  withUsers,
  wrong,
} from './identity';

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

/** Users who may not sign in, by how the card calls them. Each has the password. */
const refused = [
  ['locked@example.com', 'EmailConfirmed = true, LockoutEnd = DateTimeOffset.MaxValue'],
  ['factor@example.com', 'EmailConfirmed = true, TwoFactorEnabled = true'],
  ['unconfirmed@example.com', ''],
  ['380501110001', 'LockoutEnd = DateTimeOffset.MaxValue'],
  ['380501110002', 'PhoneNumber = "+380501110002", PhoneNumberConfirmed = true, TwoFactorEnabled = true'],
] as const;

/** Adds users to a site with Identity, and shows whom it signs in. */
function seed(isBlazor: boolean): Step[] {
  const user = isBlazor ? 'Portal.Data.ApplicationUser' : 'Microsoft.AspNetCore.Identity.IdentityUser';
  const all = [
    ...refused.map(([name, more]) => create(name, more, password)),
    create('driver@example.com', 'EmailConfirmed = true', password),
    create('bare@example.com', 'EmailConfirmed = true'),
    // As the class of an older guide has made them.
    create('380501110003', ''),
  ];
  const enter = `
app.MapGet("/enter", async (HttpContext context, EvPortalWidgets.WidgetSignIn session, Microsoft.AspNetCore.Identity.UserManager<${user}> users, string id) =>
    $"{(await session.SignInAsync(context, id, null)).Status} {await users.FindByNameAsync(id)}");
`;
  return [
    ...withUsers(user, all),
    { path: 'Program.cs', place: 'before', anchor: 'app.Run();', text: enter },
  ];
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
    if (hasUsers) sections.push('The sample with Identity, for new users', 'Users of Identity');
    if (template.includes('blazor')) sections.push('Blazor');
    const following = followGuideIn(
      async (root, run) => {
        await run('dotnet', 'new', ...template, '-n', 'Portal', '--no-restore');
        for (const step of hasUsers ? seed(template.includes('blazor')) : [])
          write(join(root, 'Portal'), step);
        if (!isLocalized) return;
        for (const step of localized) write(join(root, 'Portal'), step);
        const text = '<p>Culture: @System.Globalization.CultureInfo.CurrentUICulture</p>\n';
        write(join(root, 'Portal'), { path: 'Views/Home/Index.cshtml', place: 'at the end', text });
      },
      sections,
      { ...differences, others: hasUsers || template.includes('blazor') },
    );
    site = await orOffline(`dotnet new ${template.join(' ')}`, following);
    if (site) host = await site.start(proxied);
    if (site && hasUsers) await seeded(host.url, 8);
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
      expect(await byEmail.byEmail('driver@example.com', 'charge')).toBe(wrong);
      expect(await byEmail.byEmail('nobody@example.com', '')).toBe(wrong);
    }
    expect(await byEmail.byEmail('driver@example.com', hasUsers ? password : 'charge')).toBe(1);
    await known(byEmail);
    expect((await byEmail.get('/ru/account/logout')).location).toBe('/uk/account/login');
    expect((await byEmail.get('/panel')).status).toBe(302);
    expect(host.log.join('\n')).not.toContain('the next page does not know it');
  });

  describe.runIf(hasUsers)('with accounts', () => {
    test.for(refused)('signs %s in by no way', async ([name]) => {
      const visitor = client(host.url);
      const answer = name.includes('@') ? visitor.byEmail(name, password) : visitor.bySms(host, name);
      expect(await answer).toBe(notAllowed);
      expect((await visitor.get('/panel')).status).toBe(302);
    });

    test('hashes once for a wrong password, whether the account exists, has a password, or not', async () => {
      await hashesOnce(host.url, ['nobody@example.com', 'bare@example.com', 'driver@example.com']);
      expect(await client(host.url).byEmail('bare@example.com', '')).toBe(wrong);
    });

    // The pages of Blazor have other forms.
    test.skipIf(template.includes('blazor'))(
      'wrong passwords in the card count on the page of Identity',
      async () => {
        const stranger = atIdentity(host.url, '/uk/account/login', '203.0.113.8');
        for (const guess of guesses) expect(await stranger.inCard('driver@example.com', guess)).toBe(wrong);
        expect(await stranger.enter('driver@example.com', password)).toBe(lockout);
      },
    );

    test('makes a user for a proved number alone, and knows the user whom an older guide has made', async () => {
      expect((await client(host.url).get('/enter?id=admin@example.com')).text).toBe('1 ');
      const visitor = client(host.url);
      expect(await visitor.bySms(host, '380501110003')).toBe(1);
      await known(visitor);
    });
  });

  test.runIf(isLocalized)('its pages follow the choice of a visitor, who is led to the sample', async () => {
    const visitor = client(host.url);
    expect((await visitor.get('/')).text).toContain('Culture: en<');
    await visitor.get('/web/setculture?culture=uk');
    expect((await visitor.get('/')).text).toContain('Culture: uk<');
    expect(await visitor.follow('/panel')).toMatch(/^\/uk\/account\/login\?/);
  });
});
