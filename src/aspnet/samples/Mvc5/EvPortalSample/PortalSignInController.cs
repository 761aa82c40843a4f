using System.Globalization;
using System.Threading.Tasks;
using System.Web.Mvc;
using EvPortalWidgets;

namespace EvPortalSample
{
    /// <summary>The login page, the calls of the login card, the logout, and a page for visitors who have signed in.</summary>
    [InPortalLanguage]
    public class PortalSignInController : Controller
    {
        [HttpGet, AllowAnonymous]
        public ActionResult LoginInLanguage()
        {
            return Redirect(PortalAddresses.LoginInLanguage(HttpContext));
        }

        [HttpGet, AllowAnonymous]
        public ActionResult Login()
        {
            SmsCenter.Guard.KeepBrowser(HttpContext);
            PortalLanguages.RememberFirst(HttpContext, CultureInfo.CurrentUICulture.Name);
            return View("~/EvPortalSample/Views/Login.cshtml");
        }

        [HttpGet, AllowAnonymous, Needs(typeof(PortalUsers), typeof(SmsGateway))]
        public async Task<ActionResult> Checkout(string u)
        {
            return await SmsCenter.Send(u, HttpContext);
        }

        [HttpPost, AllowAnonymous, Needs(typeof(PortalUsers), typeof(SmsGateway))]
        [ValidateAntiForgeryToken, RefusedForm]
        public async Task<ActionResult> ByPhone(string phoneCode, string phone, string code)
        {
            return await PortalLogin.ByPhone(HttpContext, phoneCode + phone, code);
        }

        // A password may contain any character. The site never writes a value of this form into a page.
        [HttpPost, AllowAnonymous, Needs(typeof(PortalUsers))]
        [ValidateInput(false), ValidateAntiForgeryToken, RefusedForm]
        public async Task<ActionResult> ByEmail(string email, string pass)
        {
            var user = LoginFields.IsEmail(email) ? PortalUsers.ByEmail(email) : null;
            var refusal = await SmsCenter.Guard.RefuseLogin(HttpContext, email, user == null ? null : user.Id);
            if (refusal != null) return refusal.LoginAnswer(HttpContext, LoginTexts.Of(refusal));
            return await PortalLogin.ByPassword(HttpContext, user, pass);
        }

        [HttpGet, AllowAnonymous]
        public ActionResult Logout()
        {
            return Redirect(PortalLogin.SignOut(HttpContext));
        }

        [HttpGet, Authorize]
        public ActionResult Panel()
        {
            return View("~/EvPortalSample/Views/Panel.cshtml");
        }
    }
}
