#nullable enable
using System.Threading.Tasks;
using EvPortalWidgets;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Identity;

namespace EvPortalSample;

/// <summary>Asks what Identity itself asks before a login: an unconfirmed or locked account, and one with a second factor, is refused.</summary>
public sealed class IdentitySession(SignInManager<IdentityUser> site) : IWidgetSession
{
    public async Task<string?> SignInAsync(HttpContext context, string id, string? role)
    {
        var users = site.UserManager;
        if (await users.FindByNameAsync(id) is not { } user
            || !await site.CanSignInAsync(user)
            || (users.SupportsUserLockout && await users.IsLockedOutAsync(user))
            || await site.IsTwoFactorEnabledAsync(user))
            return WidgetLoginTexts.NotAllowed(PortalLanguages.Current);
        await site.SignInAsync(user, isPersistent: false);
        return null;
    }

    public Task SignOutAsync(HttpContext context) => site.SignOutAsync();
}

/// <summary>For sites with RequireConfirmedAccount: a proved number confirms an account, as a confirmed email does.</summary>
public sealed class ConfirmedUser : DefaultUserConfirmation<IdentityUser>
{
    public override async Task<bool> IsConfirmedAsync(UserManager<IdentityUser> manager, IdentityUser user) =>
        await base.IsConfirmedAsync(manager, user) || (manager.SupportsUserPhoneNumber && await manager.IsPhoneNumberConfirmedAsync(user));
}
