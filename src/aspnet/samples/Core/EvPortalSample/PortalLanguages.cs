#nullable enable
using System;
using System.Globalization;
using System.Threading;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Localization;
using Microsoft.AspNetCore.Mvc.Filters;

namespace EvPortalSample;

public static partial class PortalLanguages
{
    private static readonly AsyncLocal<string?> current = new();

    /// <summary>The language of a request. If it names none, that of the site's page.</summary>
    public static string Of(HttpRequest request) =>
        OfAddress(request.Path) ?? Find(request.Query["l"]) ?? OfCookie(request.Cookies[Cookie]) ?? OfSite(request.HttpContext) ?? Default;

    /// <summary>The language of the sample's own texts. In an Alpine image no culture exists that could say it.</summary>
    public static string Current
    {
        get => current.Value ?? CultureInfo.CurrentUICulture.TwoLetterISOLanguageName;
        set => current.Value = value;
    }

    /// <summary>The language that the visitor has chosen.</summary>
    public static string OfVisitor(HttpRequest request) => OfCookie(request.Cookies[Cookie]) ?? Default;

    /// <summary>Keeps the language in a cookie that scripts can read, because the login card sends it as <c>l</c>.</summary>
    public static void Remember(HttpResponse response, string code) =>
        response.Cookies.Append(
            Cookie, $"c={code}|uic={code}", new()
            {
                MaxAge = TimeSpan.FromDays(365),
                IsEssential = true,
                Secure = response.HttpContext.Request.IsHttps,
                SameSite = SameSiteMode.Lax,
            });

    /// <summary>Keeps the language of a visitor who has chosen none.</summary>
    public static void RememberFirst(HttpContext context, string code)
    {
        if (OfCookie(context.Request.Cookies[Cookie]) is null) Remember(context.Response, code);
    }

    /// <summary>The language that the site has chosen for its page. That of the server is no choice.</summary>
    private static string? OfSite(HttpContext context)
    {
        var (culture, server) = (CultureInfo.CurrentUICulture, CultureInfo.InstalledUICulture);
        var isChosen = !culture.Equals(server)
            || CultureInfo.DefaultThreadCurrentUICulture is not null || context.Features.Get<IRequestCultureFeature>() is not null;
        return isChosen ? Find(culture.TwoLetterISOLanguageName) : null;
    }
}

/// <summary>The texts of the sample's own pages and calls are in the language of the request. Numbers and dates stay the site's.</summary>
[AttributeUsage(AttributeTargets.Class)]
public sealed class InPortalLanguageAttribute : Attribute, IOrderedFilter, IAuthorizationFilter
{
    /// <summary>Before the filter that refuses a stale antiforgery token in words.</summary>
    public int Order => int.MinValue;

    public void OnAuthorization(AuthorizationFilterContext context)
    {
        var language = PortalLanguages.Current = PortalLanguages.Of(context.HttpContext.Request);
        try
        {
            CultureInfo.CurrentUICulture = new(language);
        }
        catch (CultureNotFoundException)
        {
            // PortalLanguages.Current has it.
        }
    }
}
