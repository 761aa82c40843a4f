using System.Web.Mvc;
using System.Web.Script.Serialization;
using System.Web.Security;
using EvPortalWidgets;
using Portal.Backend;
using Portal.Resources;

namespace Portal.Controllers
{
    public class PhoneLogin
    {
        public string PhoneCode { get; set; }
        public string Phone { get; set; }
        public string Code { get; set; }
    }

    public class EmailLogin
    {
        public string Email { get; set; }
        public string Pass { get; set; }
    }

    /// <summary>The login page, and the two calls that sign a visitor in.</summary>
    public class AccountController : Controller
    {
        [HttpGet, Route("account/login"), Route("{lang:lang}/account/login"), Prefixed]
        public ActionResult Login()
        {
            return View();
        }

        [HttpGet, Route("account/signup"), Route("{lang:lang}/account/signup"), Prefixed]
        public ActionResult SignUp()
        {
            return View("Text", (object)"SignUp");
        }

        [HttpGet, Route("account/forgotpassword"), Route("{lang:lang}/account/forgotpassword"), Prefixed]
        public ActionResult ForgotPassword()
        {
            return View("Text", (object)"ForgotPassword");
        }

        [HttpGet, Route("{lang:lang}/account/logout")]
        public ActionResult Logout()
        {
            FormsAuthentication.SignOut();
            return Redirect("~/" + Languages.Current);
        }

        [HttpPost, Route("account/phonelogin"), ForeignAnswers]
        [ValidateAntiForgeryToken, RefusedForm(ResourceType = typeof(SiteTexts))]
        public ActionResult PhoneLogin(PhoneLogin login)
        {
            var phone = login.PhoneCode + login.Phone;
            var refusal = SmsCenter.Instance.Verify(phone, login.Code);
            return refusal == null ? Accepted(Users.ByPhone(phone)) : Refused(new JavaScriptSerializer().Serialize(refusal));
        }

        // A password may contain any character. The site never writes a value of this form into a page.
        [HttpPost, Route("account/emaillogin"), ValidateInput(false), ForeignAnswers]
        [ValidateAntiForgeryToken, RefusedForm(ResourceType = typeof(SiteTexts))]
        public ActionResult EmailLogin(EmailLogin login)
        {
            var user = Users.ByEmail(login.Email, login.Pass);
            return user == null ? Refused(SiteTexts.Of("WrongPassword")) : Accepted(user);
        }

        private ActionResult Accepted(User user)
        {
            Sessions.Begin(HttpContext, user);
            return Json(new LoginAnswer { Status = 0, Value = 1 });
        }

        private ActionResult Refused(string error)
        {
            return Json(new LoginAnswer { Status = 1, Error = error });
        }
    }
}
