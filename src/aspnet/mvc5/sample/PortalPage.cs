using System.Globalization;
using System.Web;
using System.Web.Configuration;
using EvPortalWidgets;

namespace EvPortalSample
{
    /// <summary>The data of a page for the widgets.</summary>
    public static class PortalPage
    {
        /// <summary>Where the login card asks for a code: another origin, or null.</summary>
        public static string ApiUrl
        {
            get
            {
                var url = WebConfigurationManager.AppSettings["EvPortalWidgets:ApiUrl"];
                return string.IsNullOrEmpty(url) ? null : url;
            }
        }

        public static PageData Describe(HttpContextBase context, string title)
        {
            SignInCheck.Report(context);
            var culture = new CultureInfo(PortalLanguages.Of(context.Request));
            var user = context.User;
            // Request.QueryString would answer an address with < in it with an error page.
            var query = HttpUtility.ParseQueryString(context.Request.Url.Query);
            return new PageData
            {
                Lang = culture.Name,
                AccessRights = user != null && user.IsInRole("Admin") ? "Admin" : "",
                Languages = PortalLanguages.Offered,
                Translations = WidgetTexts.For(culture),
                ApiUrl = ApiUrl,
                AfterLogin = WidgetLogin.ReturnTo(query["ReturnUrl"]),
                Title = title,
                Breadcrumbs = new[] { new WidgetBreadcrumb(title) },
            };
        }
    }
}
