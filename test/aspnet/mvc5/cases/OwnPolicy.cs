using System;
using System.Web;
using System.Web.Mvc;

namespace Portal
{
    /// <summary>A policy of the site, which has a nonce for each page.</summary>
    public class OwnPolicy : ActionFilterAttribute
    {
        public static string NonceOf(HttpContextBase context)
        {
            var known = context.Items[typeof(OwnPolicy)] ?? Convert.ToBase64String(Guid.NewGuid().ToByteArray());
            return (string)(context.Items[typeof(OwnPolicy)] = known);
        }

        public override void OnActionExecuting(ActionExecutingContext filterContext)
        {
            var context = filterContext.HttpContext;
            context.Response.AppendHeader(
                "Content-Security-Policy",
                "default-src 'self'; script-src 'self' 'nonce-" + NonceOf(context) + "'; object-src 'none'; "
                + "base-uri 'self'; form-action 'self'; frame-ancestors 'none'");
        }
    }
}
