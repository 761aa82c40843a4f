using System.Security.Claims;
using System.Web;
using System.Web.Mvc;

namespace Portal.Controllers
{
    public class HomeController : Controller
    {
        public ActionResult Index()
        {
            return View();
        }

        [HttpPost]
        public ActionResult Enter(string name)
        {
            HttpContext.GetOwinContext().Authentication.SignIn(new ClaimsIdentity(new[] { new Claim(ClaimTypes.Name, name) }, "Cookies"));
            return RedirectToAction("Index");
        }

        [HttpPost]
        public ActionResult Price(decimal price)
        {
            return Content((price * 2).ToString("N2"));
        }
    }
}
