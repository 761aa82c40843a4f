using System.Web.Mvc;
using System.Web.Security;

namespace Portal.Controllers
{
    public class CatalogController : Controller
    {
        public ActionResult Index()
        {
            return View();
        }

        [HttpPost]
        public ActionResult Enter(string name)
        {
            FormsAuthentication.SetAuthCookie(name, true);
            return RedirectToAction("Index");
        }

        [HttpPost, Route("price")]
        public ActionResult Price(decimal price)
        {
            return Content((price * 2).ToString("N2"));
        }
    }
}
