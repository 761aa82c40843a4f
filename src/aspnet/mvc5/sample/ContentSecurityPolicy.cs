using System;
using System.Security.Cryptography;
using System.Web;

namespace EvPortalSample
{
    /// <summary>A strict policy. Each page has its own nonce for the inline script.</summary>
    public static class ContentSecurityPolicy
    {
        public static void Add(HttpContext context)
        {
            var bytes = new byte[16];
            using (var random = RandomNumberGenerator.Create()) random.GetBytes(bytes);
            var nonce = Convert.ToBase64String(bytes);
            context.Items[typeof(ContentSecurityPolicy)] = nonce;
            context.Response.AddHeader(
                "Content-Security-Policy",
                "default-src 'self'; script-src 'self' 'nonce-" + nonce + "'; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'");
        }

        public static string Nonce(this HttpContextBase context)
        {
            return (string)context.Items[typeof(ContentSecurityPolicy)];
        }
    }
}
