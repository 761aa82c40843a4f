using System.Security.Cryptography;
using Microsoft.AspNetCore.DataProtection;
using Microsoft.AspNetCore.Http;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Logging;

namespace EvPortalWidgets;

/// <summary>
/// Begins and ends the session of a visitor. Reports that the next page does not know a visitor who has signed in: each page would lead
/// back to the login.
/// </summary>
/// <param name="session">The session of the site.</param>
public sealed class WidgetSignIn(IWidgetSession session)
{
    /// <summary>Begins the session, or answers why not. The next page is opened within a minute.</summary>
    /// <param name="id">The site's own name of the user, which never changes.</param>
    public async Task<WidgetAnswer> SignInAsync(HttpContext context, string id, string? role)
    {
        if (await session.SignInAsync(context, id, role).ConfigureAwait(false) is { } refusal) return WidgetAnswer.Refused(refusal);
        var time = WidgetCookies.SignedIn.Lasts;
        context.Response.Cookies.Append(
            WidgetCookies.SignedIn.Name,
            Protector(context).Protect("1", time),
            new() { MaxAge = time, HttpOnly = true, IsEssential = true, Secure = context.Request.IsHttps, SameSite = SameSiteMode.Lax });
        return WidgetAnswer.Accepted();
    }

    /// <summary>Ends the session. A request of another site, or for an image of another subdomain, is ignored.</summary>
    public async Task<bool> SignOutAsync(HttpContext context)
    {
        if (!WidgetLogin.MaySignOut(name => context.Request.Headers[name])) return false;
        await session.SignOutAsync(context).ConfigureAwait(false);
        context.Response.Cookies.Delete(WidgetCookies.SignedIn.Name);
        return true;
    }

    /// <summary>Call this for each page.</summary>
    public static void Report(HttpContext context)
    {
        if (context.User.Identity?.IsAuthenticated == true || !HasSignedIn(context)) return;
        context.RequestServices.GetRequiredService<SignInLog>().Lines.Once(
            SignInEvents.LostSession, "Does the site call UseAuthentication, and does its default scheme read what "
            + "IWidgetSession.SignInAsync has written?", "core");
    }

    /// <summary>A stranger can send a cookie, but not sign it: so nobody uses up the only line of the log.</summary>
    private static bool HasSignedIn(HttpContext context)
    {
        try
        {
            return context.Request.Cookies[WidgetCookies.SignedIn.Name] is { } value && Protector(context).Unprotect(value) == "1";
        }
        catch (CryptographicException)
        {
            return false;
        }
    }

    private static ITimeLimitedDataProtector Protector(HttpContext context) =>
        context.RequestServices.GetRequiredService<IDataProtectionProvider>()
            .CreateProtector(WidgetCookies.SignedIn.Name).ToTimeLimitedDataProtector();
}

/// <summary>The log of the sign-in. Each host has its own.</summary>
internal sealed class SignInLog(ILogger<WidgetSignIn> logger)
{
    public WidgetLog Lines { get; } = SiteLog.Of(logger);
}
