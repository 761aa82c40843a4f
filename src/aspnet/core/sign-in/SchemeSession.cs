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
internal sealed class SchemeSession(IAuthenticationSchemeProvider schemes, IOptionsMonitor<PolicySchemeOptions> policies) : IWidgetSession
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

    public async Task<string?> SignInAsync(HttpContext context, string id, string? role)
    {
        var scheme = await Check(context).ConfigureAwait(false);
        List<Claim> claims = new() { new(ClaimTypes.NameIdentifier, id) };
        if (role is not null) claims.Add(new(ClaimTypes.Role, role));
        await context.SignInAsync(scheme, new ClaimsPrincipal(new ClaimsIdentity(claims, scheme))).ConfigureAwait(false);
        return null;
    }

    public async Task SignOutAsync(HttpContext context) =>
        await context.SignOutAsync((await schemes.GetDefaultAuthenticateSchemeAsync().ConfigureAwait(false))!.Name).ConfigureAwait(false);

    /// <summary>The name of the site's default scheme. Throws if nobody could sign in by it.</summary>
    /// <param name="request">The sign-in. At the start it is null: then a scheme that the site selects for each request is not known yet.</param>
    public async Task<string> Check(HttpContext? request)
    {
        const string guide = "in aspnet/core/README.md";
        var name = (await schemes.GetDefaultAuthenticateSchemeAsync().ConfigureAwait(false))?.Name
            ?? throw new InvalidOperationException(
                $"The site has several authentication schemes and no default one: see \"The session of the site\" {guide}.");
        HashSet<string> passed = [];
        for (var next = name; next is not null && passed.Add(next);)
        {
            if (next.StartsWith("Identity.", StringComparison.Ordinal))
                throw new InvalidOperationException($"The site uses Identity, so it needs the class of \"The sample with Identity, for new users\" {guide}.");
            var scheme = await schemes.GetSchemeAsync(next).ConfigureAwait(false);
            if (scheme is null || !CanSignIn(scheme.HandlerType))
            {
                throw new InvalidOperationException(
                    $"The default scheme \"{next}\" of the site can sign nobody in: see \"JWT or OpenID Connect\" {guide}.");
            }
            next = typeof(PolicySchemeHandler).IsAssignableFrom(scheme.HandlerType) ? Target(policies.Get(next), request) : null;
        }
        return name;
    }

    /// <summary>A sign-in by bearer tokens would write them into the answer to the card.</summary>
    private static bool CanSignIn(Type handler) =>
        typeof(IAuthenticationSignInHandler).IsAssignableFrom(handler)
        && !typeof(AuthenticationHandler<BearerTokenOptions>).IsAssignableFrom(handler);

    /// <summary>The scheme to which a policy scheme passes a sign-in on. Null if it does not, or if only a request decides it.</summary>
    private static string? Target(PolicySchemeOptions options, HttpContext? request)
    {
        if (options.ForwardSignIn is { } target) return target;
        if (options.ForwardDefaultSelector is not { } select) return options.ForwardDefault;
        return request is null ? null : select(request) ?? options.ForwardDefault;
    }
}
