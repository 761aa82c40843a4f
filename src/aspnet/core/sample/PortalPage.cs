#nullable enable
using System.Globalization;
using EvPortalWidgets;
using Microsoft.AspNetCore.Http;
using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.DependencyInjection;

namespace EvPortalSample;

/// <summary>The data of a page for the widgets.</summary>
public static class PortalPage
{
    /// <summary>Where the login card asks for a code: another origin, or null.</summary>
    public static string? ApiUrl(HttpContext context) =>
        context.RequestServices.GetRequiredService<IConfiguration>()["EvPortalWidgets:ApiUrl"] is { Length: > 0 } url ? url : null;

    public static PageData Describe(HttpContext context, string title)
    {
        SignInCheck.Report(context);
        var culture = new CultureInfo(PortalLanguages.Of(context.Request));
        return new()
        {
            Lang = culture.Name,
            AccessRights = context.User.IsInRole("Admin") ? "Admin" : "",
            Languages = PortalLanguages.Offered,
            Translations = WidgetTexts.For(culture),
            ApiUrl = ApiUrl(context),
            AfterLogin = WidgetLogin.ReturnTo(context.Request.Query["ReturnUrl"]),
            Title = title,
            Breadcrumbs = [new(title)],
        };
    }
}
