// What the guide's class for Identity 2 needs of its packages and of the template of Visual Studio, beside the names of OWIN in
// test/aspnet/sites/clinic. No registry here has these packages.
using System;
using Microsoft.AspNet.Identity;
using Microsoft.AspNet.Identity.Owin;
using Microsoft.Owin;

namespace Microsoft.AspNet.Identity
{
    public interface IUser<out TKey>
    {
    }

    public class UserManager<TUser, TKey> where TUser : class, IUser<TKey> where TKey : IEquatable<TKey>
    {
    }

    public static class UserManagerExtensions
    {
        public static TUser FindById<TUser, TKey>(this UserManager<TUser, TKey> manager, TKey userId)
            where TUser : class, IUser<TKey> where TKey : IEquatable<TKey>
        {
            return null;
        }
    }

    public static class DefaultAuthenticationTypes
    {
        public const string ApplicationCookie = "ApplicationCookie";
    }
}

namespace Microsoft.AspNet.Identity.Owin
{
    public class SignInManager<TUser, TKey> where TUser : class, IUser<TKey> where TKey : IEquatable<TKey>
    {
    }

    public static class SignInManagerExtensions
    {
        public static void SignIn<TUser, TKey>(this SignInManager<TUser, TKey> manager, TUser user, bool isPersistent, bool rememberBrowser)
            where TUser : class, IUser<TKey> where TKey : IEquatable<TKey>
        {
        }
    }

    public static class OwinContextExtensions
    {
        public static T Get<T>(this IOwinContext context)
        {
            return default(T);
        }

        public static TManager GetUserManager<TManager>(this IOwinContext context)
        {
            return default(TManager);
        }
    }
}

// As the template has them: in the namespace of the site.
namespace Portal
{
    public class ApplicationUser : IUser<string>
    {
    }

    public class ApplicationUserManager : UserManager<ApplicationUser, string>
    {
    }

    public class ApplicationSignInManager : SignInManager<ApplicationUser, string>
    {
    }
}
