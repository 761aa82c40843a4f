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
            var ticket = new FormsAuthenticationTicket(2, user.Id, now, now + FormsAuthentication.Timeout, false, user.Role);
            context.Response.Cookies.Add(new HttpCookie(FormsAuthentication.FormsCookieName, FormsAuthentication.Encrypt(ticket))
            {
                HttpOnly = true,
                Path = FormsAuthentication.FormsCookiePath,
                Secure = FormsAuthentication.RequireSSL,
            });
        }

        /// <summary>Reads the role from the ticket of the request.</summary>
        public static void Restore(HttpContext context)
        {
            var identity = context.User == null ? null : context.User.Identity as FormsIdentity;
            if (identity != null) context.User = new GenericPrincipal(identity, new[] { identity.Ticket.UserData });
        }
    }
}
