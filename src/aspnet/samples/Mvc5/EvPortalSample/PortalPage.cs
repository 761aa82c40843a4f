using System;
using System.Security.Principal;
using System.Web;
using EvPortalWidgets;

namespace EvPortalSample
{
    /// <summary>The data of a page for the widgets. Add your links, contacts and roles.</summary>
    public static class PortalPage
    {
        public static PageData Describe(HttpContextBase context, string title = null)
        {
            WidgetSignIn.Report(context);
            var language = PortalLanguages.Offered.Of(context.Request);
            // Request.QueryString would answer an address with < in it with an error page.
            var query = HttpUtility.ParseQueryString(context.Request.Url.Query);
            return new PageData
            {
                Lang = language,
                AccessRights = IsAdmin(context.User) ? "Admin" : "",
                Languages = PortalLanguages.Offered.Names,
                Translations = WidgetTexts.For(language),
                AfterLogin = WidgetLogin.ReturnTo(query["ReturnUrl"]),
                // SmsGuard makes codes of this length. If your site makes its own codes, write your length, or leave it out.
                CodeLength = 6,
                Title = title,
                Breadcrumbs = title == null ? null : new[] { new WidgetBreadcrumb(title) },
            };
        }

        private static bool IsAdmin(IPrincipal user)
        {
            try
            {
                return user != null && user.IsInRole("Admin");
            }
            catch (Exception)
            {
                // A role provider of the site may throw for a name that it does not know. That is no role.
                return false;
            }
        }
    }
}
