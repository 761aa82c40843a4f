using System.Globalization;
using Microsoft.AspNetCore.Localization;
using Microsoft.AspNetCore.Localization.Routing;

namespace Portal;

/// <summary>The language is the first segment of a path. For other paths it is in the cookie <c>culture</c>.</summary>
public static class Languages
{
    public const string Cookie = "culture";

    public static readonly IReadOnlyDictionary<string, string> Offered = new Dictionary<string, string>
    {
        ["uk"] = "Українська",
        ["ru"] = "Русский",
        ["en"] = "English",
        ["de"] = "Deutsch",
    };

    // The last one is a pseudo language. It helps the team to find texts that break a page. Visitors never see it.
    private static readonly string[] Codes = ["uk", "ru", "en", "qps-Ploc"];

    public static string Current => CultureInfo.CurrentUICulture.Name;

    public static bool IsKnown(string? code) => Codes.Contains(code);

    public static void Configure(RequestLocalizationOptions options)
    {
        options.SetDefaultCulture("uk").AddSupportedCultures(Codes).AddSupportedUICultures(Codes);
        options.RequestCultureProviders =
        [
            new RouteDataRequestCultureProvider { RouteDataStringKey = "lang", UIRouteDataStringKey = "lang" },
            new CustomRequestCultureProvider(FromCookie),
        ];
    }

    private static Task<ProviderCultureResult?> FromCookie(HttpContext context)
    {
        var code = context.Request.Cookies[Cookie];
        return Task.FromResult(code is null ? null : new ProviderCultureResult(code));
    }
}

public sealed class LanguageConstraint : IRouteConstraint
{
    public bool Match(
        HttpContext? context, IRouter? route, string key, RouteValueDictionary values, RouteDirection direction) =>
        Languages.IsKnown(values[key] as string);
}
