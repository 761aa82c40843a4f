using System.Configuration;
using System.Security.Principal;
using System.Web;
using System.Web.Configuration;
using System.Web.Security;

namespace EvPortalWidgets;

/// <summary>The Forms authentication of the site. Its own tickets stay as they are.</summary>
internal sealed class FormsSession : IWidgetSession
{
    // The site may write something else into the data of its tickets.
    private const string Role = "EvPortal:";
    private static bool isChecked;

    public string? SignIn(HttpContextBase context, string id, string? role)
    {
        // The local clock would change by an hour in spring.
        var now = DateTime.UtcNow;
        var data = string.IsNullOrEmpty(role) ? "" : Role + role;
        var ticket = new FormsAuthenticationTicket(2, id, now, now + FormsAuthentication.Timeout, false, data);
        // It has the name, the domain and the path of <forms>, as the cookie that a log-out removes.
        var cookie = FormsAuthentication.GetAuthCookie(id, false);
        cookie.Value = FormsAuthentication.Encrypt(ticket);
        // Without requireSSL in <forms> a request over http, which somebody else can read, would have it, too.
        cookie.Secure |= context.Request.IsSecureConnection;
        // Mono has no property for SameSite. There the path of the cookie contains it.
        if (typeof(HttpCookie).GetProperty("SameSite") == null) cookie.Path += "; SameSite=Lax";
        context.Response.Cookies.Add(cookie);
        return null;
    }

    public void SignOut(HttpContextBase context) => FormsAuthentication.SignOut();

    /// <summary>Gives the users of these tickets their role. Each request is an error if nothing reads a ticket.</summary>
    public static void Use(HttpApplication site)
    {
        // All modules are there only now.
        site.BeginRequest += (sender, e) => Check(site);
        site.PostAuthenticateRequest += (sender, e) => site.Context.User = AddRole(site.Context.User);
        // The class of Global.asax may have made another principal since then.
        site.PostAuthorizeRequest += (sender, e) => site.Context.User = AddRole(site.Context.User);
    }

    private static void Check(HttpApplication site)
    {
        if (isChecked) return;
        var section = (AuthenticationSection)ConfigurationManager.GetSection("system.web/authentication");
        var modules = site.Modules;
        if (section.Mode != AuthenticationMode.Forms || !modules.AllKeys.Any(name => modules[name] is FormsAuthenticationModule))
        {
            throw new InvalidOperationException(
                "The site has no Forms authentication, so nobody could sign in: write an IWidgetSession for the session that it has. "
                + "See \"The session of the site\" in aspnet/mvc5/README.md.");
        }
        isChecked = true;
    }

    private static IPrincipal? AddRole(IPrincipal? user)
    {
        // Anything else than the usual principal is the site's, for example that of its role manager.
        var identity = user != null && user.GetType() == typeof(GenericPrincipal) ? user.Identity as FormsIdentity : null;
        if (identity == null || !identity.Ticket.UserData.StartsWith(Role, StringComparison.Ordinal)) return user;
        return new WithRole(user!, identity.Ticket.UserData.Substring(Role.Length));
    }

    /// <summary>A visitor may have roles of the site, too.</summary>
    private sealed class WithRole(IPrincipal user, string role) : GenericPrincipal(user.Identity, [role])
    {
        public override bool IsInRole(string role) => user.IsInRole(role) || base.IsInRole(role);
    }
}
