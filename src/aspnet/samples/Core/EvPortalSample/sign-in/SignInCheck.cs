#nullable enable
using System;
using System.Security.Cryptography;
using System.Threading;
using Microsoft.AspNetCore.DataProtection;
using Microsoft.AspNetCore.Http;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Logging;

namespace EvPortalSample;

/// <summary>Reports that the next page does not know a visitor who has signed in. Each page would lead back to the login.</summary>
public static class SignInCheck
{
    private const string Cookie = "ev-portal-signed-in";
    private static readonly TimeSpan Time = TimeSpan.FromMinutes(1);
    private static int isReported;

    /// <summary>Call this after a login. The next page is opened within a minute.</summary>
    public static void Expect(HttpContext context) => context.Response.Cookies.Append(
        Cookie,
        Protector(context).Protect("1", Time),
        new() { MaxAge = Time, HttpOnly = true, IsEssential = true, Secure = context.Request.IsHttps, SameSite = SameSiteMode.Lax });

    public static void Forget(HttpContext context) => context.Response.Cookies.Delete(Cookie);

    /// <summary>Call this for each page.</summary>
    public static void Report(HttpContext context)
    {
        if (context.User.Identity?.IsAuthenticated == true || !HasSignedIn(context)) return;
        if (Interlocked.Exchange(ref isReported, 1) == 1) return;
        context.RequestServices.GetRequiredService<ILogger<PortalSignInController>>().LogError(
            "A visitor has signed in, and the next page does not know it. Does the site call UseAuthentication, and does its default "
            + "scheme read what IPortalSession.SignIn has written? See \"The session of the site\" in aspnet/core/README.md.");
    }

    /// <summary>A stranger can send a cookie, but not sign it: so nobody uses up the only line of the log.</summary>
    private static bool HasSignedIn(HttpContext context)
    {
        try
        {
            return context.Request.Cookies[Cookie] is { } value && Protector(context).Unprotect(value) == "1";
        }
        catch (CryptographicException)
        {
            return false;
        }
    }

    private static ITimeLimitedDataProtector Protector(HttpContext context) =>
        context.RequestServices.GetRequiredService<IDataProtectionProvider>().CreateProtector(Cookie).ToTimeLimitedDataProtector();
}
