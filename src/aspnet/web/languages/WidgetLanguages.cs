using System.Globalization;
using System.Web;

namespace EvPortalWidgets;

public sealed partial class WidgetLanguages
{
    /// <summary>Request.QueryString would answer an address with &lt; in it with an error page.</summary>
    private static string? OfCall(HttpRequestBase request) => HttpUtility.ParseQueryString(request.Url.Query)["l"];

    // Another subdomain can write the cookie. Request.Cookies would answer one with < in it with an error page.
    private static string ValueOfCookie(HttpRequestBase request) =>
        HttpUtility.UrlDecode(request.Unvalidated.Cookies[WidgetCookies.Culture.Name]?.Value ?? "");

    private static WidgetLog LogOf(HttpContextBase context) => SiteLog.Lines;

    private static void Keep(HttpContextBase context, string code) => context.Response.Cookies.Add(
        LaxCookie.Of(new(WidgetCookies.Culture.Name, code)
        {
            Expires = DateTime.UtcNow + WidgetCookies.Culture.Lasts,
            Secure = context.Request.IsSecureConnection,
        }));

    /// <summary>The language that the site has chosen for its page. That of the server is no choice.</summary>
    private string? OfSite(HttpRequestBase request)
    {
        var culture = CultureInfo.CurrentUICulture;
        return culture.Equals(CultureInfo.InstalledUICulture) ? null : Find(culture.TwoLetterISOLanguageName);
    }
}
