using System;
using System.Net;
using System.Web;
using System.Web.Mvc;
using EvPortalWidgets;

namespace Portal.Controllers
{
    /// <summary>The calls of the header and the footer.</summary>
    [RoutePrefix("web")]
    public class WebController : Controller
    {
        private static readonly string SiteVersion = typeof(WebController).Assembly.GetName().Version.ToString(3);

        [HttpGet, Route("getbuildversion")]
        public ActionResult GetBuildVersion()
        {
            return WidgetAnswer.Version(SiteVersion);
        }

        [HttpGet, Route("setculture")]
        public ActionResult SetCulture(string culture)
        {
            if (!Languages.IsOffered(culture)) return new HttpStatusCodeResult(HttpStatusCode.BadRequest);
            Response.Cookies.Add(new HttpCookie("culture", culture) { Expires = DateTime.UtcNow.AddYears(1) });
            return WidgetAnswer.Culture(culture);
        }
    }
}
