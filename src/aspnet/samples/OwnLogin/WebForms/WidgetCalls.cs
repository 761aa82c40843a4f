using System;
using System.Threading.Tasks;
using System.Web;
using System.Web.Hosting;
using System.Web.Routing;
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

    private const string LogOut = "/ru/account/logout";

    private static readonly string[] Paths =
        { "/login/checkout", "/account/phonelogin", "/account/emaillogin", "/web/setculture", "/web/getbuildversion", LogOut };

    // With a static constructor a setting that cannot work is an error at the start, and not at the first login.
    static WidgetCalls() { }

    public void Init(HttpApplication site) { site.PostAuthenticateRequest += (sender, e) => Take(site.Context); }

    public void Dispose() { }

    private static void Take(HttpContext context)
    {
        var path = context.Request.Path.ToLowerInvariant();
        // A page of your own for the logout stays.
        if (Array.IndexOf(Paths, path) < 0 || (path == LogOut && IsPage(context)))
        {
            LeadOn(context);
            return;
        }
        context.SkipAuthorization = true;
        context.RemapHandler(new WidgetCalls());
    }

    // Where your site has no page at an address with a language: /uk/account/login leads to /account/login.
    private static void LeadOn(HttpContext context)
    {
        var path = Languages.WithoutLanguage(context.Request.Path);
        if (path == null || context.Request.HttpMethod != "GET" || IsPage(context)) return;
        // A link to another page does not choose a language: each footer has a link to a Russian page.
        if (path == "/" || path == "/account/login") Languages.RememberFirst(new HttpContextWrapper(context));
        context.Response.Redirect(path + context.Request.Url.Query, false);
        context.ApplicationInstance.CompleteRequest();
    }

    private static bool IsPage(HttpContext context)
    {
        var files = HostingEnvironment.VirtualPathProvider;
        return files.FileExists(context.Request.Path) || files.DirectoryExists(context.Request.Path)
            || RouteTable.Routes.GetRouteData(new HttpContextWrapper(context)) != null;
    }

    public override async Task ProcessRequestAsync(HttpContext context)
    {
        var visit = new HttpContextWrapper(context);
        var call = Array.IndexOf(Paths, visit.Request.Path.ToLowerInvariant());
        if (Paths[call] == LogOut)
        {
            // The menu leads here by a link. A page of another site signs nobody out.
            WidgetSignIn.SignOut(visit);
            visit.Response.Redirect("/", false);
            return;
        }
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
        return (await Guard.SendCodeAsync(visit, number, (code, stop) => Send(number, WidgetLoginSms.For(visit, code)))).AnswerIn();
    }

    private static async Task<WidgetAnswer> ByPhone(HttpContextBase visit, string number, string code)
    {
        var refused = (await Guard.TryCodeAsync(visit, number, code)).AnswerIn();
        var id = refused == null ? FindByPhone(number) : null;
        if (id == null) return refused ?? WidgetAnswer.Refused(WidgetLoginTexts.UnknownNumber());
        return AnswerOf(SignIn(visit, id));
    }

    private static async Task<object> ByEmail(HttpContextBase visit, string email, string pass)
    {
        var id = WidgetLoginFields.IsEmail(email) ? FindByEmail(email) : null;
        var refusal = (await Guard.RefuseLoginAsync(visit, email, id)).Refusal;
        if (refusal != null) return refusal.LoginAnswer(visit, WidgetLoginTexts.Of(refusal));
        var isRight = HasPassword(id, WidgetLoginFields.IsPassword(pass) ? pass : "");
        if (!isRight || id == null) return WidgetAnswer.Refused(WidgetLoginTexts.WrongPassword());
        var reason = SignIn(visit, id);
        // Only now: the browser becomes one in which the account has signed in.
        if (reason == null) await Guard.LoginSucceededAsync(visit, id);
        return AnswerOf(reason);
    }

    private static WidgetAnswer AnswerOf(string refusal)
    {
        return refusal == null ? WidgetAnswer.Accepted() : WidgetAnswer.Refused(refusal);
    }

    // Yours: call your SMS service. Log neither the number nor the text, and throw neither: the log has what you throw.
    private static Task Send(string number, string text) { throw new NotImplementedException("Send the SMS."); }

    // Yours: the id of the user who has this number. It was proved just now. A new number may become a new user, or is refused: null.
    private static string FindByPhone(string number) { throw new NotImplementedException("Find the user."); }

    // Yours: the id of the user who has this email, or null. It never changes: tries of the password are counted for it.
    private static string FindByEmail(string email) { throw new NotImplementedException("Find the user."); }

    // Yours: without a user, compare with the hash of any other one. It takes as long, so nobody learns who has an account.
    private static bool HasPassword(string id, string password) { throw new NotImplementedException("Check the password."); }

    // Yours: what your login does when all was right, for example FormsAuthentication.SetAuthCookie(name, false), and then null.
    // An account that is locked or needs a second factor is not signed in: return WidgetLoginTexts.NotAllowed().
    private static string SignIn(HttpContextBase visit, string id) { throw new NotImplementedException("Sign the user in."); }
}
