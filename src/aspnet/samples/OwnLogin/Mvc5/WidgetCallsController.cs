using System;
using System.Collections.Generic;
using System.Threading.Tasks;
using System.Web.Mvc;
using EvPortalWidgets;

[assembly: System.Web.PreApplicationStartMethod(typeof(WidgetCallsController), "Start")]

/// <summary>Answers the calls by the login of your site. You change the languages, Logout, and the methods at the end.</summary>
[AllowAnonymous]
public class WidgetCallsController : Controller
{
    // The action of your login page calls WidgetCallsController.Guard.KeepBrowser(HttpContext).
    public static readonly SmsGuard Guard = new SmsGuard(null);
    // Keep ru, unless your site has pages at the links of the footer with /ru/: WithoutLanguage leads on only in these languages.
    public static readonly WidgetLanguages Languages =
        new WidgetLanguages("uk", new Dictionary<string, string> { { "uk", "Українська" }, { "ru", "Русский" }, { "en", "English" } });

    private string Lang { get { return Languages.Of(Request); } }

    // ASP.NET calls this before the start of the site: a setting that cannot work is an error there, and not at the first login.
    public static void Start() { GC.KeepAlive(Guard); }

    // u is the number with its country: 380501234567. The browser gets the code only for itself.
    [HttpGet, Route("~/login/checkout")]
    public async Task<ActionResult> Checkout(string u)
    {
        if (!WidgetLoginFields.IsServed(u))
            return WidgetAnswer.Refused(WidgetCodes.NotAllowedSmsForCountry, WidgetLoginTexts.NotServed(Lang));
        return (await Guard.SendCodeAsync(HttpContext, u, (code, stop) => Send(u, WidgetLoginSms.For(HttpContext, code, Lang)))).AnswerIn(Lang);
    }

    [HttpPost, Route("~/account/phonelogin"), ValidateAntiForgeryToken, RefusedForm]
    public async Task<ActionResult> ByPhone(string phoneCode, string phone, string code)
    {
        var refused = (await Guard.TryCodeAsync(HttpContext, phoneCode + phone, code)).AnswerIn(Lang);
        var id = refused == null ? FindByPhone(phoneCode + phone) : null;
        if (id == null) return refused ?? WidgetAnswer.Refused(WidgetLoginTexts.UnknownNumber(Lang));
        return AnswerOf(SignIn(id));
    }

    // A password may have any character. The site never writes it into a page.
    [HttpPost, Route("~/account/emaillogin"), ValidateInput(false), ValidateAntiForgeryToken, RefusedForm]
    public async Task<ActionResult> ByEmail(string email, string pass)
    {
        var id = WidgetLoginFields.IsEmail(email) ? FindByEmail(email) : null;
        var refusal = (await Guard.RefuseLoginAsync(HttpContext, email, id)).Refusal;
        if (refusal != null) return refusal.LoginAnswer(HttpContext, WidgetLoginTexts.Of(refusal, Lang));
        var isRight = HasPassword(id, WidgetLoginFields.IsPassword(pass) ? pass : "");
        if (!isRight || id == null) return WidgetAnswer.Refused(WidgetLoginTexts.WrongPassword(Lang));
        var refused = SignIn(id);
        // Only now: the browser becomes one in which the account has signed in.
        if (refused == null) await Guard.LoginSucceededAsync(HttpContext, id);
        return AnswerOf(refused);
    }

    private static WidgetAnswer AnswerOf(string refusal)
    {
        return refusal == null ? WidgetAnswer.Accepted() : WidgetAnswer.Refused(refusal);
    }

    // The menu leads here by a link. A page of another site signs nobody out.
    [HttpGet, Route("~/ru/account/logout")]
    public ActionResult Logout()
    {
        // Yours: where this is true, also what your logout does besides, for example Session.Abandon(). Otherwise the next visitor of
        // this browser has what your site keeps in Session. It is false for a request of another site.
        WidgetSignIn.SignOut(HttpContext);
        return Redirect("~/");
    }

    [HttpGet, Route("~/web/setculture")]
    public ActionResult SetCulture(string culture)
    {
        return Languages.Remember(HttpContext, culture) ? (ActionResult)WidgetAnswer.Culture(culture) : new HttpStatusCodeResult(400);
    }

    // /uk/account/login leads to /account/login.
    public ActionResult WithoutLanguage()
    {
        var path = Languages.WithoutLanguage(Request.Path);
        // A link to another page does not choose a language: each footer has a link to a Russian page.
        if (path == "/" || path == "/account/login") Languages.RememberFirst(HttpContext);
        return path == null ? (ActionResult)new HttpStatusCodeResult(404) : Redirect("~" + path + Request.Url.Query);
    }

    [HttpGet, Route("~/web/getbuildversion")]
    public ActionResult GetBuildVersion() { return WidgetAnswer.Version(GetType().Assembly.GetName().Version.ToString(3)); }

    // Yours: call your SMS service. Log neither the number nor the text, and throw neither: the log has what you throw.
    private Task Send(string number, string text) { throw new NotImplementedException("Send the SMS."); }

    // Yours: the id of the user who has this number. It was proved just now. A new number may become a new user, or is refused: null.
    private string FindByPhone(string number) { throw new NotImplementedException("Find the user."); }

    // Yours: the id of the user who has this email, or null. It never changes: tries of the password are counted for it.
    // It may be another value than User.Identity.Name.
    private string FindByEmail(string email) { throw new NotImplementedException("Find the user."); }

    // Yours: without a user, compare with the hash of any other one. It takes as long, so nobody learns who has an account.
    private bool HasPassword(string id, string password) { throw new NotImplementedException("Check the password."); }

    // Yours: what your login does when all was right, and then null. For example
    // System.Web.Security.FormsAuthentication.SetAuthCookie(name, false); return null;
    // An account that is locked or needs a second factor is not signed in: return WidgetLoginTexts.NotAllowed(Lang).
    private string SignIn(string id) { throw new NotImplementedException("Sign the user in."); }

    // Yours: for example return RedirectToAction("Register", "Account", new { area = "" }).
    // Remove the action, if your site has this address, also by its default route: a redirect from here to here would never end.
    [HttpGet, Route("~/account/signup")]
    public ActionResult SignUp() { throw new NotImplementedException("Redirect to your page."); }

    // Yours: a redirect to the page where a visitor asks for a new password. Remove the action, if that page has this address:
    // AccountController.ForgotPassword has it by the default route.
    [HttpGet, Route("~/account/forgotpassword")]
    public ActionResult ForgotPassword() { throw new NotImplementedException("Redirect to your page."); }
}
