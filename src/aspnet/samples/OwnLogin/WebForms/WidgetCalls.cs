using System;
using System.Threading.Tasks;
using System.Web;
using System.Web.Script.Serialization;
using EvPortalWidgets;
using EvPortalWidgets.WithoutMvc;

/// <summary>Answers the calls of the widgets by the login that your site has. You change the five methods at the end.</summary>
public class WidgetCalls : HttpTaskAsyncHandler, System.Web.SessionState.IRequiresSessionState
{
    // Your login page calls WidgetCalls.Guard.KeepBrowser(new HttpContextWrapper(Context)).
    public static readonly SmsGuard Guard = new SmsGuard(null);

    public override async Task ProcessRequestAsync(HttpContext context)
    {
        var visit = new HttpContextWrapper(context);
        // Only a script of this site can send this header. So no other site can sign a visitor in.
        if (visit.Request.Headers["X-Requested-With"] == "XMLHttpRequest") context.Response.Write(await Answer(visit));
        else context.Response.StatusCode = 400;
        context.Response.ContentType = "application/json";
    }

    private static async Task<string> Answer(HttpContextBase visit)
    {
        var path = visit.Request.Path.ToLowerInvariant();
        var query = visit.Request.Unvalidated.QueryString;
        var form = visit.Request.Unvalidated.Form;
        object answer = WidgetAnswer.Version(typeof(WidgetCalls).Assembly.GetName().Version.ToString(3));
        if (path == "/login/checkout") answer = await Checkout(visit, query["u"]);
        else if (path == "/account/phonelogin") answer = await ByPhone(visit, form["phonecode"] + form["phone"], form["code"]);
        else if (path == "/account/emaillogin") answer = await ByEmail(visit, form["email"], form["pass"]);
        else if (path == "/web/setculture") answer = SetCulture(visit, query["culture"]);
        return new JavaScriptSerializer().Serialize(answer);
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
        if (refused == null) SignIn(visit, FindByPhone(number));
        return refused ?? WidgetAnswer.Accepted();
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

    private static WidgetAnswer SetCulture(HttpContextBase visit, string culture)
    {
        if (culture != "ru" && culture != "en") culture = "uk";
        visit.Response.Cookies.Add(new HttpCookie("culture", culture) { Expires = DateTime.UtcNow.AddYears(1) });
        return WidgetAnswer.Culture(culture);
    }

    // Yours: call your SMS service. Log neither the number nor the text.
    private static Task Send(string number, string text) { throw new NotImplementedException("Send the SMS."); }
    // Yours: the id of the user who has this number. It was proved just now. A new number may become a new user.
    private static string FindByPhone(string number) { throw new NotImplementedException("Find the user."); }
    // Yours: the id of the user who has this email, or null. It never changes: tries of the password are counted for it.
    private static string FindByEmail(string email) { throw new NotImplementedException("Find the user."); }
    // Yours: without a user, compare with the hash of any other one. It takes as long, so nobody learns who has an account.
    private static bool HasPassword(string id, string password) { throw new NotImplementedException("Check the password."); }
    // Yours: what your login does when all was right, for example FormsAuthentication.SetAuthCookie(name, false).
    private static void SignIn(HttpContextBase visit, string id) { throw new NotImplementedException("Sign the user in."); }
}
