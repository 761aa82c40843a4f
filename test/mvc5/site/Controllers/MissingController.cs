using System.Globalization;
using System.Web.Mvc;
using EvPortalWidgets;

namespace Portal.Controllers
{
    /// <summary>Answers all paths without an action of their own.</summary>
    public class MissingController : Controller
    {
        public ActionResult Index(string path)
        {
            string key;
            var lang = path.Split('/')[0];
            if (Languages.IsKnown(lang) && LinkedPages.Texts.TryGetValue(path.Substring(lang.Length), out key))
                return View("Title", (object)WidgetTexts.For(CultureInfo.CurrentUICulture)[key]);
            Response.StatusCode = 404;
            return View("Text", (object)"Missing");
        }
    }
}
