using System;
using System.Security.Cryptography;
using System.Text.RegularExpressions;
using System.Web;

namespace EvPortalSample
{
    /// <summary>The browser that asks for a code. The code is valid only there, so a stranger can neither use it nor use it up.</summary>
    public class LoginBrowser
    {
        private const string Cookie = "login-browser";
        private static readonly Regex Random = new Regex(@"^[0-9A-F]{32}\z");

        private LoginBrowser(string id, string address)
        {
            Id = id;
            Address = address;
        }

        /// <summary>Without its cookie a browser counts as its address. Empty if codes are not bound to browsers.</summary>
        public string Id { get; private set; }

        /// <summary>The address of the connection.</summary>
        public string Address { get; private set; }

        public static LoginBrowser Of(HttpContextBase context)
        {
            var address = context.Request.UserHostAddress ?? "";
            // Another origin gets no cookies, and the address of a driver changes between Wi-Fi and the mobile network.
            return new LoginBrowser(PortalPage.ApiUrl == null ? IdIn(context.Request) ?? address : "", address);
        }

        /// <summary>
        /// Gives the browser its cookie. The page with the login card does so, and not the call for a code: a browser may repeat that
        /// call before the first answer has come.
        /// </summary>
        public static void Remember(HttpContextBase context)
        {
            context.Response.Cookies.Add(new HttpCookie(Cookie, IdIn(context.Request) ?? NewId())
            {
                Expires = DateTime.UtcNow.AddDays(1),
                HttpOnly = true,
                // .NET Framework 4.5 has no property SameSite. The cookie is not written as a header, because ASP.NET removes such headers
                // when it writes the antiforgery cookie.
                Path = "/; SameSite=Lax",
                Secure = context.Request.IsSecureConnection,
            });
        }

        /// <summary>Whether the attempts of both count together.</summary>
        public bool IsSameAs(LoginBrowser other)
        {
            return Id == other.Id && (Id != "" || Address == other.Address);
        }

        private static string IdIn(HttpRequestBase request)
        {
            var cookie = request.Cookies[Cookie];
            return cookie != null && Random.IsMatch(cookie.Value ?? "") ? cookie.Value : null;
        }

        private static string NewId()
        {
            var bytes = new byte[16];
            using (var random = RandomNumberGenerator.Create()) random.GetBytes(bytes);
            return BitConverter.ToString(bytes).Replace("-", "");
        }
    }
}
