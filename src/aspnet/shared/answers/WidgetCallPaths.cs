using System.Text.RegularExpressions;

namespace EvPortalWidgets;

/// <summary>The addresses that the widgets call.</summary>
internal static class WidgetCallPaths
{
    /// <summary>The most bytes of a login.</summary>
    public const int LongestLogin = 16384;

    /// <summary>The header of the card, which only a script of its own site can send.</summary>
    public const string ByScript = "X-Requested-With";

    private static readonly Regex All = At(WidgetTable.Calls);
    private static readonly Regex Logins = At(WidgetTable.PhoneLogin, WidgetTable.EmailLogin);
    private static readonly Regex Checkout = At(WidgetTable.Checkout);

    /// <summary>
    /// Whether a path is one of them, also below another path or before an id, as in <c>{lang}/{controller}/{action}/{id}</c>. Routes
    /// ignore letter case and slashes at the end.
    /// </summary>
    public static bool Has(string path) => All.IsMatch(path);

    /// <summary>Whether a path is one of a login.</summary>
    public static bool IsLogin(string path) => Logins.IsMatch(path);

    /// <summary>
    /// Whether a request is a login that another page may have sent, with what its author has got for himself: also an antiforgery token
    /// and its cookie, which a page of another subdomain can set. A form cannot send this header. A WebView of Android sends the name of
    /// its app in it, also with a form.
    /// </summary>
    /// <param name="requestedWith">The header <see cref="ByScript" />.</param>
    public static bool IsForm(string method, string path, string? requestedWith) =>
        method.Equals("POST", StringComparison.OrdinalIgnoreCase) && IsLogin(path) && requestedWith != "XMLHttpRequest";

    /// <summary>Whether a path is one of the calls by which a visitor signs in.</summary>
    public static bool IsSignIn(string path) => IsLogin(path) || Checkout.IsMatch(path);

    private static Regex At(params string[] paths) =>
        new($"({string.Join("|", paths)})(/|$)", RegexOptions.IgnoreCase | RegexOptions.CultureInvariant);
}
