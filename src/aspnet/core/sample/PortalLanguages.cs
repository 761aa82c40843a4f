#nullable enable
using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Text.RegularExpressions;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Localization;
using Microsoft.AspNetCore.Mvc.Filters;

namespace EvPortalSample;

/// <summary>
/// The language of the widgets on a page is the first segment of its path, that of a call of the login card is its parameter <c>l</c>.
/// For all others it is in the cookie <c>culture</c>. The culture of the site's own pages stays as it is.
/// </summary>
public static partial class PortalLanguages
{
    public static readonly IReadOnlyDictionary<string, string> Offered = new Dictionary<string, string>
    {
        ["uk"] = "Українська",
        ["ru"] = "Русский",
        ["en"] = "English",
    };

    private const string Cookie = "culture";

    // `en`, or `c=en|uic=en` as ASP.NET Core writes it.
    [GeneratedRegex(@"^""?(?:.*=)?([\w-]+)")]
    private static partial Regex InCookie();

    /// <summary>The language of a request. If it names none, that of the site's page.</summary>
    public static string Of(HttpRequest request) =>
        OfAddress(request.Path) ?? Find(request.Query["l"]) ?? InCookieOf(request)
        ?? Find(CultureInfo.CurrentUICulture.TwoLetterISOLanguageName) ?? "uk";

    /// <summary>The language that the visitor has chosen.</summary>
    public static string OfVisitor(HttpRequest request) => InCookieOf(request) ?? "uk";

    /// <summary>The language of an address of this site. Null if it names none.</summary>
    public static string? OfAddress(string? address) => Find(address?.Split('/', '?').ElementAtOrDefault(1));

    /// <summary>Keeps the language in a cookie that scripts can read, because the login card sends it as <c>l</c>.</summary>
    public static void Remember(HttpResponse response, string code) =>
        response.Cookies.Append(
            Cookie, CookieRequestCultureProvider.MakeCookieValue(new(code)), new() { MaxAge = TimeSpan.FromDays(365), IsEssential = true });

    /// <summary>Keeps the language of a visitor who has chosen none.</summary>
    public static void RememberFirst(HttpContext context, string code)
    {
        if (InCookieOf(context.Request) is null) Remember(context.Response, code);
    }

    private static string? InCookieOf(HttpRequest request)
    {
        var code = InCookie().Match(request.Cookies[Cookie] ?? "").Groups[1].Value;
        return Find(code) ?? Find(code.Split('-')[0]);
    }

    private static string? Find(string? code) =>
        Offered.Keys.FirstOrDefault(offered => offered.Equals(code, StringComparison.OrdinalIgnoreCase));
}

/// <summary>The texts of the sample's own pages and calls are in the language of the request. Numbers and dates stay the site's.</summary>
[AttributeUsage(AttributeTargets.Class)]
public sealed class InPortalLanguageAttribute : Attribute, IOrderedFilter, IAuthorizationFilter
{
    /// <summary>Before the filter that refuses a stale antiforgery token in words.</summary>
    public int Order => int.MinValue;

    public void OnAuthorization(AuthorizationFilterContext context) =>
        CultureInfo.CurrentUICulture = new(PortalLanguages.Of(context.HttpContext.Request));
}
