using System;
using System.Web.Configuration;
using EvPortalWidgets;

namespace EvPortalSample
{
    /// <summary>
    /// The host of the login page, for the last line of an SMS: that of the setting <c>EvPortalWidgets:Host</c>. The host in a request
    /// may be that of a proxy or of an attacker.
    /// </summary>
    public static class LoginHost
    {
        private static readonly string Named = WebConfigurationManager.AppSettings["EvPortalWidgets:Host"];

        public static bool IsKnown
        {
            get { return Uri.CheckHostName(Named ?? "") != UriHostNameType.Unknown; }
        }

        /// <summary>The text of an SMS, with the line for browsers if the host is known.</summary>
        public static string Sign(string text, string code)
        {
            return IsKnown ? SmsText.For(Named, text, code) : text;
        }
    }
}
