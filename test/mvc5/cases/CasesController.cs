using System;
using System.Globalization;
using System.Web.Mvc;
using EvPortalWidgets;

namespace Portal.Controllers
{
    /// <summary>Pages that only tests need.</summary>
    [RoutePrefix("dev")]
    public class CasesController : Controller
    {
        [Route("first")]
        public ActionResult First()
        {
            return View();
        }

        /// <summary>The tags of a page with its own data and only some widgets.</summary>
        [Route("tags")]
        public ActionResult Tags(string only = "header")
        {
            return View((object)only.Split(','));
        }

        /// <summary>
        /// The login card with a server of its own for codes, which uses Web API. Its title has characters that are special in HTML, in
        /// JSON or in JavaScript.
        /// </summary>
        [Route("api")]
        public ActionResult Api()
        {
            Response.AddHeader("Content-Security-Policy", "require-trusted-types-for 'script'; trusted-types 'none'");
            var texts = WidgetTexts.For(new CultureInfo("uk"));
            texts["LoginTitle"] = "Ļöğïñ </script><b>\"it's\"</b> &amp; {{ ⚡😀\u2028<!-- <script>";
            var api = Request.Url.GetLeftPart(UriPartial.Authority) + "/api";
            return View(new PageData { Lang = "uk", Translations = texts, ApiUrl = api });
        }

        /// <summary>The texts of the widgets in any culture.</summary>
        [Route("texts")]
        public ActionResult Texts(string culture)
        {
            return Json(WidgetTexts.For(new CultureInfo(culture ?? "")), JsonRequestBehavior.AllowGet);
        }

        [Route("own")]
        public ActionResult Own()
        {
            return Json(Portal.Texts.Of(new CultureInfo("uk")), JsonRequestBehavior.AllowGet);
        }

        /// <summary>A form of a site with texts of its own.</summary>
        [HttpPost, Route("form"), ValidateAntiForgeryToken, RefusedForm(ResourceType = typeof(CaseTexts))]
        public ActionResult Form(string code)
        {
            return Content(code);
        }

        [Route("admin"), Authorize(Roles = "Admin")]
        public ActionResult Admin()
        {
            return Content("Admin");
        }
    }
}

namespace Portal
{
    /// <summary>Names the resources in <c>CaseTexts.resx</c>.</summary>
    public class CaseTexts
    {
    }
}
