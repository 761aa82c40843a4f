using System.Net;
using System.Web.Mvc;
using EvPortalWidgets;

namespace Portal.Controllers
{
    /// <summary>The calls of the header and the footer.</summary>
    [RoutePrefix("web")]
    public class WebController : Controller
    {
        private static readonly string SiteVersion = typeof(WebController).Assembly.GetName().Version.ToString(3);

        [HttpGet, Route("getbuildversion"), AllowAnonymous]
        public ActionResult GetBuildVersion()
        {
            return WidgetAnswer.Version(SiteVersion);
        }

        [HttpGet, Route("setculture"), AllowAnonymous]
        public ActionResult SetCulture(string culture)
        {
            if (!Languages.IsOffered(culture)) return new HttpStatusCodeResult(HttpStatusCode.BadRequest);
            Languages.Remember(Response, culture);
            return WidgetAnswer.Culture(culture);
        }
    }
}
