using System.Web.Mvc;
using System.Web.Security;

namespace Portal.Controllers
{
    public class AccountController : Controller
    {
        [HttpGet]
        public ActionResult Login()
        {
            return View(new User { DisplayName = "you" });
        }

        [HttpPost]
        public ActionResult Login(string name)
        {
            FormsAuthentication.SetAuthCookie(name, false);
            return RedirectToAction("Index", "Home");
        }

        // As in the template of Visual Studio: the default route gives it the address to which the login card leads.
        [HttpGet]
        public ActionResult ForgotPassword()
        {
            return Content("Ask for a new password");
        }
    }
}
