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
            if (!PortalLanguages.Offered.Remember(HttpContext, culture)) return new HttpStatusCodeResult(HttpStatusCode.BadRequest);
            return WidgetAnswer.Culture(culture);
        }

        [HttpGet, AllowAnonymous]
        public ActionResult WithoutLanguage()
        {
            return Redirect(PortalAddresses.WithoutLanguage(HttpContext));
        }
    }
}
