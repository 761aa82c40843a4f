using System.Globalization;
using System.Linq;
using System.Net;
using System.Web.Mvc;
using EvPortalWidgets;
using Portal.Backend;

namespace Portal.Controllers
{
    /// <summary>Actions that only tests need. A real site has no such controller.</summary>
    [RoutePrefix("dev")]
    public class DevController : Controller
    {
        [Route("sms")]
        public ActionResult Sms()
        {
            var outbox = SmsCenter.Instance.Outbox.Select(sms => new { phone = sms.Phone, code = sms.Code });
            return Json(outbox, JsonRequestBehavior.AllowGet);
        }

        /// <summary>The tags of a page with its own data and only some widgets.</summary>
        [Route("tags")]
        public ActionResult Tags(string only = "header")
        {
            return View((object)only.Split(','));
        }

        /// <summary>The texts of the widgets in any culture.</summary>
        [Route("texts")]
        public ActionResult Texts(string culture)
        {
            return Json(WidgetTexts.For(new CultureInfo(culture ?? "")), JsonRequestBehavior.AllowGet);
        }

        /// <summary>Ends the visitor's session on the server, while the browser still holds its cookie.</summary>
        [Route("expire"), Authorize]
        public ActionResult Expire()
        {
            Sessions.Expire(HttpContext);
            return new HttpStatusCodeResult(HttpStatusCode.NoContent);
        }
    }
}
