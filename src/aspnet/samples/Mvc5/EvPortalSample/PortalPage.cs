using System.Web;
using EvPortalWidgets;

namespace EvPortalSample
{
    /// <summary>The data of a page for the widgets.</summary>
    public static class PortalPage
    {
        public static PageData Describe(HttpContextBase context, string title = null)
        {
            SignInCheck.Report(context);
            var language = PortalLanguages.Of(context.Request);
            var user = context.User;
            // Request.QueryString would answer an address with < in it with an error page.
            var query = HttpUtility.ParseQueryString(context.Request.Url.Query);
            return new PageData
            {
                Lang = language,
                AccessRights = user != null && user.IsInRole("Admin") ? "Admin" : "",
                Languages = PortalLanguages.Offered,
                Translations = WidgetTexts.For(language),
                AfterLogin = WidgetLogin.ReturnTo(query["ReturnUrl"]),
                Title = title,
                Breadcrumbs = title == null ? null : new[] { new WidgetBreadcrumb(title) },
            };
        }
    }
}
