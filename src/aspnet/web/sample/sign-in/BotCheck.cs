using System.Collections.Generic;
using System.Collections.Specialized;
using System.Net;
using System.Text;
using System.Threading;
using System.Threading.Tasks;
using System.Web.Configuration;
using System.Web.Script.Serialization;
using EvPortalWidgets;

namespace EvPortalSample
{
    /// <summary>Asks a service whether a token is that of a person. Turnstile, hCaptcha and reCAPTCHA have this call.</summary>
    public class BotCheck : IBotCheck
    {
        /// <summary>Milliseconds. By itself the call would wait for 100 seconds, and the card waits for 15.</summary>
        private const int Patience = 5000;

        public static bool IsConfigured
        {
            get { return !string.IsNullOrEmpty(Setting("BotCheckUrl")); }
        }

        public async Task<bool> Passes(string token)
        {
            // Sites for older versions of .NET Framework would offer TLS 1.0. Zero is the choice of the system, which knows TLS 1.3.
            if (ServicePointManager.SecurityProtocol != 0) ServicePointManager.SecurityProtocol |= SecurityProtocolType.Tls12;
            using (var service = new WebClient())
            using (new Timer(_ => service.CancelAsync(), null, Patience, Timeout.Infinite))
            {
                var fields = new NameValueCollection { { "secret", Setting("BotCheckSecret") }, { "response", token } };
                var answer = Encoding.UTF8.GetString(await service.UploadValuesTaskAsync(Setting("BotCheckUrl"), fields));
                return true.Equals(new JavaScriptSerializer().Deserialize<Dictionary<string, object>>(answer)["success"]);
            }
        }

        private static string Setting(string name)
        {
            return WebConfigurationManager.AppSettings["EvPortalWidgets:" + name];
        }
    }
}
