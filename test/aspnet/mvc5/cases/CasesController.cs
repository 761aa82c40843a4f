using System;
using System.Globalization;
using System.Web.Mvc;
using EvPortalWidgets;
using Newtonsoft.Json;

namespace Portal.Controllers
{
    /// <summary>Pages that only tests need.</summary>
    [RoutePrefix("dev")]
    public class CasesController : Controller
    {
        /// <summary>The tags of a page with its own data and only some widgets.</summary>
        [Route("tags")]
        public ActionResult Tags()
        {
            return View();
        }

        private static readonly PageData SharedData = new PageData { Lang = "uk", Translations = WidgetTexts.For(new CultureInfo("uk")) };

        /// <summary>One object is the data of all pages.</summary>
        [Route("shared")]
        public ActionResult Shared()
        {
            SharedData.Translations["OfTheSite"] = "own";
            return View(SharedData);
        }

        /// <summary>A placeholder with content of the site.</summary>
        [Route("place")]
        public ActionResult Place()
        {
            return View();
        }

        /// <summary>An answer as Web API 2 writes it: <c>Ok(WidgetAnswer.Wait(…))</c>.</summary>
        [Route("api")]
        public ActionResult Api()
        {
            return Content(JsonConvert.SerializeObject(WidgetAnswer.Wait(90, "Зачекайте.")), "application/json");
        }

        [Route("own")]
        public ActionResult Own()
        {
            return Json(Portal.Texts.Of(new CultureInfo("uk")), JsonRequestBehavior.AllowGet);
        }

        /// <summary>A form of a site with texts of its own.</summary>
        [HttpPost, Route("form"), ValidateAntiForgeryToken, RefusedForm(ResourceType = typeof(Portal.Texts))]
        public ActionResult Form(string code)
        {
            return Content(code);
        }

        [Route("now")]
        public ActionResult Now()
        {
            return Content(DateTime.UtcNow.Ticks.ToString(CultureInfo.InvariantCulture));
        }

        [Route("admin"), Authorize(Roles = "Admin")]
        public ActionResult Admin()
        {
            return Content("Admin");
        }
    }
}
