using System.Web.Mvc;

namespace Portal.Controllers
{
    [Prefixed]
    public class PagesController : Controller
    {
        [Route(""), Route("{lang:lang}")]
        public ActionResult Home()
        {
            return View("Text", (object)"Home");
        }

        [Route("karta_zapravok"), Route("{lang:lang}/karta_zapravok")]
        public ActionResult Stations()
        {
            return View("Text", (object)"Stations");
        }

        [Route("mobilnoe_prilozhenie"), Route("{lang:lang}/mobilnoe_prilozhenie")]
        public ActionResult MobileApp()
        {
            return View("Text", (object)"MobileApp");
        }

        [Route("kontakty"), Route("{lang:lang}/kontakty")]
        public ActionResult Contacts()
        {
            return View("Text", (object)"Contacts");
        }

        [Route("panel"), Route("{lang:lang}/panel"), Authorize]
        public ActionResult Panel()
        {
            return View();
        }

        [Route("{lang:lang}/clients"), Route("{lang:lang}/dashboard"), Route("{lang:lang}/report")]
        [Route("{lang:lang}/payments"), Route("{lang:lang}/profile/editadmin"), Authorize(Roles = "Admin")]
        public ActionResult Management()
        {
            return View("Text", (object)"Management");
        }
    }
}
