#nullable enable
using System;
using System.Globalization;
using System.Threading;
using EvPortalWidgets;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Mvc.Filters;
using Microsoft.AspNetCore.Routing;

namespace EvPortalSample;

/// <summary>The languages that a visitor can choose. A new one needs texts, and a flag.</summary>
public static class PortalLanguages
{
    public static readonly WidgetLanguages Offered =
        new("uk", new() { ["uk"] = "Українська", ["ru"] = "Русский", ["en"] = "English" });

    private static readonly AsyncLocal<string?> current = new();

    /// <summary>The language of the sample's own texts. In an Alpine image no culture exists that could say it.</summary>
    public static string Current
    {
        get => current.Value ?? CultureInfo.CurrentUICulture.TwoLetterISOLanguageName;
        set => current.Value = value;
    }
}

/// <summary>The part {lang:portal} of an address. In other languages the sample has no pages.</summary>
internal sealed class PortalLanguage : IRouteConstraint
{
    public bool Match(HttpContext? context, IRouter? route, string key, RouteValueDictionary values, RouteDirection direction) =>
        PortalLanguages.Offered.OfAddress($"/{values[key]}") is not null;
}

/// <summary>The texts of the sample's own pages and calls are in the language of the request. Numbers and dates stay the site's.</summary>
[AttributeUsage(AttributeTargets.Class)]
public sealed class InPortalLanguageAttribute : Attribute, IOrderedFilter, IAuthorizationFilter
{
    /// <summary>Before the filter that refuses a stale antiforgery token in words.</summary>
    public int Order => int.MinValue;

    public void OnAuthorization(AuthorizationFilterContext context)
    {
        var language = PortalLanguages.Current = PortalLanguages.Offered.Of(context.HttpContext.Request);
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
