using System;
using System.Linq;
using System.Security.Cryptography;
using System.Web;
using System.Xml;

namespace EvPortalSample
{
    /// <summary>A strict policy for each response that has none. Each page has its own nonce for the inline script.</summary>
    public static class ContentSecurityPolicy
    {
        private const string Header = "Content-Security-Policy";

        public static void Use(HttpApplication site)
        {
            // IIS adds these headers later. A browser would apply both policies.
            if (!IsInWebConfig()) site.EndRequest += (sender, e) => Add(site.Context);
        }

        public static string Nonce(this HttpContextBase context)
        {
            var known = (string)context.Items[typeof(ContentSecurityPolicy)];
            if (known != null) return known;
            var bytes = new byte[16];
            using (var random = RandomNumberGenerator.Create()) random.GetBytes(bytes);
            var nonce = Convert.ToBase64String(bytes);
            context.Items[typeof(ContentSecurityPolicy)] = nonce;
            return nonce;
        }

        private static void Add(HttpContext context)
        {
            try
            {
                if (HasPolicy(context.Response)) return;
                var nonce = new HttpContextWrapper(context).Nonce();
                context.Response.AddHeader(
                    Header,
                    "default-src 'self'; script-src 'self' 'nonce-" + nonce + "'; object-src 'none'; "
                    + "base-uri 'self'; form-action 'self'; frame-ancestors 'none'");
            }
            catch (HttpException)
            {
                // A download that is sent in parts has sent its headers.
            }
        }

        private static bool HasPolicy(HttpResponse response)
        {
            try
            {
                return response.Headers[Header] != null;
            }
            catch (PlatformNotSupportedException)
            {
                // In the classic mode of IIS nobody can read them.
                return false;
            }
        }

        private static bool IsInWebConfig()
        {
            var config = new XmlDocument();
            config.Load(AppDomain.CurrentDomain.SetupInformation.ConfigurationFile);
            return config.SelectNodes("//customHeaders/add/@name").Cast<XmlNode>()
                .Any(name => Header.Equals(name.Value, StringComparison.OrdinalIgnoreCase));
        }
    }
}
