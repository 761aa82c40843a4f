using System.Web.Mvc;
using System.Web.Security;

namespace Portal.Controllers
{
    public class Depot
    {
        public string Town { get; set; }
    }

    public class DepotController : Controller
    {
        public ActionResult Index()
        {
            return View(new Depot { Town = "Poltava" });
        }

        [HttpPost]
        public ActionResult Enter(string name)
        {
            FormsAuthentication.SetAuthCookie(name, false);
            return RedirectToAction("Index");
        }

        [HttpPost]
        public ActionResult Price(decimal price)
        {
            return Content((price * 2).ToString("N2", System.Globalization.CultureInfo.InvariantCulture));
        }
    }
}
