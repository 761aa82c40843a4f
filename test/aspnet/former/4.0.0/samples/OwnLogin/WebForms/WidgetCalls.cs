using System;
using System.Threading.Tasks;
using System.Web;
using System.Web.Script.Serialization;
using EvPortalWidgets;
using EvPortalWidgets.WithoutMvc;

/// <summary>Answers the calls by the login of your site. You change the languages, and the methods at the end.</summary>
public class WidgetCalls : HttpTaskAsyncHandler, IHttpModule, System.Web.SessionState.IRequiresSessionState
{
    // Your login page calls WidgetCalls.Guard.KeepBrowser(new HttpContextWrapper(Context)).
    public static readonly SmsGuard Guard = new SmsGuard(null);
    public static readonly WidgetLanguages Languages = new WidgetLanguages("uk",
        new System.Collections.Generic.Dictionary<string, string> { { "uk", "Українська" }, { "ru", "Русский" }, { "en", "English" } });

    private static readonly string[] Paths =
        { "/login/checkout", "/account/phonelogin", "/account/emaillogin", "/web/setculture", "/web/getbuildversion" };

    // With a static constructor a setting that cannot work is an error at the start, and not at the first login.
    static WidgetCalls() { }

    public void Init(HttpApplication site) { site.PostAuthenticateRequest += (sender, e) => Take(site.Context); }

    public void Dispose() { }

    private static void Take(HttpContext context)
    {
        if (Array.IndexOf(Paths, context.Request.Path.ToLowerInvariant()) < 0) return;
        context.SkipAuthorization = true;
        context.RemapHandler(new WidgetCalls());
    }

    public override async Task ProcessRequestAsync(HttpContext context)
    {
        var visit = new HttpContextWrapper(context);
        var call = Array.IndexOf(Paths, visit.Request.Path.ToLowerInvariant());
        var query = visit.Request.Unvalidated.QueryString;
        var form = visit.Request.Unvalidated.Form;
        System.Globalization.CultureInfo.CurrentUICulture = new System.Globalization.CultureInfo(Languages.Of(visit.Request));
        object answer = WidgetAnswer.Version(typeof(WidgetCalls).Assembly.GetName().Version.ToString(3));
        // Only a script of this site can send this header. So no other site can sign a visitor in. The guard looks at the first call.
        if (call != 0 && visit.Request.Headers["X-Requested-With"] != "XMLHttpRequest") visit.Response.StatusCode = 400;
        else if (call == 0) answer = await Checkout(visit, query["u"]);
        else if (call == 1) answer = await ByPhone(visit, form["phonecode"] + form["phone"], form["code"]);
        else if (call == 2) answer = await ByEmail(visit, form["email"], form["pass"]);
        else if (call == 3 && Languages.Remember(visit, query["culture"])) answer = WidgetAnswer.Culture(query["culture"]);
        else if (call == 3) visit.Response.StatusCode = 400;
        visit.Response.ContentType = "application/json";
        visit.Response.Write(new JavaScriptSerializer().Serialize(answer));
    }

    // The number has its country: 380501234567. The browser gets the code only for itself.
    private static async Task<WidgetAnswer> Checkout(HttpContextBase visit, string number)
    {
        if (!WidgetLoginFields.IsServed(number))
            return WidgetAnswer.Refused(WidgetCodes.NotAllowedSmsForCountry, WidgetLoginTexts.NotServed());
        return (await Guard.SendCode(visit, number, code => Send(number, WidgetLoginSms.For(visit, code)))).AnswerIn();
    }

    private static async Task<WidgetAnswer> ByPhone(HttpContextBase visit, string number, string code)
    {
        var refused = (await Guard.TryCode(visit, number, code)).AnswerIn();
        var id = refused == null ? FindByPhone(number) : null;
        if (id != null) SignIn(visit, id);
        return id != null ? WidgetAnswer.Accepted() : refused ?? WidgetAnswer.Refused(WidgetLoginTexts.UnknownNumber());
    }

    private static async Task<object> ByEmail(HttpContextBase visit, string email, string pass)
    {
        var id = WidgetLoginFields.IsEmail(email) ? FindByEmail(email) : null;
        var refusal = await Guard.RefuseLogin(visit, email, id);
        if (refusal != null) return refusal.LoginAnswer(visit, WidgetLoginTexts.Of(refusal));
        var isRight = HasPassword(id, WidgetLoginFields.IsPassword(pass) ? pass : "");
        if (!isRight || id == null) return WidgetAnswer.Refused(WidgetLoginTexts.WrongPassword());
        await Guard.LoginSucceeded(visit, id);
        SignIn(visit, id);
        return WidgetAnswer.Accepted();
    }

    // Yours: call your SMS service. Log neither the number nor the text.
    private static Task Send(string number, string text) { throw new NotImplementedException("Send the SMS."); }

    // Yours: the id of the user who has this number. It was proved just now. A new number may become a new user, or is refused: null.
    private static string FindByPhone(string number) { throw new NotImplementedException("Find the user."); }

    // Yours: the id of the user who has this email, or null. It never changes: tries of the password are counted for it.
    private static string FindByEmail(string email) { throw new NotImplementedException("Find the user."); }

    // Yours: without a user, compare with the hash of any other one. It takes as long, so nobody learns who has an account.
    private static bool HasPassword(string id, string password) { throw new NotImplementedException("Check the password."); }

    // Yours: what your login does when all was right, for example FormsAuthentication.SetAuthCookie(name, false).
    private static void SignIn(HttpContextBase visit, string id) { throw new NotImplementedException("Sign the user in."); }
}
