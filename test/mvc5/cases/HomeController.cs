using System.Web.Mvc;

namespace Portal.Controllers
{
    /// <summary>A page of the default route.</summary>
    public class HomeController : Controller
    {
        public ActionResult Index()
        {
            return Content("home");
        }
    }
}
