using System.Globalization;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Localization;

namespace EvPortalWidgets;

public sealed partial class WidgetLanguages
{
    /// <summary>The language of a request. If it names none, that of the site's page.</summary>
    /// <param name="request">The request for a page, or a call.</param>
    public string Of(HttpRequest request)
    {
        ArgumentNullException.ThrowIfNull(request);
        return OfAddress(request.Path) ?? Find(request.Query["l"]) ?? OfCookie(request.Cookies[Cookie]) ?? OfSite(request.HttpContext)
            ?? standard;
    }

    /// <summary>The language that the visitor has chosen.</summary>
    /// <param name="request">Any request.</param>
    public string OfVisitor(HttpRequest request)
    {
        ArgumentNullException.ThrowIfNull(request);
        return OfCookie(request.Cookies[Cookie]) ?? standard;
    }

    /// <summary>Keeps the language in a cookie that scripts can read, because the login card sends it as <c>l</c>.</summary>
    /// <param name="context">The call <c>/web/setculture</c>.</param>
    /// <param name="code">The language. False if the visitor cannot choose it.</param>
    public bool Remember(HttpContext context, string? code)
    {
        ArgumentNullException.ThrowIfNull(context);
        if (code is null || !Names.ContainsKey(code)) return false;
        context.Response.Cookies.Append(
            Cookie,
            $"c={code}|uic={code}",
            new() { MaxAge = Kept, IsEssential = true, Secure = context.Request.IsHttps, SameSite = SameSiteMode.Lax });
        return true;
    }

    /// <summary>
    /// Keeps the language of a page for a visitor who has chosen none. A login page calls this: the SMS has this language.
    /// </summary>
    /// <param name="context">The request for the page.</param>
    /// <param name="code">The language. By default that of the request.</param>
    public void RememberFirst(HttpContext context, string? code = null)
    {
        ArgumentNullException.ThrowIfNull(context);
        if (OfCookie(context.Request.Cookies[Cookie]) is null) Remember(context, code ?? Of(context.Request));
    }

    /// <summary>The language that the site has chosen for its page. That of the server is no choice.</summary>
    private string? OfSite(HttpContext context)
    {
        var (culture, server) = (CultureInfo.CurrentUICulture, CultureInfo.InstalledUICulture);
        var isChosen = !culture.Equals(server)
            || CultureInfo.DefaultThreadCurrentUICulture is not null || context.Features.Get<IRequestCultureFeature>() is not null;
        return isChosen ? Find(culture.TwoLetterISOLanguageName) : null;
    }
}
