namespace EvPortalWidgets;

/// <summary>The addresses that the widgets call.</summary>
internal static class WidgetCallPaths
{
    /// <summary>The most bytes of a login.</summary>
    public const int LongestLogin = 16384;

    private const string Checkout = "/login/checkout";
    private static readonly string[] Logins = ["/account/phonelogin", "/account/emaillogin"];
    private static readonly string[] Others = ["/web/setculture", "/web/getbuildversion", Checkout];

    /// <summary>Whether a path is one of them, also below another path. Routes ignore letter case and slashes at the end.</summary>
    public static bool Has(string path) => IsLogin(path) || IsOneOf(Others, path);

    /// <summary>Whether a path is one of a login.</summary>
    public static bool IsLogin(string path) => IsOneOf(Logins, path);

    /// <summary>Whether a path is one of the calls by which a visitor signs in.</summary>
    public static bool IsSignIn(string path) => IsLogin(path) || IsOneOf([Checkout], path);

    private static bool IsOneOf(string[] paths, string path) =>
        paths.Any(each => path.TrimEnd('/').EndsWith(each, StringComparison.OrdinalIgnoreCase));
}
