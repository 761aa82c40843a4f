#nullable enable
using System;
using System.Security.Cryptography;
using System.Text.RegularExpressions;
using Microsoft.AspNetCore.Http;

namespace EvPortalSample;

/// <summary>The browser that asks for a code. The code is valid only there, so a stranger can neither use it nor use it up.</summary>
/// <param name="Id">Without its cookie a browser counts as its address. Empty if codes are not bound to browsers.</param>
/// <param name="Address">The address of the connection.</param>
public sealed partial record LoginBrowser(string Id, string Address)
{
    private const string Cookie = "login-browser";

    [GeneratedRegex(@"^[0-9A-F]{32}\z")]
    private static partial Regex Random();

    public static LoginBrowser Of(HttpContext context)
    {
        var address = context.Connection.RemoteIpAddress?.ToString() ?? "";
        // Another origin gets no cookies, and the address of a driver changes between Wi-Fi and the mobile network.
        return new(PortalPage.ApiUrl(context) is null ? IdIn(context.Request) ?? address : "", address);
    }

    /// <summary>
    /// Gives the browser its cookie. The page with the login card does so, and not the call for a code: a browser may repeat that call
    /// before the first answer has come.
    /// </summary>
    public static void Remember(HttpContext context)
    {
        var id = IdIn(context.Request) ?? Convert.ToHexString(RandomNumberGenerator.GetBytes(16));
        context.Response.Cookies.Append(Cookie, id, new()
        {
            HttpOnly = true,
            IsEssential = true,
            MaxAge = TimeSpan.FromDays(1),
            SameSite = SameSiteMode.Lax,
            Secure = context.Request.IsHttps,
        });
    }

    /// <summary>Whether the attempts of both count together.</summary>
    public bool IsSameAs(LoginBrowser other) => Id == other.Id && (Id.Length > 0 || Address == other.Address);

    private static string? IdIn(HttpRequest request) =>
        request.Cookies[Cookie] is { } id && Random().IsMatch(id) ? id : null;
}
