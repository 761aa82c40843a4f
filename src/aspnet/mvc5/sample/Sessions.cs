using System;
using System.Security.Principal;
using System.Web;
using System.Web.Security;

namespace EvPortalSample
{
    /// <summary>Forms authentication, with the user's role in the ticket.</summary>
    public static class Sessions
    {
        public static void Begin(HttpContextBase context, PortalUser user)
        {
            var now = DateTime.Now;
            var ticket = new FormsAuthenticationTicket(2, user.Id, now, now + FormsAuthentication.Timeout, false, user.Role ?? "");
            // It has the domain and the path of <forms>, as the cookie that a log-out removes.
            var cookie = FormsAuthentication.GetAuthCookie(user.Id, false);
            cookie.Value = FormsAuthentication.Encrypt(ticket);
            // Before version 4.7.2 .NET Framework does not know SameSite. Then the path writes it.
            if (typeof(HttpCookie).GetProperty("SameSite") == null) cookie.Path += "; SameSite=Lax";
            context.Response.Cookies.Add(cookie);
        }

        /// <summary>Reads the role from the ticket of the request.</summary>
        public static void Restore(HttpContext context)
        {
            var identity = context.User == null ? null : context.User.Identity as FormsIdentity;
            if (identity != null) context.User = new GenericPrincipal(identity, new[] { identity.Ticket.UserData });
        }
    }
}
