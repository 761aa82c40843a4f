#nullable disable
using System;

namespace EvPortalWidgets
{
    /// <summary>What both kits know of the service that checks for robots.</summary>
    internal static class BotCheckService
    {
        private const string UrlSetting = "EvPortalWidgets:BotCheckUrl";
        private const string SecretSetting = "EvPortalWidgets:BotCheckSecret";

        /// <summary>
        /// The address of the service. Null without the setting: then nobody is asked for a token. Throws if a setting cannot work.
        /// </summary>
        public static Uri AddressOf(Func<string, string> setting)
        {
            var url = setting(UrlSetting);
            if (string.IsNullOrEmpty(url)) return null;
            Uri address;
            if (!Uri.TryCreate(url, UriKind.Absolute, out address) || (address.Scheme != "https" && address.Scheme != "http"))
                throw new ArgumentException(UrlSetting + " is \"" + url + "\". Write the address of the service, beginning with https://.");
            if (string.IsNullOrWhiteSpace(SecretOf(setting)))
            {
                throw new ArgumentException(
                    UrlSetting + " needs " + SecretSetting + ": the secret key that the service has given to your site.");
            }
            return address;
        }

        public static string SecretOf(Func<string, string> setting)
        {
            return setting(SecretSetting);
        }

        /// <summary>Throws if the service knows no site with this secret. It says of each token then that it is no person's.</summary>
        public static void CheckSecret(string answer)
        {
            if (answer.Contains("input-secret"))
                throw new InvalidOperationException("It refuses the secret key. Correct " + SecretSetting + ".");
        }
    }
}
