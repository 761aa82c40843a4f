using System.Text.RegularExpressions;
#if NETFRAMEWORK
using HttpContext = System.Web.HttpContextBase;
using HttpRequest = System.Web.HttpRequestBase;
#else
using Microsoft.AspNetCore.Http;
#endif

namespace EvPortalWidgets;

/// <summary>
/// The languages that a visitor can choose. The language of the widgets on a page is the first segment of its path, that of a call of
/// the login card is its parameter <c>l</c>. For all others it is in the cookie <c>culture</c>, or else it is that of the page. The
/// culture of the site's own pages stays as it is.
/// </summary>
/// <param name="standard">The code of the language for a visitor who has chosen none.</param>
/// <param name="names">The name of each language by its code, for the data of a page.</param>
public sealed partial class WidgetLanguages(string standard, Dictionary<string, string> names)
{
    // `en`, or `c=en|uic=en` as ASP.NET Core writes it.
    private static readonly Regex InCookie = new(@"^""?(?:.*=)?([\w-]+)");

    /// <summary>The name of each language by its code: the value for <c>Languages</c> in the data of a page.</summary>
    public Dictionary<string, string> Names { get; } = names;

    /// <summary>The language of a request. If it names none, that of the site's page.</summary>
    public string Of(HttpRequest request) =>
        OfAddress(request.Path) ?? Find(OfCall(request)) ?? OfCookie(request) ?? OfSite(request) ?? standard;

    /// <summary>The language that the visitor has chosen.</summary>
    public string OfVisitor(HttpRequest request) => OfCookie(request) ?? standard;

    /// <summary>The language of an address of this site. Null if it names none.</summary>
    /// <param name="address">A path, which may have a query.</param>
    public string? OfAddress(string? address) => Find((address ?? "").Split('/', '?').ElementAtOrDefault(1));

    /// <summary>
    /// The address without its language, or null if it names none. The widgets lead to <c>/en</c>, and from <c>/prices</c> to
    /// <c>/en/prices</c> when the language changes.
    /// </summary>
    public string? WithoutLanguage(string? path) => OfAddress(path) is { } language
        // A path such as /en//evil.example would lead to another site.
        ? "/" + Uri.EscapeDataString(path!.Substring(language.Length + 1).TrimStart('/', '\\')).Replace("%2F", "/")
        : null;

    /// <summary>Keeps the language in a cookie that scripts can read, because the login card sends it as <c>l</c>.</summary>
    /// <param name="code">The language. False if the visitor cannot choose it.</param>
    public bool Remember(HttpContext context, string? code)
    {
        if (code == null || !Names.ContainsKey(code)) return false;
        Keep(context, code);
        return true;
    }

    /// <summary>
    /// Keeps the language of a page for a visitor who has chosen none. A login page calls this: the SMS has this language.
    /// </summary>
    /// <param name="code">The language. By default that of the request.</param>
    public void RememberFirst(HttpContext context, string? code = null)
    {
        // Each login page comes here, and a site with logins by email alone writes no SMS.
        if (LogOf(context) is { } log)
            foreach (var language in Names.Keys) WidgetLoginTexts.Report(log, language);
        if (OfCookie(context.Request) == null) Remember(context, code ?? Of(context.Request));
    }

    private string? OfCookie(HttpRequest request)
    {
        var code = InCookie.Match(ValueOfCookie(request)).Groups[1].Value;
        return Find(code) ?? Find(code.Split('-')[0]);
    }

    private string? Find(string? code) => Names.Keys.FirstOrDefault(each => each.Equals(code, StringComparison.OrdinalIgnoreCase));
}
