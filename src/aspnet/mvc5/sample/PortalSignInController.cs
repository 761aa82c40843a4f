using System.Globalization;
using System.Threading.Tasks;
using System.Web;
using System.Web.Mvc;
using EvPortalWidgets;

namespace EvPortalSample
{
    /// <summary>The login page, the calls of the login card, the logout, and a page for visitors who have signed in.</summary>
    [InPortalLanguage]
    public class PortalSignInController : Controller
    {
        /// <summary>
        /// ASP.NET sends a visitor without a session here, unless the site has a login page of its own. The language is that of the page that
        /// the visitor wanted.
        /// </summary>
        [HttpGet, AllowAnonymous]
        public ActionResult LoginInLanguage()
        {
            var query = Request.Url.Query;
            var wanted = PortalLanguages.OfAddress(HttpUtility.ParseQueryString(query)["ReturnUrl"]);
            return Redirect("~/" + (wanted ?? CultureInfo.CurrentUICulture.Name) + "/account/login" + query);
        }

        [HttpGet, AllowAnonymous]
        public ActionResult Login()
        {
            SmsCenter.Guard.KeepBrowser(HttpContext);
            PortalLanguages.RememberFirst(HttpContext, CultureInfo.CurrentUICulture.Name);
            return View();
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
            var number = phoneCode + phone;
            var refusal = await SmsCenter.Verify(number, code, HttpContext);
            if (refusal != null) return refusal;
            return SignIn(PortalUsers.ByPhone(number));
        }

        // A password may contain any character. The site never writes a value of this form into a page.
        [HttpPost, AllowAnonymous, Needs(typeof(PortalUsers))]
        [ValidateInput(false), ValidateAntiForgeryToken, RefusedForm]
        public async Task<ActionResult> ByEmail(string email, string pass)
        {
            var user = PortalUsers.ByEmail(email);
            var refusal = await SmsCenter.Guard.RefuseLogin(HttpContext, email, user == null ? null : user.Id);
            if (refusal != null) return refusal.LoginAnswer(HttpContext, LoginTexts.Of(refusal));
            // Without a user a password is checked, too: the time of the answer must not show who has an account.
            if (!PortalUsers.HasPassword(user, pass) || user == null) return WidgetAnswer.Refused(LoginTexts.WrongPassword);
            await SmsCenter.Guard.LoginSucceeded(HttpContext, user.Id);
            return SignIn(user);
        }

        /// <summary>The widgets have one address for all languages. So the path does not name the visitor's.</summary>
        [HttpGet, AllowAnonymous]
        public ActionResult Logout()
        {
            // Otherwise any site could end the session with an image.
            if (Request.Headers["Sec-Fetch-Site"] == "cross-site") return Redirect("~/");
            PortalModule.Session.SignOut(HttpContext);
            SignInCheck.Forget(HttpContext);
            return Redirect("~/" + PortalLanguages.OfVisitor(Request) + "/account/login");
        }

        [HttpGet, Authorize]
        public ActionResult Panel()
        {
            return View();
        }

        private WidgetAnswer SignIn(PortalUser user)
        {
            PortalModule.Session.SignIn(HttpContext, user);
            SignInCheck.Expect(HttpContext);
            return WidgetAnswer.Accepted();
        }
    }
}
