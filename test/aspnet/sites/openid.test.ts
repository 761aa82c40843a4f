// @vitest-environment node
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sdkVersion } from '../dotnet';
import { write } from '../guide';
import { client, lowerCase, notByVisitor } from '../portal/client';
import { followGuideIn } from './core-site';

const sdk = sdkVersion();
if (!sdk) console.log('The site with OpenID Connect is skipped: there is no .NET SDK 10 or newer.');

/** In place of the package for OpenID Connect: it leads to the provider, and comes back without a check. */
const provider = `
using System.Security.Claims;
using System.Text.Encodings.Web;
using Microsoft.AspNetCore.Authentication;
using Microsoft.Extensions.Options;

public sealed class Provider(IOptionsMonitor<AuthenticationSchemeOptions> options, ILoggerFactory logger, UrlEncoder encoder)
    : AuthenticationHandler<AuthenticationSchemeOptions>(options, logger, encoder), IAuthenticationSignOutHandler
{
    protected override Task<AuthenticateResult> HandleAuthenticateAsync() => Task.FromResult(AuthenticateResult.NoResult());

    protected override Task HandleChallengeAsync(AuthenticationProperties properties)
    {
        Response.Redirect("/signin-oidc?to=" + properties.RedirectUri);
        return Task.CompletedTask;
    }

    public Task SignOutAsync(AuthenticationProperties? properties)
    {
        Response.Redirect("/signout-oidc?to=" + properties?.RedirectUri);
        return Task.CompletedTask;
    }

    public static async Task<IResult> Return(HttpContext context, string to)
    {
        ClaimsIdentity driver = new([new("name", "Anna"), new("role", "Admin")], "OpenIdConnect", "name", "role");
        await context.SignInAsync("Cookies", new(driver));
        return Results.LocalRedirect(to);
    }
}
`;

const program = (place: string, anchor: string, text: string) => ({
  path: 'Program.cs',
  place,
  anchor,
  text,
});

describe.skipIf(!sdk)('a site with OpenID Connect, and the header and the footer of the guide', () => {
  let site: Awaited<ReturnType<typeof followGuideIn>>;
  let host: Awaited<ReturnType<(typeof site)['start']>>;

  beforeAll(async () => {
    site = await followGuideIn(
      async (root, run) => {
        await run('dotnet', 'new', 'mvc', '-n', 'Portal', '--no-restore');
        const folder = join(root, 'Portal');
        write(folder, { path: 'Provider.cs', text: provider });
        write(
          folder,
          program(
            'before',
            'var app = builder.Build();',
            `builder.Services.AddAuthentication(site => { site.DefaultScheme = "Cookies"; site.DefaultChallengeScheme = "OpenIdConnect"; })
    .AddCookie("Cookies").AddScheme<Microsoft.AspNetCore.Authentication.AuthenticationSchemeOptions, Provider>("OpenIdConnect", null);
builder.Services.AddAuthorization(site => site.FallbackPolicy = new Microsoft.AspNetCore.Authorization.AuthorizationPolicyBuilder().RequireAuthenticatedUser().Build());
`,
          ),
        );
        write(
          folder,
          program(
            'before',
            'app.Run();',
            `app.MapGet("/signin-oidc", Provider.Return).AllowAnonymous();
app.MapGet("/who", (HttpContext context) => $"Known: {context.User.Identity?.Name}").AllowAnonymous();
`,
          ),
        );
      },
      ['OpenID Connect'],
    );
    host = await site.start();
  }, 300_000);
  afterAll(async () => {
    await host?.close();
    site?.remove();
  });

  test.for(['uk', 'ru', 'en'])(
    'begins the login of the provider at the login of the header in %s, and knows the user then',
    async (lang) => {
      const visitor = client(host.url);
      expect((await visitor.get('/who')).text).toBe('Known: ');
      expect(await visitor.follow(`/${lang}/account/login`)).toBe('/');
      expect((await visitor.get('/who')).text).toBe('Known: Anna');
      expect((await visitor.get('/')).text).toContain('data-widget="header"');
    },
  );

  test('the logout of the header ends the session of the site and leads to the end of that of the provider', async () => {
    const visitor = client(host.url);
    await visitor.follow('/uk/account/login');
    const { location } = await visitor.get('/ru/account/logout', { 'Sec-Fetch-Site': 'same-origin' });
    expect(location).toBe('/signout-oidc?to=/');
    expect((await visitor.get('/who')).text).toBe('Known: ');
  });

  test('keeps the language that the visitor chooses, and answers an address with a language', async () => {
    const visitor = client(host.url);
    await visitor.follow('/uk/account/login');
    expect(await visitor.follow('/en/Home/Privacy?a=1')).toBe('/Home/Privacy?a=1');
    const { status, text } = await visitor.get('/web/setculture?culture=en');
    expect([status, lowerCase(JSON.parse(text)).value]).toEqual([200, 'en']);
    expect(visitor.cookies.get('culture')).toBe('c%3Den%7Cuic%3Den');
    expect((await visitor.get('/web/setculture?culture=de')).status).toBe(400);
  });

  test('keeps the language of a first visit, and not that of a link to another page', async () => {
    const visitor = client(host.url);
    await visitor.get('/en/Home/Privacy');
    expect(visitor.cookies.get('culture')).toBeUndefined();
    expect((await visitor.get('/en')).location).toBe('/');
    expect(visitor.cookies.get('culture')).toBe('c%3Den%7Cuic%3Den');
  });

  test.for(notByVisitor)('%s signs nobody out', async ([, headers]) => {
    const visitor = client(host.url);
    await visitor.follow('/uk/account/login');
    expect((await visitor.get('/ru/account/logout', headers)).location).toBe('/');
    expect((await visitor.get('/who')).text).toBe('Known: Anna');
  });
});
