using System.Web.Mvc;

namespace Portal
{
    /// <summary>A page at each address to which the widgets lead. A site has its own pages there.</summary>
    public class PagesController : Controller
    {
        [Route("")]
        [Route("{lang:length(2)}")]
        [Route("{lang}/karta_zapravok")]
        [Route("{lang}/mobilnoe_prilozhenie")]
        [Route("{lang}/kontakty")]
        [Route("{lang}/politika_konfidencialnosti")]
        [Route("{lang}/uslovija_i_polozhenija")]
        [Route("account/signup")]
        [Route("account/forgotpassword")]
        public ActionResult Public()
        {
            return View("Page");
        }

        [Route("{lang}/profile/editadmin")]
        [Route("{lang}/clients")]
        [Route("{lang}/dashboard")]
        [Route("{lang}/report")]
        [Route("{lang}/payments")]
        [Authorize(Roles = "Admin")]
        public ActionResult ForAdmins()
        {
            return View("Page");
        }
    }
}
