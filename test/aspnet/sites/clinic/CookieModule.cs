using System;
using System.Linq;
using System.Security.Claims;
using System.Text;
using System.Threading;
using System.Web;
using System.Web.Security;
using Microsoft.Owin;
using Microsoft.Owin.Security;

namespace Portal
{
    /// <summary>A session without Forms authentication: claims in a cookie, and a way to the login for those who have none.</summary>
    public class CookieModule : IHttpModule
    {
        public void Init(HttpApplication context)
        {
            context.AuthenticateRequest += (sender, e) =>
            {
                var user = Cookies.Read(context.Request);
                if (user != null) context.Context.User = Thread.CurrentPrincipal = user;
            };
            context.EndRequest += (sender, e) =>
            {
                if (context.Response.StatusCode == 401)
                    context.Response.Redirect("/Account/Login?ReturnUrl=" + Uri.EscapeDataString(context.Request.RawUrl), false);
            };
        }

        public void Dispose()
        {
        }
    }

    public class Cookies : IOwinContext, IAuthenticationManager
    {
        private const string Name = ".AspNet.ApplicationCookie";
        private readonly HttpContextBase context;

        public Cookies(HttpContextBase context)
        {
            this.context = context;
        }

        public IAuthenticationManager Authentication
        {
            get { return this; }
        }

        public void SignIn(params ClaimsIdentity[] identities)
        {
            var lines = identities.Single(each => each.AuthenticationType == "Cookies").Claims.Select(claim => claim.Type + "\n" + claim.Value);
            var bytes = MachineKey.Protect(Encoding.UTF8.GetBytes(string.Join("\n", lines)), Name);
            context.Response.Cookies.Add(new HttpCookie(Name, HttpServerUtility.UrlTokenEncode(bytes)) { HttpOnly = true });
        }

        public void SignOut(params string[] authenticationTypes)
        {
            context.Response.Cookies.Add(new HttpCookie(Name, "") { Expires = DateTime.UtcNow.AddYears(-1) });
        }

        internal static ClaimsPrincipal Read(HttpRequest request)
        {
            var cookie = request.Cookies[Name];
            if (cookie == null || cookie.Value == "") return null;
            var lines = Encoding.UTF8.GetString(MachineKey.Unprotect(HttpServerUtility.UrlTokenDecode(cookie.Value), Name)).Split('\n');
            var claims = Enumerable.Range(0, lines.Length / 2).Select(at => new Claim(lines[2 * at], lines[2 * at + 1]));
            return new ClaimsPrincipal(new ClaimsIdentity(claims, "Cookies"));
        }
    }
}
