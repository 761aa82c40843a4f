using System.Globalization;
using System.Web.Mvc;

namespace Portal.Areas.Admin
{
    public class HomeController : Controller
    {
        public ActionResult Index()
        {
            return View();
        }

        [HttpPost]
        public ActionResult Price(decimal price)
        {
            return Content((price * 2).ToString("N2", CultureInfo.InvariantCulture));
        }
    }
}
