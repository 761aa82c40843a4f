using System.Web.Mvc;
using System.Web.Security;

namespace Portal.Controllers
{
    public class AuthController : Controller
    {
        [HttpGet]
        public ActionResult Login()
        {
            return View();
        }

        [HttpPost]
        public ActionResult Login(string name)
        {
            FormsAuthentication.SetAuthCookie(name, false);
            return RedirectToAction("Index", "Tours");
        }
    }
}
