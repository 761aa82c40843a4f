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
            PortalLogin.Guard.KeepBrowser(HttpContext);
            PortalLanguages.Offered.RememberFirst(HttpContext);
            return View("~/EvPortalSample/Views/Login.cshtml");
        }

        [HttpGet, AllowAnonymous]
        public async Task<ActionResult> Checkout(string u)
        {
            return await PortalLogin.SendCode(HttpContext, u);
        }

        [HttpPost, AllowAnonymous, ValidateAntiForgeryToken, RefusedForm]
        public async Task<ActionResult> ByPhone(string phoneCode, string phone, string code)
        {
            return await PortalLogin.ByPhone(HttpContext, phoneCode + phone, code);
        }

        // A password may contain any character. The site never writes a value of this form into a page.
        [HttpPost, AllowAnonymous, ValidateInput(false), ValidateAntiForgeryToken, RefusedForm]
        public async Task<ActionResult> ByEmail(string email, string pass)
        {
            var user = WidgetLoginFields.IsEmail(email) ? PortalUsers.ByEmail(email) : null;
            var refusal = (await PortalLogin.Guard.RefuseLoginAsync(HttpContext, email, user == null ? null : user.Id)).Refusal;
            if (refusal != null) return refusal.LoginAnswer(HttpContext, WidgetLoginTexts.Of(refusal));
            return await PortalLogin.ByPassword(HttpContext, user, pass);
        }

        [HttpGet, AllowAnonymous]
        public ActionResult Logout()
        {
            return Redirect(PortalLogin.SignOut(HttpContext));
        }

        // For each visitor who has signed in. Pages for some have a role: [Authorize(Roles = "Admin")].
        [HttpGet, Authorize]
        public ActionResult Panel()
        {
            // No page of another site shows it in a frame.
            Response.AppendHeader("X-Frame-Options", "SAMEORIGIN");
            return View("~/EvPortalSample/Views/Panel.cshtml");
        }
    }
}
