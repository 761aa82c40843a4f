using System;
using System.Linq;

namespace EvPortalWidgets;

/// <summary>The addresses that the widgets call.</summary>
internal static class WidgetCallPaths
{
    /// <summary>The most bytes of a login.</summary>
    public const int LongestLogin = 16384;

    private static readonly string[] Logins = ["/account/phonelogin", "/account/emaillogin"];
    private static readonly string[] Others = ["/web/setculture", "/web/getbuildversion", "/login/checkout"];

    /// <summary>Whether a path is one of them, also below another path. Routes ignore letter case and slashes at the end.</summary>
    public static bool Has(string path) => IsLogin(path) || IsOneOf(Others, path);

    /// <summary>Whether a path is one of a login.</summary>
    public static bool IsLogin(string path) => IsOneOf(Logins, path);

    private static bool IsOneOf(string[] paths, string path) =>
        paths.Any(each => path.TrimEnd('/').EndsWith(each, StringComparison.OrdinalIgnoreCase));
}
