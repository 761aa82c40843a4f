using System.Net;
using System.Web.Mvc;
using EvPortalWidgets;

namespace EvPortalSample
{
    /// <summary>The calls of the header and the footer, their links to an address with a language, and the styles of the layout.</summary>
    public class PortalCallsController : Controller
    {
        /// <summary>The content is as wide as that of the footer, which is at the end of a high window.</summary>
        private const string Css = @"
        body { display: flex; flex-direction: column; min-height: 100vh; margin: 0; font-family: system-ui, sans-serif; }
        main {
            flex: 1 0 auto;
            padding: 16px max(clamp(16px, (100vw - 597px) * 8, 24px), 50% - var(--widget-width, 1200px) / 2) 48px;
        }";

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

        [HttpGet, AllowAnonymous, OutputCache(Duration = 3600, VaryByParam = "none")]
        public ActionResult Styles()
        {
            return Content(Css, "text/css");
        }

        [HttpGet, AllowAnonymous]
        public ActionResult WithoutLanguage()
        {
            return Redirect(PortalAddresses.WithoutLanguage(HttpContext));
        }
    }
}
