using System.Web.Mvc;
using System.Web.Security;

namespace Portal.Controllers
{
    [AllowAnonymous, RoutePrefix("Account")]
    public class AccountController : Controller
    {
        [HttpGet, Route("login")]
        public ActionResult Login()
        {
            return View();
        }

        [HttpPost, Route("login")]
        public ActionResult Login(string name)
        {
            FormsAuthentication.SetAuthCookie(name, false);
            return RedirectToAction("Index", "Wall");
        }
    }
}
