using System;
using System.Text;
using System.Web;
using System.Web.Security;

namespace EvPortalWidgets
{
    /// <summary>A request of ASP.NET. The machine key of the site signs what it knows.</summary>
    internal sealed class SmsGuardCall : SmsCall
    {
        private readonly HttpContextBase context;
        private readonly SmsGuard guard;

        public SmsGuardCall(HttpContextBase context, SmsGuard guard)
        {
            this.context = context;
            this.guard = guard;
        }

        public override string Connection
        {
            get { return context.Request.UserHostAddress; }
        }

        internal override IKnownNumbers Numbers
        {
            get { return guard.KnownNumbers; }
        }

        internal override IBotCheck BotCheck
        {
            get { return guard.BotCheck; }
        }

        internal override SmsTake Login
        {
            get { return context.Items[typeof(SmsGuard)] as SmsTake; }
            set { context.Items[typeof(SmsGuard)] = value; }
        }

        internal override string Kept
        {
            get { return context.Items[typeof(SmsGuardCall)] as string; }
            set { context.Items[typeof(SmsGuardCall)] = value; }
        }

        public override string Header(string name)
        {
            return context.Request.Headers[name];
        }

        public override string Cookie(string name)
        {
            var cookie = context.Request.Cookies[name];
            return cookie == null ? null : cookie.Value;
        }

        internal override string Signed(string cookie)
        {
            var value = Cookie(cookie);
            if (string.IsNullOrEmpty(value)) return null;
            try
            {
                return Encoding.UTF8.GetString(MachineKey.Unprotect(HttpServerUtility.UrlTokenDecode(value), cookie));
            }
            catch (Exception)
            {
                // Others have written the cookie: .NET and Mono differ in what they throw then.
                return null;
            }
        }

        internal override void Sign(string cookie, string value, TimeSpan age)
        {
            Set(cookie, HttpServerUtility.UrlTokenEncode(MachineKey.Protect(Encoding.UTF8.GetBytes(value), cookie)), age);
        }

        internal override void Set(string cookie, string value, TimeSpan age)
        {
            context.Response.Cookies.Add(LaxCookie.Of(new HttpCookie(cookie, value)
            {
                Expires = DateTime.UtcNow + age,
                HttpOnly = true,
                Secure = context.Request.IsSecureConnection,
            }));
        }
    }
}
