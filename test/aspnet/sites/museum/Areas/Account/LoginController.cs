using System.Web.Mvc;
using System.Web.Security;

namespace Portal.Areas.Account
{
    public class LoginController : Controller
    {
        public ActionResult Index()
        {
            // The address is in lower case, and the folder is not.
            return View("~/Areas/Account/Views/Login/Index.cshtml");
        }

        [HttpPost]
        public ActionResult Enter(string name)
        {
            FormsAuthentication.SetAuthCookie(name, false);
            return RedirectToAction("Index", "Home", new { area = "" });
        }
    }
}
