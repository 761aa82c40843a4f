using System.Security.Claims;
using Microsoft.AspNetCore.Authentication;
using Microsoft.AspNetCore.Authentication.BearerToken;
using Microsoft.AspNetCore.Authentication.Cookies;
using Microsoft.AspNetCore.Http;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.DependencyInjection.Extensions;
using Microsoft.Extensions.Options;

namespace EvPortalWidgets;

/// <summary>
/// Signs in by the scheme that reads each request of the site, and not by the default sign-in scheme: with Identity that is the one for
/// external logins, which no page reads.
/// </summary>
internal sealed class SchemeSession(IAuthenticationSchemeProvider schemes, IAuthenticationHandlerProvider handlers) : IWidgetSession
{
    private const string Ours = "EvPortal";

    public static void AddTo(IServiceCollection services)
    {
        services.AddAuthentication();
        services.TryAddScoped<IWidgetSession, SchemeSession>();
        // Only for a site without any scheme. It may add its own before or after these lines.
        services.AddOptions<CookieAuthenticationOptions>(Ours).Configure(cookie => cookie.LoginPath = "/account/login");
        services.TryAddEnumerable(
            ServiceDescriptor.Singleton<IPostConfigureOptions<CookieAuthenticationOptions>, PostConfigureCookieAuthenticationOptions>());
        services.PostConfigure<AuthenticationOptions>(site =>
        {
            if (site.Schemes.Any()) return;
            site.AddScheme<CookieAuthenticationHandler>(Ours, null);
            site.DefaultScheme = Ours;
        });
    }

    public async Task<string?> SignIn(HttpContext context, string id, string? role)
    {
        var scheme = await NameOfScheme().ConfigureAwait(false);
        List<Claim> claims = new() { new(ClaimTypes.NameIdentifier, id) };
        if (role is not null) claims.Add(new(ClaimTypes.Role, role));
        await context.SignInAsync(scheme, new ClaimsPrincipal(new ClaimsIdentity(claims, scheme))).ConfigureAwait(false);
        return null;
    }

    public async Task SignOut(HttpContext context) =>
        await context.SignOutAsync(await NameOfScheme().ConfigureAwait(false)).ConfigureAwait(false);

    /// <summary>Throws if nobody could sign in: then the site does not start.</summary>
    public async Task Check(HttpContext context)
    {
        const string guide = "in aspnet/core/README.md";
        var name = (await schemes.GetDefaultAuthenticateSchemeAsync().ConfigureAwait(false))?.Name
            ?? throw new InvalidOperationException(
                $"The site has several authentication schemes and no default one: see \"The session of the site\" {guide}.");
        var isIdentity = false;
        IAuthenticationHandler? handler = null;
        for ((string? next, var steps) = (name, 0); next is not null && steps < 10; steps++)
        {
            isIdentity |= next.StartsWith("Identity.", StringComparison.Ordinal);
            name = next;
            handler = await handlers.GetHandlerAsync(context, name).ConfigureAwait(false);
            next = Target(handler, context);
        }
        if (isIdentity) throw new InvalidOperationException($"The site uses Identity, so it needs the class of \"Identity\" {guide}.");
        // A sign-in by bearer tokens would write them into the answer to the card.
        if (handler is not IAuthenticationSignInHandler || OptionsOf(handler) is BearerTokenOptions)
        {
            throw new InvalidOperationException(
                $"The default scheme \"{name}\" of the site can sign nobody in: see \"JWT or OpenID Connect\" {guide}.");
        }
    }

    private async Task<string> NameOfScheme() => (await schemes.GetDefaultAuthenticateSchemeAsync().ConfigureAwait(false))!.Name;

    /// <summary>The scheme to which a scheme passes a sign-in on. Null if it does not.</summary>
    private static string? Target(IAuthenticationHandler? handler, HttpContext context) =>
        OptionsOf(handler) is { } options
            ? options.ForwardSignIn ?? options.ForwardDefaultSelector?.Invoke(context) ?? options.ForwardDefault
            : null;

    private static AuthenticationSchemeOptions? OptionsOf(IAuthenticationHandler? handler) =>
        handler?.GetType().GetProperty("Options")?.GetValue(handler) as AuthenticationSchemeOptions;
}
