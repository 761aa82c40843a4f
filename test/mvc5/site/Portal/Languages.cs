using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Threading;
using System.Web;
using System.Web.Routing;

namespace Portal
{
    /// <summary>The language is the first segment of a path. For other paths it is in the cookie <c>culture</c>.</summary>
    public static class Languages
    {
        public const string Cookie = "culture";

        public static readonly IDictionary<string, string> Offered = new Dictionary<string, string>
        {
            { "uk", "Українська" },
            { "ru", "Русский" },
            { "en", "English" },
            { "de", "Deutsch" },
        };

        private static readonly string[] Codes = { "uk", "ru", "en" };

        public static string Current
        {
            get { return CultureInfo.CurrentUICulture.Name; }
        }

        public static bool IsKnown(string code)
        {
            return Codes.Contains(code);
        }

        public static void Choose(HttpRequest request)
        {
            var cookie = request.Cookies[Cookie];
            var named = new[] { request.Path.Split('/')[1], cookie == null ? null : cookie.Value, "uk" };
            var culture = new CultureInfo(named.First(IsKnown));
            Thread.CurrentThread.CurrentCulture = culture;
            Thread.CurrentThread.CurrentUICulture = culture;
        }
    }

    public class LanguageConstraint : IRouteConstraint
    {
        public bool Match(
            HttpContextBase context, Route route, string parameter, RouteValueDictionary values, RouteDirection direction)
        {
            return Languages.IsKnown(values[parameter] as string);
        }
    }
}
