using System.Web.Mvc;

namespace Portal.Areas.Account
{
    public class RegisterController : Controller
    {
        public ActionResult Index()
        {
            return Content("Become a guide");
        }
    }
}
