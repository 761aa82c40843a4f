using System;
using System.Globalization;
using System.Web;

namespace EvPortalSample
{
    public static partial class PortalLanguages
    {
        public static bool IsOffered(string code)
        {
            return code != null && Offered.ContainsKey(code);
        }

        /// <summary>The language of a request. If it names none, that of the site's page.</summary>
        public static string Of(HttpRequestBase request)
        {
            // Request.QueryString would answer an address with < in it with an error page.
            var query = HttpUtility.ParseQueryString(request.Url.Query);
            return OfAddress(request.Path) ?? Find(query["l"]) ?? InCookieOf(request) ?? OfSite() ?? Default;
        }

        /// <summary>The language that the visitor has chosen.</summary>
        public static string OfVisitor(HttpRequestBase request)
        {
            return InCookieOf(request) ?? Default;
        }

        /// <summary>Keeps the language in a cookie that scripts can read, because the login card sends it as <c>l</c>.</summary>
        public static void Remember(HttpResponseBase response, string code)
        {
            var isSecure = HttpContext.Current.Request.IsSecureConnection;
            var cookie = new HttpCookie(Cookie, code) { Expires = DateTime.UtcNow.AddYears(1), HttpOnly = false, Secure = isSecure };
            // .NET Framework before 4.7.2 has no property for SameSite. There the path of the cookie contains it.
            var sameSite = typeof(HttpCookie).GetProperty("SameSite");
            if (sameSite == null) cookie.Path += "; SameSite=Lax";
            else sameSite.SetValue(cookie, Enum.Parse(sameSite.PropertyType, "Lax"));
            response.Cookies.Add(cookie);
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
            return OfCookie(cookie == null ? "" : HttpUtility.UrlDecode(cookie.Value));
        }
    }
}
