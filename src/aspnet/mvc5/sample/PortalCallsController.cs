using System.Net;
using System.Web.Mvc;
using EvPortalWidgets;

namespace EvPortalSample
{
    /// <summary>The calls of the header and the footer, and their links to an address with a language.</summary>
    public class PortalCallsController : Controller
    {
        private static readonly string SiteVersion = typeof(PortalCallsController).Assembly.GetName().Version.ToString(3);

        [HttpGet, AllowAnonymous]
        public ActionResult GetBuildVersion()
        {
            return WidgetAnswer.Version(SiteVersion);
        }

        [HttpGet, AllowAnonymous]
        public ActionResult SetCulture(string culture)
        {
            if (!PortalLanguages.IsOffered(culture)) return new HttpStatusCodeResult(HttpStatusCode.BadRequest);
            PortalLanguages.Remember(Response, culture);
            return WidgetAnswer.Culture(culture);
        }

        /// <summary>If the site has no such page, this leads to the one without the language.</summary>
        [HttpGet, AllowAnonymous]
        public ActionResult WithoutLanguage()
        {
            var address = PortalLanguages.WithoutLanguage(Request.Path);
            // A link to a page in another language is no choice of it: each footer has a Russian one.
            if (address == "/") PortalLanguages.RememberFirst(HttpContext, PortalLanguages.OfAddress(Request.Path));
            return Redirect("~" + address + Request.Url.Query);
        }
    }
}
