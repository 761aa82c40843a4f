#nullable enable
using System;
using System.Threading;
using Microsoft.AspNetCore.Http;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Logging;

namespace EvPortalSample;

/// <summary>Reports that the next page does not know a visitor who has signed in. Each page would lead back to the login.</summary>
public static class SignInCheck
{
    private const string Cookie = "ev-portal-signed-in";
    private static int isReported;

    /// <summary>Call this after a login. The next page is opened within a minute.</summary>
    public static void Expect(HttpContext context) => context.Response.Cookies.Append(
        Cookie, "1", new() { MaxAge = TimeSpan.FromMinutes(1), HttpOnly = true, Secure = context.Request.IsHttps, SameSite = SameSiteMode.Lax });

    public static void Forget(HttpContext context) => context.Response.Cookies.Delete(Cookie);

    /// <summary>Call this for each page.</summary>
    public static void Report(HttpContext context)
    {
        if (context.User.Identity?.IsAuthenticated == true || !context.Request.Cookies.ContainsKey(Cookie)) return;
        if (Interlocked.Exchange(ref isReported, 1) == 1) return;
        context.RequestServices.GetRequiredService<ILogger<PortalSignInController>>().LogError(
            "A visitor has signed in, and the next page does not know it. Does the site call UseAuthentication, and does its default scheme "
            + "read what IPortalSession.SignIn has written? See \"The session of the site\" in aspnet/core/README.md.");
    }
}
