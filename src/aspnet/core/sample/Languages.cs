using Microsoft.AspNetCore.Localization;
using Microsoft.AspNetCore.Localization.Routing;

namespace Portal;

/// <summary>The language of a page is the first segment of its path. For other paths it is in the cookie <c>culture</c>.</summary>
public static class Languages
{
    public static readonly IReadOnlyDictionary<string, string> Offered = new Dictionary<string, string>
    {
        ["uk"] = "Українська",
        ["ru"] = "Русский",
        ["en"] = "English",
    };

    public static void Configure(RequestLocalizationOptions options)
    {
        string[] codes = [.. Offered.Keys];
        options.SetDefaultCulture("uk").AddSupportedCultures(codes).AddSupportedUICultures(codes);
        // Without a provider for the query string, because `?culture=` would override the path.
        options.RequestCultureProviders =
        [
            new RouteDataRequestCultureProvider { RouteDataStringKey = "lang", UIRouteDataStringKey = "lang" },
            new CookieRequestCultureProvider { CookieName = "culture" },
        ];
    }
}
