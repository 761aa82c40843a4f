using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Text.RegularExpressions;
using System.Web;

namespace EvPortalSample
{
    /// <summary>
    /// The language of the widgets on a page is the first segment of its path, that of a call of the login card is its parameter <c>l</c>.
    /// For all others it is in the cookie <c>culture</c>. The culture of the site's own pages stays as it is.
    /// </summary>
    public static class PortalLanguages
    {
        public static readonly IDictionary<string, string> Offered = new Dictionary<string, string>
        {
            { "uk", "Українська" },
            { "ru", "Русский" },
            { "en", "English" },
        };

        private const string Cookie = "culture";

        // `en`, or `c=en|uic=en` as ASP.NET Core writes it.
        private static readonly Regex InCookie = new Regex(@"^""?(?:.*=)?([\w-]+)");

        public static bool IsOffered(string code)
        {
            return code != null && Offered.ContainsKey(code);
        }

        /// <summary>The language of a request. If it names none, that of the site's page.</summary>
        public static string Of(HttpRequestBase request)
        {
            // Request.QueryString would answer an address with < in it with an error page.
            var query = HttpUtility.ParseQueryString(request.Url.Query);
            return OfAddress(request.Path) ?? Find(query["l"]) ?? InCookieOf(request) ?? OfSite() ?? "uk";
        }

        /// <summary>The language that the visitor has chosen.</summary>
        public static string OfVisitor(HttpRequestBase request)
        {
            return InCookieOf(request) ?? "uk";
        }

        /// <summary>The language of an address of this site. Null if it names none.</summary>
        public static string OfAddress(string address)
        {
            return Find((address ?? "").Split('/', '?').ElementAtOrDefault(1));
        }

        /// <summary>Keeps the language in a cookie that scripts can read, because the login card sends it as <c>l</c>.</summary>
        public static void Remember(HttpResponseBase response, string code)
        {
            response.Cookies.Add(new HttpCookie(Cookie, code) { Expires = DateTime.UtcNow.AddYears(1), HttpOnly = false });
        }

        /// <summary>Keeps the language of a visitor who has chosen none.</summary>
        public static void RememberFirst(HttpContextBase context, string code)
        {
            if (InCookieOf(context.Request) == null) Remember(context.Response, code);
        }

        /// <summary>The language that the site has chosen for its page. That of the server is no choice.</summary>
        private static string OfSite()
        {
            var culture = CultureInfo.CurrentUICulture;
            return culture.Equals(CultureInfo.InstalledUICulture) ? null : Find(culture.TwoLetterISOLanguageName);
        }

        private static string InCookieOf(HttpRequestBase request)
        {
            var cookie = request.Cookies[Cookie];
            var code = InCookie.Match(cookie == null ? "" : HttpUtility.UrlDecode(cookie.Value) ?? "").Groups[1].Value;
            return Find(code) ?? Find(code.Split('-')[0]);
        }

        private static string Find(string code)
        {
            return Offered.Keys.FirstOrDefault(offered => offered.Equals(code, StringComparison.OrdinalIgnoreCase));
        }
    }
}
