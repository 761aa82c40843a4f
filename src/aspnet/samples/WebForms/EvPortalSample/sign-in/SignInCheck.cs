using System;
using System.Diagnostics;
using System.Threading;
using System.Web;
using System.Web.Security;

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
            var end = DateTime.UtcNow.AddMinutes(1);
            Write(context, HttpServerUtility.UrlTokenEncode(MachineKey.Protect(BitConverter.GetBytes(end.Ticks), Cookie)), end);
        }

        public static void Forget(HttpContextBase context)
        {
            Write(context, "", DateTime.UtcNow.AddYears(-1));
        }

        /// <summary>Call this for each page.</summary>
        public static void Report(HttpContextBase context)
        {
            if (context.Request.IsAuthenticated || !HasSignedIn(context.Request.Cookies[Cookie])) return;
            if (Interlocked.Exchange(ref isReported, 1) == 1) return;
            Trace.TraceError(
                "A visitor has signed in, and the next page does not know it. Does the site read what IPortalSession.SignIn has written? "
                + "See \"The session of the site\" in aspnet/mvc5/README.md.");
        }

        /// <summary>A stranger can send a cookie, but not sign it: so nobody uses up the only line of the log.</summary>
        private static bool HasSignedIn(HttpCookie cookie)
        {
            if (cookie == null || string.IsNullOrEmpty(cookie.Value)) return false;
            try
            {
                var end = MachineKey.Unprotect(HttpServerUtility.UrlTokenDecode(cookie.Value), Cookie);
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
            var isSecure = context.Request.IsSecureConnection;
            context.Response.Cookies.Add(new HttpCookie(Cookie, value) { Expires = expires, HttpOnly = true, Secure = isSecure });
        }
    }
}
