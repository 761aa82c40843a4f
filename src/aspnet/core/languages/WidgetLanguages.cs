using System.Globalization;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Localization;
using Microsoft.Extensions.DependencyInjection;

namespace EvPortalWidgets;

public sealed partial class WidgetLanguages
{
    private static string? OfCall(HttpRequest request) => request.Query["l"];

    private static string ValueOfCookie(HttpRequest request) => request.Cookies[WidgetCookies.Culture.Name] ?? "";

    /// <summary>Null in a site that has not added the services of a login.</summary>
    private static WidgetLog? LogOf(HttpContext context) => context.RequestServices?.GetService<SignInLog>()?.Lines;

    private static void Keep(HttpContext context, string code) => context.Response.Cookies.Append(
        WidgetCookies.Culture.Name,
        $"c={code}|uic={code}",
        new()
        {
            MaxAge = WidgetCookies.Culture.Lasts,
            IsEssential = true,
            Secure = context.Request.IsHttps,
            SameSite = SameSiteMode.Lax,
        });

    /// <summary>The language that the site has chosen for its page. That of the server is no choice.</summary>
    private string? OfSite(HttpRequest request)
    {
        var (culture, server) = (CultureInfo.CurrentUICulture, CultureInfo.InstalledUICulture);
        var isChosen = !culture.Equals(server) || CultureInfo.DefaultThreadCurrentUICulture is not null
            || request.HttpContext.Features.Get<IRequestCultureFeature>() is not null;
        return isChosen ? Find(culture.TwoLetterISOLanguageName) : null;
    }
}
