using System;
using System.Web;
using System.Web.Mvc;
using Portal.Backend;

namespace Portal.Controllers
{
    [RoutePrefix("web")]
    public class WebController : Controller
    {
        private static readonly string Version = typeof(WebController).Assembly.GetName().Version.ToString(3);

        [Route("setculture")]
        public ActionResult SetCulture(string culture)
        {
            if (!Languages.IsKnown(culture)) return Answer(Languages.Current);
            Response.Cookies.Add(new HttpCookie(Languages.Cookie, culture) { Expires = DateTime.UtcNow.AddYears(1) });
            return Answer(culture);
        }

        [Route("getbuildversion")]
        public ActionResult GetBuildVersion()
        {
            return Answer(Version);
        }

        private ActionResult Answer(string value)
        {
            return Json(new Answer { Value = value }, JsonRequestBehavior.AllowGet);
        }
    }
}
