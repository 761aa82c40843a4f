using System.Globalization;
using System.Web;

namespace EvPortalSample
{
    /// <summary>Where addresses lead that have no language, or one that the page does not have.</summary>
    public static class PortalAddresses
    {
        /// <summary>
        /// ASP.NET sends a visitor without a session to <c>/account/login</c>, unless the site has a login page of its own. The language is
        /// that of the page that the visitor wanted.
        /// </summary>
        public static string LoginInLanguage(HttpContextBase context)
        {
            var query = context.Request.Url.Query;
            var wanted = PortalLanguages.OfAddress(HttpUtility.ParseQueryString(query)["ReturnUrl"]);
            return "~/" + (wanted ?? CultureInfo.CurrentUICulture.Name) + "/account/login" + query;
        }

        /// <summary>If the site has no page at an address with a language, this leads to the one without it.</summary>
        public static string WithoutLanguage(HttpContextBase context)
        {
            var path = context.Request.Path;
            var address = PortalLanguages.WithoutLanguage(path);
            // A link to a page in another language does not choose that language: each footer has a link to a Russian page.
            if (address == "/") PortalLanguages.RememberFirst(context, PortalLanguages.OfAddress(path));
            return "~" + address + context.Request.Url.Query;
        }
    }
}
