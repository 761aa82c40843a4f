using System.Net;
using System.Web.Mvc;
using EvPortalWidgets;

namespace EvPortalSample
{
    /// <summary>The calls of the header and the footer.</summary>
    [RoutePrefix("web")]
    public class PortalCallsController : Controller
    {
        private static readonly string SiteVersion = typeof(PortalCallsController).Assembly.GetName().Version.ToString(3);

        [HttpGet, Route("getbuildversion"), AllowAnonymous]
        public ActionResult GetBuildVersion()
        {
            return WidgetAnswer.Version(SiteVersion);
        }

        [HttpGet, Route("setculture"), AllowAnonymous]
        public ActionResult SetCulture(string culture)
        {
            if (!PortalLanguages.IsOffered(culture)) return new HttpStatusCodeResult(HttpStatusCode.BadRequest);
            PortalLanguages.Remember(Response, culture);
            return WidgetAnswer.Culture(culture);
        }
    }
}
