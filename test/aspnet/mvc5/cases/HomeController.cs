using System.Web.Mvc;

namespace Portal.Controllers
{
    /// <summary>The first page of the guide, at the default route.</summary>
    public class HomeController : Controller
    {
        public ActionResult Index()
        {
            return View("~/Views/Cases/First.cshtml");
        }
    }
}
