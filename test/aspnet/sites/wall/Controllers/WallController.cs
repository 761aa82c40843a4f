using System.Web.Mvc;

namespace Portal.Controllers
{
    public class WallController : Controller
    {
        [AllowAnonymous, Route("")]
        public ActionResult Index()
        {
            return View();
        }

        [AllowAnonymous, HttpPost, Route("price")]
        public ActionResult Price(decimal price)
        {
            return Content((price * 2).ToString("N2"));
        }

        [Authorize(Roles = "Member")]
        public ActionResult Article(string article)
        {
            return Content("Article " + article);
        }
    }
}
