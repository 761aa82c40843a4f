using System.Globalization;
using System.Web;

namespace EvPortalWidgets;

public sealed partial class WidgetLanguages
{
    /// <summary>The language of a request. If it names none, that of the site's page.</summary>
    /// <param name="request">The request for a page, or a call.</param>
    public string Of(HttpRequestBase request)
    {
        if (request == null) throw new ArgumentNullException(nameof(request));
        // Request.QueryString would answer an address with < in it with an error page.
        var query = HttpUtility.ParseQueryString(request.Url.Query);
        return OfAddress(request.Path) ?? Find(query["l"]) ?? OfCookie(request) ?? OfSite() ?? standard;
    }

    /// <summary>The language that the visitor has chosen.</summary>
    /// <param name="request">Any request.</param>
    public string OfVisitor(HttpRequestBase request)
    {
        if (request == null) throw new ArgumentNullException(nameof(request));
        return OfCookie(request) ?? standard;
    }

    /// <summary>Keeps the language in a cookie that scripts can read, because the login card sends it as <c>l</c>.</summary>
    /// <param name="context">The call <c>/web/setculture</c>.</param>
    /// <param name="code">The language. False if the visitor cannot choose it.</param>
    public bool Remember(HttpContextBase context, string? code)
    {
        if (context == null) throw new ArgumentNullException(nameof(context));
        if (code == null || !Names.ContainsKey(code)) return false;
        var isSecure = context.Request.IsSecureConnection;
        context.Response.Cookies.Add(LaxCookie.Of(new(Cookie, code) { Expires = DateTime.UtcNow + Kept, Secure = isSecure }));
        return true;
    }

    /// <summary>
    /// Keeps the language of a page for a visitor who has chosen none. A login page calls this: the SMS has this language.
    /// </summary>
    /// <param name="context">The request for the page.</param>
    /// <param name="code">The language. By default that of the request.</param>
    public void RememberFirst(HttpContextBase context, string? code = null)
    {
        if (context == null) throw new ArgumentNullException(nameof(context));
        if (OfCookie(context.Request) == null) Remember(context, code ?? Of(context.Request));
    }

    // Another subdomain can write the cookie. Request.Cookies would answer one with < in it with an error page.
    private string? OfCookie(HttpRequestBase request) => OfCookie(HttpUtility.UrlDecode(request.Unvalidated.Cookies[Cookie]?.Value ?? ""));

    /// <summary>The language that the site has chosen for its page. That of the server is no choice.</summary>
    private string? OfSite()
    {
        var culture = CultureInfo.CurrentUICulture;
        return culture.Equals(CultureInfo.InstalledUICulture) ? null : Find(culture.TwoLetterISOLanguageName);
    }
}
