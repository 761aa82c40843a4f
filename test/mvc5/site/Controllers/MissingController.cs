using System.Web.Mvc;

namespace Portal.Controllers
{
    public class MissingController : Controller
    {
        public ActionResult Index()
        {
            Response.StatusCode = 404;
            return View("Text", (object)"Missing");
        }
    }
}
