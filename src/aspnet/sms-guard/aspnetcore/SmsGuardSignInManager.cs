using System.Security.Claims;
using Microsoft.AspNetCore.Authentication;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Identity;
using Microsoft.Extensions.Logging;
using Microsoft.Extensions.Options;

namespace EvPortalWidgets;

/// <summary>
/// Gives the login page of Identity the limits of <see cref="SmsGuard" /> for passwords. Its tries count together with those of the login
/// card, if both name an account by its id. <c>lockoutOnFailure</c> has no effect.
/// </summary>
/// <typeparam name="TUser">The class of the users.</typeparam>
/// <param name="guard">The guard of the site.</param>
/// <param name="users">As for the base class, like all that follow.</param>
public class SmsGuardSignInManager<TUser>(
    SmsGuard guard,
    UserManager<TUser> users,
    IHttpContextAccessor contextAccessor,
    IUserClaimsPrincipalFactory<TUser> claimsFactory,
    IOptions<IdentityOptions> options,
    ILogger<SignInManager<TUser>> logger,
    IAuthenticationSchemeProvider schemes,
    IUserConfirmation<TUser> confirmation)
    : SignInManager<TUser>(users, contextAccessor, claimsFactory, options, logger, schemes, confirmation)
    where TUser : class
{
    private static string? hashOfNobody;

    /// <inheritdoc />
    public override async Task<SignInResult> PasswordSignInAsync(string userName, string password, bool isPersistent, bool lockoutOnFailure)
    {
        if (await UserManager.FindByNameAsync(userName).ConfigureAwait(false) is { } user)
            return await PasswordSignInAsync(user, password, isPersistent, lockoutOnFailure).ConfigureAwait(false);
        // A name of nobody has the same limits. Otherwise an answer would tell who has an account.
        if (await IsRefused(userName, null).ConfigureAwait(false)) return SignInResult.LockedOut;
        TakeTimeOfCheck(UserManager.PasswordHasher, password);
        return SignInResult.Failed;
    }

    /// <inheritdoc />
    public override async Task<SignInResult> PasswordSignInAsync(TUser user, string password, bool isPersistent, bool lockoutOnFailure)
    {
        var name = await UserManager.GetUserNameAsync(user).ConfigureAwait(false);
        var id = await UserManager.GetUserIdAsync(user).ConfigureAwait(false);
        if (await IsRefused(name, id).ConfigureAwait(false)) return SignInResult.LockedOut;
        if (!await UserManager.HasPasswordAsync(user).ConfigureAwait(false)) TakeTimeOfCheck(UserManager.PasswordHasher, password);
        // The guard has the limits. With those of Identity, too, a stranger could lock the account for everybody.
        return await base.PasswordSignInAsync(user, password, isPersistent, lockoutOnFailure: false).ConfigureAwait(false);
    }

    /// <summary>Identity calls this after a right password, with a second factor after that one, and after a passkey.</summary>
    /// <inheritdoc />
    public override async Task SignInWithClaimsAsync(TUser user, bool isPersistent, IEnumerable<Claim> additionalClaims)
    {
        await base.SignInWithClaimsAsync(user, isPersistent, additionalClaims).ConfigureAwait(false);
        await guard.LoginSucceededAsync(Context, await UserManager.GetUserIdAsync(user).ConfigureAwait(false)).ConfigureAwait(false);
    }

    /// <summary>
    /// Where there is no password to check, the answer takes as long as with one. Otherwise its time would tell who has an account. A hasher
    /// of the site's own may need a user, so it is not asked.
    /// </summary>
    private static void TakeTimeOfCheck(IPasswordHasher<TUser> ofSite, string password)
    {
        if (ofSite is not PasswordHasher<TUser> hasher) return;
        hashOfNobody ??= hasher.HashPassword(null!, Guid.NewGuid().ToString());
        hasher.VerifyHashedPassword(null!, hashOfNobody, password);
    }

    private async Task<bool> IsRefused(string? name, string? id)
    {
        // A second factor comes in a later request: by this cookie the guard knows that the password was right.
        guard.KeepBrowser(Context);
        return (await guard.RefuseLoginAsync(Context, name, id, Context.RequestAborted).ConfigureAwait(false)).IsRefused;
    }
}
