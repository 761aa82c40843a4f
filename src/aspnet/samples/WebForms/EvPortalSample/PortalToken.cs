using System;
using System.Text;
using System.Web;
using System.Web.Security;

namespace EvPortalSample
{
    /// <summary>A token that a login must send. It is valid for one user, in the browser with the cookie of the guard.</summary>
    public static class PortalToken
    {
        private const string Name = "__RequestVerificationToken";

        /// <summary>The browser and the user of a page. A browser without the cookie gets it.</summary>
        public static string OwnerOf(HttpContextBase context)
        {
            return PortalLogin.Guard.KeepBrowser(context) + "\n" + context.User.Identity.Name;
        }

        /// <summary>The field of a page with the login card.</summary>
        public static IHtmlString Field(HttpContextBase context)
        {
            // The token of MVC does the same: no other site can show the page in a frame.
            context.Response.AppendHeader("X-Frame-Options", "SAMEORIGIN");
            // A stored page would give everybody the token of its first visitor.
            context.Response.Cache.SetCacheability(HttpCacheability.NoCache);
            context.Response.Cache.SetNoStore();
            context.Response.Cache.SetNoServerCaching();
            var token = HttpServerUtility.UrlTokenEncode(MachineKey.Protect(Encoding.UTF8.GetBytes(OwnerOf(context)), Name));
            return new HtmlString("<input type=\"hidden\" name=\"" + Name + "\" value=\"" + token + "\" />");
        }

        public static bool IsValid(HttpContextBase context)
        {
            try
            {
                var token = HttpServerUtility.UrlTokenDecode(context.Request.Unvalidated.Form[Name]);
                return Encoding.UTF8.GetString(MachineKey.Unprotect(token, Name)) == OwnerOf(context);
            }
            catch (Exception)
            {
                // A stranger can send anything. .NET and Mono throw different exceptions.
                return false;
            }
        }
    }
}
