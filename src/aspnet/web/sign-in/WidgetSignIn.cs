using System.Configuration;
using System.Web;
using System.Web.Security;

namespace EvPortalWidgets;

/// <summary>
/// Begins and ends the session of a visitor. Reports that the next page does not know a visitor who has signed in: each page would
/// lead back to the login.
/// </summary>
public static class WidgetSignIn
{
    /// <summary>The session of the site. A site without Forms authentication sets its own in <c>Application_Start</c>.</summary>
    public static IWidgetSession Session { get; set; } = new FormsSession();

    /// <summary>Whether logins are answered with 503.</summary>
    internal static bool IsUnfinished { get; private set; }

    private static bool IsDevelopment => ConfigurationManager.AppSettings["EvPortalWidgets:Development"] == "true";

    /// <summary>A module of the site calls this in <c>Init</c>.</summary>
    /// <param name="finished">
    /// Classes that a site writes itself. While one has <see cref="UnfinishedAttribute" />, logins need the setting for development,
    /// and a request of this machine.
    /// </param>
    public static void Start(HttpApplication site, params Type[] finished)
    {
        var tasks = UnfinishedAttribute.TasksOf(finished);
        if (tasks.Any()) site.BeginRequest += (sender, e) => Refuse(site.Context);
        if (Session is FormsSession) FormsSession.Use(site);
        if (!IsDevelopment && tasks.Any())
        {
            IsUnfinished = true;
            SiteLog.Lines.Once(
                SignInEvents.Unfinished, string.Join(" ", tasks), "To try the sample on your own machine, "
                + "write <add key=\"EvPortalWidgets:Development\" value=\"true\" /> into <appSettings>.");
        }
        if (!WidgetLoginSms.IsHostKnown) SiteLog.Lines.Once(SignInEvents.NoHost);
    }

    /// <summary>Begins the session, or refuses the user. The next page is opened within a minute.</summary>
    /// <param name="id">The site's own name of the user: what it has in <c>User.Identity.Name</c>.</param>
    /// <returns>Null, or why the user is refused: what the card shows.</returns>
    public static string? SignIn(HttpContextBase context, string id, string? role)
    {
        if (Session.SignIn(context, id, role) is { } refusal) return refusal;
        var end = DateTime.UtcNow + WidgetCookies.SignedIn.Lasts;
        var value = MachineKey.Protect(BitConverter.GetBytes(end.Ticks), WidgetCookies.SignedIn.Name);
        Write(context, HttpServerUtility.UrlTokenEncode(value), end);
        return null;
    }

    /// <summary>Ends the session. A request of another site, or for an image of another subdomain, is ignored.</summary>
    public static bool SignOut(HttpContextBase context)
    {
        if (!WidgetLogin.MaySignOut(name => context.Request.Headers[name])) return false;
        Session.SignOut(context);
        Write(context, "", DateTime.UtcNow.AddYears(-1));
        return true;
    }

    /// <summary>Call this for each page.</summary>
    public static void Report(HttpContextBase context)
    {
        if (context.Request.IsAuthenticated || !HasSignedIn(context.Request.Unvalidated.Cookies[WidgetCookies.SignedIn.Name])) return;
        SiteLog.Lines.Once(SignInEvents.LostSession, "Does the site read what IWidgetSession.SignIn has written?", "mvc5");
    }

    private static void Refuse(HttpContext context)
    {
        // debug="true" is common in production, and behind a proxy on the same machine every request is local. So this needs both.
        if (!WidgetCallPaths.IsSignIn(context.Request.Path) || (IsDevelopment && context.Request.IsLocal)) return;
        context.Response.StatusCode = 503;
        context.ApplicationInstance.CompleteRequest();
    }

    /// <summary>A stranger can send a cookie, but not sign it: so nobody uses up the only line of the log.</summary>
    private static bool HasSignedIn(HttpCookie? cookie)
    {
        if (cookie == null || string.IsNullOrEmpty(cookie.Value)) return false;
        try
        {
            var end = MachineKey.Unprotect(HttpServerUtility.UrlTokenDecode(cookie.Value), WidgetCookies.SignedIn.Name);
            return DateTime.UtcNow.Ticks < BitConverter.ToInt64(end, 0);
        }
        catch (Exception)
        {
            // Somebody else has written the cookie. .NET and Mono throw different exceptions.
            return false;
        }
    }

    private static void Write(HttpContextBase context, string value, DateTime expires)
    {
        context.Response.Cookies.Add(LaxCookie.Of(new(WidgetCookies.SignedIn.Name, value)
        {
            Expires = expires,
            HttpOnly = true,
            Secure = context.Request.IsSecureConnection,
        }));
    }
}
