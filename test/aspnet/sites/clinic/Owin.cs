using System.Security.Claims;
using System.Web;

// The names of OWIN. What they do is in CookieModule.cs.
namespace Microsoft.Owin
{
    public interface IOwinContext
    {
        Security.IAuthenticationManager Authentication { get; }
    }
}

namespace Microsoft.Owin.Security
{
    public interface IAuthenticationManager
    {
        void SignIn(params ClaimsIdentity[] identities);
        void SignOut(params string[] authenticationTypes);
    }
}

namespace System.Web
{
    public static class HttpContextBaseExtensions
    {
        public static Microsoft.Owin.IOwinContext GetOwinContext(this HttpContextBase context)
        {
            return new Portal.Cookies(context);
        }
    }
}
