using System;
using System.Globalization;
using System.Threading;
using System.Web.Mvc;
using System.Web.Mvc.Filters;

namespace EvPortalSample
{
    /// <summary>
    /// The texts of the sample's own pages and calls are in the language of the request. Numbers and dates stay the site's.
    /// </summary>
    [AttributeUsage(AttributeTargets.Class)]
    public sealed class InPortalLanguageAttribute : FilterAttribute, IAuthenticationFilter
    {
        // This filter comes before the one that checks the antiforgery token.
        public void OnAuthentication(AuthenticationContext filterContext)
        {
            Thread.CurrentThread.CurrentUICulture = new CultureInfo(PortalLanguages.Offered.Of(filterContext.HttpContext.Request));
        }

        public void OnAuthenticationChallenge(AuthenticationChallengeContext filterContext)
        {
        }
    }
}
