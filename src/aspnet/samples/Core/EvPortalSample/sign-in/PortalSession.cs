#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Security.Claims;
using System.Threading.Tasks;
using Microsoft.AspNetCore.Authentication;
using Microsoft.AspNetCore.Authentication.BearerToken;
using Microsoft.AspNetCore.Authentication.Cookies;
using Microsoft.AspNetCore.Http;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.DependencyInjection.Extensions;
using Microsoft.Extensions.Options;

namespace EvPortalSample;

/// <summary>The session of the site. With ASP.NET Core Identity it is the class of the guide.</summary>
public interface IPortalSession
{
    Task SignIn(HttpContext context, PortalUser user);

    Task SignOut(HttpContext context);
}

/// <summary>
/// Signs in by the scheme that reads each request of the site, and not by the default sign-in scheme: with Identity that is the one for
/// external logins, which no page reads.
/// </summary>
public sealed class SiteSession(IAuthenticationSchemeProvider schemes, IAuthenticationHandlerProvider handlers) : IPortalSession
{
    private const string Ours = "EvPortal";

    public static void AddTo(IServiceCollection services)
    {
        services.AddAuthentication();
        services.TryAddScoped<IPortalSession, SiteSession>();
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

    public async Task SignIn(HttpContext context, PortalUser user)
    {
        var scheme = (await schemes.GetDefaultAuthenticateSchemeAsync())!.Name;
        List<Claim> claims = [new(ClaimTypes.NameIdentifier, user.Id)];
        if (user.Role is not null) claims.Add(new(ClaimTypes.Role, user.Role));
        await context.SignInAsync(scheme, new ClaimsPrincipal(new ClaimsIdentity(claims, scheme)));
    }

    public async Task SignOut(HttpContext context) =>
        await context.SignOutAsync((await schemes.GetDefaultAuthenticateSchemeAsync())!.Name);

    /// <summary>Throws if nobody could sign in: then the site does not start.</summary>
    public async Task Check(HttpContext context)
    {
        const string guide = "in aspnet/core/README.md";
        var name = (await schemes.GetDefaultAuthenticateSchemeAsync())?.Name
            ?? throw new InvalidOperationException(
                $"The site has several authentication schemes and no default one: see \"The session of the site\" {guide}.");
        var isIdentity = false;
        IAuthenticationHandler? handler = null;
        for (var (next, steps) = ((string?)name, 0); next is not null && steps < 10; steps++)
        {
            isIdentity |= next.StartsWith("Identity.", StringComparison.Ordinal);
            name = next;
            handler = await handlers.GetHandlerAsync(context, name);
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

    /// <summary>The scheme to which a scheme passes a sign-in on. Null if it does not.</summary>
    private static string? Target(IAuthenticationHandler? handler, HttpContext context) =>
        OptionsOf(handler) is { } options
            ? options.ForwardSignIn ?? options.ForwardDefaultSelector?.Invoke(context) ?? options.ForwardDefault
            : null;

    private static AuthenticationSchemeOptions? OptionsOf(IAuthenticationHandler? handler) =>
        handler?.GetType().GetProperty("Options")?.GetValue(handler) as AuthenticationSchemeOptions;
}
