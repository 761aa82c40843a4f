using System;
using System.Diagnostics;
using System.Threading;
using System.Web;

namespace EvPortalSample
{
    /// <summary>Reports that the next page does not know a visitor who has signed in. Each page would lead back to the login.</summary>
    public static class SignInCheck
    {
        private const string Cookie = "ev-portal-signed-in";
        private static int isReported;

        /// <summary>Call this after a login. The next page is opened within a minute.</summary>
        public static void Expect(HttpContextBase context)
        {
            Write(context, "1", DateTime.UtcNow.AddMinutes(1));
        }

        public static void Forget(HttpContextBase context)
        {
            Write(context, "", DateTime.UtcNow.AddYears(-1));
        }

        /// <summary>Call this for each page.</summary>
        public static void Report(HttpContextBase context)
        {
            var cookie = context.Request.Cookies[Cookie];
            if (context.Request.IsAuthenticated || cookie == null || cookie.Value != "1") return;
            if (Interlocked.Exchange(ref isReported, 1) == 1) return;
            Trace.TraceError(
                "A visitor has signed in, and the next page does not know it. Does the site read what IPortalSession.SignIn has written? "
                + "See \"The session of the site\" in aspnet/mvc5/README.md.");
        }

        private static void Write(HttpContextBase context, string value, DateTime expires)
        {
            context.Response.Cookies.Add(new HttpCookie(Cookie, value) { Expires = expires, HttpOnly = true, Secure = context.Request.IsSecureConnection });
        }
    }
}
