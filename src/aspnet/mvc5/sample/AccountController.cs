using System.Web.Mvc;
using System.Web.Security;
using EvPortalWidgets;

namespace Portal.Controllers
{
    /// <summary>The login page, the calls of the login card, the logout, and a page for visitors who have signed in.</summary>
    public class AccountController : Controller
    {
        [HttpGet, Route("account/login"), Route("{lang:length(2)}/account/login")]
        public ActionResult Login()
        {
            return View();
        }

        [HttpGet, Route("login/checkout")]
        public ActionResult Checkout(string u)
        {
            return SmsCenter.Send(u, Request.Url.Host);
        }

        [HttpPost, Route("account/phonelogin"), ValidateAntiForgeryToken, RefusedForm]
        public ActionResult ByPhone(string phoneCode, string phone, string code)
        {
            var number = phoneCode + phone;
            return SmsCenter.Verify(number, code) ?? SignIn(Users.ByPhone(number));
        }

        // A password may contain any character. The site never writes a value of this form into a page.
        [HttpPost, Route("account/emaillogin"), ValidateInput(false), ValidateAntiForgeryToken, RefusedForm]
        public ActionResult ByEmail(string email, string pass)
        {
            var user = Users.ByEmail(email, pass);
            return user == null ? WidgetAnswer.Refused("Неправильна електронна пошта або пароль.") : SignIn(user);
        }

        // Other characters could lead to another site.
        [HttpGet, Route("{lang:alpha:length(2)}/account/logout")]
        public ActionResult Logout(string lang)
        {
            FormsAuthentication.SignOut();
            return Redirect("~/" + lang + "/account/login");
        }

        [HttpGet, Route("panel"), Route("{lang:length(2)}/panel"), Authorize]
        public ActionResult Panel()
        {
            return View();
        }

        private WidgetAnswer SignIn(User user)
        {
            Sessions.Begin(HttpContext, user);
            return WidgetAnswer.Accepted();
        }
    }
}
