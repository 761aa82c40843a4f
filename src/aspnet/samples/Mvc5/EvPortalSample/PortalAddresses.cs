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
            var wanted = PortalLanguages.Offered.OfAddress(HttpUtility.ParseQueryString(query)["ReturnUrl"]);
            return "~/" + (wanted ?? PortalLanguages.Offered.Of(context.Request)) + "/account/login" + query;
        }

        /// <summary>If the site has no page at an address with a language, this leads to the one without it.</summary>
        public static string WithoutLanguage(HttpContextBase context)
        {
            var address = PortalLanguages.Offered.WithoutLanguage(context.Request.Path);
            // A link to a page in another language does not choose that language: each footer has a link to a Russian page.
            if (address == "/") PortalLanguages.Offered.RememberFirst(context);
            return "~" + address + context.Request.Url.Query;
        }
    }
}
