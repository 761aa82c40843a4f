using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Threading;
using System.Web;

namespace Portal
{
    /// <summary>The language of a page is the first segment of its path. For other paths it is in the cookie <c>culture</c>.</summary>
    public static class Languages
    {
        public static readonly IDictionary<string, string> Offered = new Dictionary<string, string>
        {
            { "uk", "Українська" },
            { "ru", "Русский" },
            { "en", "English" },
        };

        public static bool IsOffered(string code)
        {
            return code != null && Offered.ContainsKey(code);
        }

        public static void Choose(HttpRequest request)
        {
            var cookie = request.Cookies["culture"];
            var named = new[] { request.Path.Split('/')[1], cookie == null ? null : cookie.Value, "uk" };
            var culture = new CultureInfo(named.First(IsOffered));
            Thread.CurrentThread.CurrentCulture = culture;
            Thread.CurrentThread.CurrentUICulture = culture;
        }
    }
}
