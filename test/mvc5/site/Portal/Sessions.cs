using System;
using System.Security.Principal;
using System.Web;
using System.Web.Security;
using Portal.Backend;

namespace Portal
{
    /// <summary>Forms authentication, with the user's role in the ticket.</summary>
    public static class Sessions
    {
        public static void Begin(HttpContextBase context, User user)
        {
            Write(context, user.Id, user.Role, DateTime.Now + FormsAuthentication.Timeout);
        }

        public static void Expire(HttpContextBase context)
        {
            Write(context, context.User.Identity.Name, "", DateTime.Now.AddMinutes(-1));
        }

        /// <summary>Reads the role from the ticket of the request.</summary>
        public static void Restore(HttpContext context)
        {
            var identity = context.User == null ? null : context.User.Identity as FormsIdentity;
            if (identity != null) context.User = new GenericPrincipal(identity, new[] { identity.Ticket.UserData });
        }

        private static void Write(HttpContextBase context, string id, string role, DateTime until)
        {
            var ticket = new FormsAuthenticationTicket(2, id, DateTime.Now, until, false, role);
            context.Response.Cookies.Add(new HttpCookie(FormsAuthentication.FormsCookieName, FormsAuthentication.Encrypt(ticket))
            {
                HttpOnly = true,
                Path = FormsAuthentication.FormsCookiePath,
            });
        }
    }
}
