namespace EvPortalWidgets;

/// <summary>Says which page follows a login, and which requests may end the session.</summary>
public static class WidgetLogin
{
    /// <summary>
    /// The value for <c>AfterLogin</c>: the page that the visitor asked for, which ASP.NET names in <c>ReturnUrl</c>. Null if the
    /// address does not belong to this site, or is that of the login or the logout. The card then leads to the control panel.
    /// </summary>
    /// <param name="returnUrl">The value of <c>ReturnUrl</c> in the address of the login page.</param>
    public static string? ReturnTo(string? returnUrl)
    {
        // Like Url.IsLocalUrl of MVC, which Web Forms lacks. An address with ~/ is refused: a browser does not know it.
        var isLocal = returnUrl is ['/'] or ['/', not '/' and not '\\', ..] && !returnUrl.Any(char.IsControl);
        return isLocal && !IsOfSession(returnUrl) ? returnUrl : null;
    }

    /// <summary>
    /// Whether a request may end a session. A page of another site, or an image of another subdomain, may not, and no page may that is only
    /// loaded in advance. Browsers before 2023 do not say where a request comes from.
    /// </summary>
    /// <param name="header">Gives the value of a header.</param>
    public static bool MaySignOut(Func<string, string?> header) => !IsInAdvance(header("Sec-Purpose")) && header("Sec-Fetch-Site") switch
    {
        "cross-site" => false,
        "same-site" => header("Sec-Fetch-Dest") == "document",
        _ => true,
    };

    private static bool IsInAdvance(string? purpose) => purpose?.StartsWith("prefetch", StringComparison.OrdinalIgnoreCase) == true;

    /// <summary>Nobody who has just signed in wants to sign in again, or out. Browsers read dots and backslashes as a Uri does.</summary>
    private static bool IsOfSession(string? address)
    {
        if (!Uri.TryCreate(new Uri("http://localhost"), address, out var found)) return false;
        var path = Uri.UnescapeDataString(found.AbsolutePath).TrimEnd('/');
        return new[] { "/account/login", "/account/logout" }.Any(end => path.EndsWith(end, StringComparison.OrdinalIgnoreCase));
    }
}
