using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Text.RegularExpressions;
using System.Threading;
using System.Web;
using System.Web.Mvc;
using System.Web.Routing;

namespace EvPortalSample
{
    /// <summary>
    /// The language of a page is the first segment of its path, that of a call of the login card is its parameter <c>l</c>. For all
    /// others it is in the cookie <c>culture</c>.
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

        public static void Choose(HttpRequest request)
        {
            // Request.QueryString would answer an address with < in it with an error page.
            var query = HttpUtility.ParseQueryString(request.Url.Query);
            var culture = new CultureInfo(OfAddress(request.Path) ?? Find(query["l"]) ?? OfVisitor(new HttpRequestWrapper(request)));
            Thread.CurrentThread.CurrentCulture = culture;
            Thread.CurrentThread.CurrentUICulture = culture;
        }

        /// <summary>The pages of the default route have addresses with a language, too. Call this before you map the default route.</summary>
        public static void MapRoute(RouteCollection routes)
        {
            routes.MapRoute(
                "languages",
                "{lang}/{controller}/{action}/{id}",
                new { controller = "Home", action = "Index", id = UrlParameter.Optional },
                new { lang = string.Join("|", Offered.Keys) });
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
