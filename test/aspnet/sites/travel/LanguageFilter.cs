using System.Globalization;
using System.Threading;
using System.Web.Mvc;

namespace Portal
{
    /// <summary>The site's own languages: each page has one in its route.</summary>
    public class LanguageFilter : IAuthorizationFilter
    {
        public void OnAuthorization(AuthorizationContext filterContext)
        {
            var language = filterContext.RouteData.Values["language"] as string ?? "uk";
            Thread.CurrentThread.CurrentCulture = Thread.CurrentThread.CurrentUICulture = new Languages()[language];
        }
    }

    public class Languages
    {
        public CultureInfo this[string code]
        {
            get { return new CultureInfo(code == "en" ? "en-GB" : "uk-UA"); }
        }
    }
}
