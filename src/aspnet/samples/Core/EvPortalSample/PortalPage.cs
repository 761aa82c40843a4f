#nullable enable
using EvPortalWidgets;
using Microsoft.AspNetCore.Http;

namespace EvPortalSample;

/// <summary>The data of a page for the widgets. Add your links, contacts and roles.</summary>
public static class PortalPage
{
    public static PageData Describe(HttpContext context)
    {
        WidgetSignIn.Report(context);
        var language = PortalLanguages.Offered.Of(context.Request);
        return new()
        {
            Lang = language,
            // An action reads a form as it is, and a site without an antiforgery header reads the token only from a form.
            BodyFormat = "form",
            AccessRights = context.User.IsInRole("Admin") ? "Admin" : "",
            Languages = PortalLanguages.Offered.Names,
            Translations = WidgetTexts.For(language),
            AfterLogin = WidgetLogin.ReturnTo(context.Request.Query["ReturnUrl"]),
            // SmsGuard makes codes of this length. If your site makes its own codes, write your length, or leave it out.
            CodeLength = 6,
        };
    }
}
