using System;
using System.Collections.Generic;
using System.Linq;
using System.Text.RegularExpressions;

namespace EvPortalSample
{
    /// <summary>
    /// The language of the widgets on a page is the first segment of its path, that of a call of the login card is its parameter <c>l</c>.
    /// For all others it is in the cookie <c>culture</c>. The culture of the site's own pages stays as it is.
    /// </summary>
    public static partial class PortalLanguages
    {
        public static readonly Dictionary<string, string> Offered = new Dictionary<string, string>
        {
            { "uk", "Українська" },
            { "ru", "Русский" },
            { "en", "English" },
        };

        private const string Default = "uk";
        private const string Cookie = "culture";

        // `en`, or `c=en|uic=en` as ASP.NET Core writes it.
        private static readonly Regex InCookie = new Regex(@"^""?(?:.*=)?([\w-]+)");

        /// <summary>The language of an address of this site. Null if it names none.</summary>
        public static string OfAddress(string address)
        {
            return Find((address ?? "").Split('/', '?').ElementAtOrDefault(1));
        }

        /// <summary>
        /// The address without its language, or null if it names none. The widgets lead to <c>/en</c>, and from <c>/prices</c> to
        /// <c>/en/prices</c> when the language changes.
        /// </summary>
        public static string WithoutLanguage(string path)
        {
            var language = OfAddress(path);
            // A path such as /en//evil.example would lead to another site.
            return language == null ? null
                : "/" + Uri.EscapeDataString(path.Substring(language.Length + 1).TrimStart('/', '\\')).Replace("%2F", "/");
        }

        private static string OfCookie(string value)
        {
            var code = InCookie.Match(value ?? "").Groups[1].Value;
            return Find(code) ?? Find(code.Split('-')[0]);
        }

        private static string Find(string code)
        {
            return Offered.Keys.FirstOrDefault(offered => offered.Equals(code, StringComparison.OrdinalIgnoreCase));
        }
    }
}
