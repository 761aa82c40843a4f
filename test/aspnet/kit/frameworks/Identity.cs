// What the guide's class for Identity 2 needs of its packages and of the template of Visual Studio, beside the names of OWIN in
// test/aspnet/sites/clinic. No registry here has these packages.
using System;
using System.Collections.Generic;
using System.Security.Claims;
using Microsoft.AspNet.Identity;
using Microsoft.AspNet.Identity.Owin;
using Microsoft.Owin;

namespace Microsoft.AspNet.Identity
{
    public interface IUser<out TKey>
    {
        TKey Id { get; }
    }

    public class UserManager<TUser, TKey> where TUser : class, IUser<TKey> where TKey : IEquatable<TKey>
    {
    }

    public static class UserManagerExtensions
    {
        public static TUser FindByName<TUser, TKey>(this UserManager<TUser, TKey> manager, string userName)
            where TUser : class, IUser<TKey> where TKey : IEquatable<TKey>
        {
            return null;
        }

        public static bool IsLockedOut<TUser, TKey>(this UserManager<TUser, TKey> manager, TKey userId)
            where TUser : class, IUser<TKey> where TKey : IEquatable<TKey>
        {
            return false;
        }

        public static bool GetTwoFactorEnabled<TUser, TKey>(this UserManager<TUser, TKey> manager, TKey userId)
            where TUser : class, IUser<TKey> where TKey : IEquatable<TKey>
        {
            return false;
        }

        public static IdentityResult Create<TUser, TKey>(this UserManager<TUser, TKey> manager, TUser user)
            where TUser : class, IUser<TKey> where TKey : IEquatable<TKey>
        {
            return null;
        }

        public static ClaimsIdentity CreateIdentity<TUser, TKey>(this UserManager<TUser, TKey> manager, TUser user, string authenticationType)
            where TUser : class, IUser<TKey> where TKey : IEquatable<TKey>
        {
            return null;
        }
    }

    public class IdentityResult
    {
        public bool Succeeded { get; private set; }
        public IEnumerable<string> Errors { get; private set; }
    }

    public static class DefaultAuthenticationTypes
    {
        public const string ApplicationCookie = "ApplicationCookie";
    }
}

namespace Microsoft.AspNet.Identity.Owin
{
    public static class OwinContextExtensions
    {
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
        public string Id { get; set; }
        public string UserName { get; set; }
        public string Email { get; set; }
    }

    public class ApplicationUserManager : UserManager<ApplicationUser, string>
    {
    }
}
