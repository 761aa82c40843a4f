using System.Globalization;
using EvPortalWidgets;

namespace Portal;

/// <summary>The data of a page for the widgets.</summary>
public static class PortalPage
{
    public static PageData Describe(HttpContext context, string title)
    {
        var culture = CultureInfo.CurrentUICulture;
        return new()
        {
            Lang = culture.Name,
            AccessRights = context.User.IsInRole("Admin") ? "Admin" : "",
            Languages = Languages.Offered,
            Translations = WidgetTexts.For(culture),
            AfterLogin = WidgetLogin.ReturnTo(context.Request.Query["ReturnUrl"]),
            Title = title,
            Breadcrumbs = [new(title)],
        };
    }
}
