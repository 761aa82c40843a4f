using System;
using System.Configuration;
using System.Linq;
using System.Security.Principal;
using System.Web;
using System.Web.Configuration;
using System.Web.Security;

namespace EvPortalSample
{
    /// <summary>The session of the site. Without Forms authentication write a class of your own for it: the guide has its lines.</summary>
    public interface IPortalSession
    {
        void SignIn(HttpContextBase context, PortalUser user);

        void SignOut(HttpContextBase context);
    }

    /// <summary>The Forms authentication of the site. Its own tickets stay as they are.</summary>
    public sealed class FormsSession : IPortalSession
    {
        // The site may write something else into the data of its tickets.
        private const string Role = "EvPortal:";

        public void SignIn(HttpContextBase context, PortalUser user)
        {
            // The local clock would change by an hour in spring.
            var now = DateTime.UtcNow;
            var role = string.IsNullOrEmpty(user.Role) ? "" : Role + user.Role;
            var ticket = new FormsAuthenticationTicket(2, user.Id, now, now + FormsAuthentication.Timeout, false, role);
            // It has the name, the domain and the path of <forms>, as the cookie that a log-out removes.
            var cookie = FormsAuthentication.GetAuthCookie(user.Id, false);
            cookie.Value = FormsAuthentication.Encrypt(ticket);
            // .NET Framework before 4.7.2 has no property for SameSite. There the path of the cookie contains it.
            if (typeof(HttpCookie).GetProperty("SameSite") == null) cookie.Path += "; SameSite=Lax";
            context.Response.Cookies.Add(cookie);
        }

        public void SignOut(HttpContextBase context)
        {
            FormsAuthentication.SignOut();
        }

        /// <summary>Gives the users of these tickets their role. Throws if nothing reads a ticket: then the site does not start.</summary>
        internal static void Use(HttpApplication site)
        {
            var section = (AuthenticationSection)ConfigurationManager.GetSection("system.web/authentication");
            var modules = site.Modules;
            if (section.Mode != AuthenticationMode.Forms || !modules.AllKeys.Any(name => modules[name] is FormsAuthenticationModule))
            {
                throw new InvalidOperationException(
                    "The site has no Forms authentication, so nobody could sign in: write an IPortalSession for the session that it has. "
                    + "See \"The session of the site\" in aspnet/mvc5/README.md.");
            }
            site.PostAuthenticateRequest += (sender, e) => site.Context.User = AddRole(site.Context.User);
        }

        private static IPrincipal AddRole(IPrincipal user)
        {
            // Anything else than the usual principal is the site's, for example that of its role manager.
            var identity = user != null && user.GetType() == typeof(GenericPrincipal) ? user.Identity as FormsIdentity : null;
            if (identity == null || !identity.Ticket.UserData.StartsWith(Role, StringComparison.Ordinal)) return user;
            return new WithRole(user, identity.Ticket.UserData.Substring(Role.Length));
        }

        /// <summary>A visitor may have roles of the site, too.</summary>
        private sealed class WithRole : GenericPrincipal
        {
            private readonly IPrincipal user;

            public WithRole(IPrincipal user, string role) : base(user.Identity, new[] { role })
            {
                this.user = user;
            }

            public override bool IsInRole(string role)
            {
                return user.IsInRole(role) || base.IsInRole(role);
            }
        }
    }
}
