#nullable enable
using System.Threading.Tasks;
using EvPortalWidgets;
using Microsoft.AspNetCore.Authentication;
using Microsoft.AspNetCore.Authorization;
using Microsoft.AspNetCore.Identity;
using Microsoft.AspNetCore.Mvc;

namespace EvPortalSample;

[ApiController, Route("account/passkey/[action]"), AutoValidateAntiforgeryToken]
public sealed class PasskeysController(SignInManager<IdentityUser> site) : Controller
{
    [HttpPost, Authorize]
    public async Task<IActionResult> AddOptions()
    {
        if (await site.UserManager.GetUserAsync(User) is not { UserName: { } name } user) return Unauthorized();
        // The id is the handle of the passkey. It says nothing to a stranger. The visitor sees the name.
        var options = await site.MakePasskeyCreationOptionsAsync(new() { Id = user.Id, Name = name, DisplayName = name });
        return Content(options, "application/json");
    }

    [HttpPost, Authorize]
    public async Task<IActionResult> Add([FromForm] string credential)
    {
        if (!await HasChallenge()) return BadRequest();
        var made = await site.PerformPasskeyAttestationAsync(credential);
        if (!made.Succeeded || await site.UserManager.GetUserAsync(User) is not { } user) return BadRequest();
        return (await site.UserManager.AddOrUpdatePasskeyAsync(user, made.Passkey)).Succeeded ? Json("/panel") : BadRequest();
    }

    [HttpPost, Authorize]
    public async Task<IActionResult> Remove([FromForm] byte[] id)
    {
        if (await site.UserManager.GetUserAsync(User) is { } user) await site.UserManager.RemovePasskeyAsync(user, id);
        return LocalRedirect("/panel");
    }

    [HttpPost, AllowAnonymous]
    public async Task<IActionResult> LoginOptions() => Content(await site.MakePasskeyRequestOptionsAsync(null), "application/json");

    [HttpPost, AllowAnonymous]
    public async Task<IActionResult> Login([FromForm] string credential, [FromQuery] string? returnUrl) =>
        await HasChallenge() && (await site.PasskeySignInAsync(credential)).Succeeded
            ? Json(WidgetLogin.ReturnTo(returnUrl) ?? "/panel")
            : BadRequest();

    /// <summary>Identity keeps the challenge in this cookie for five minutes, and throws if it is missing.</summary>
    private async Task<bool> HasChallenge() =>
        (await HttpContext.AuthenticateAsync(IdentityConstants.TwoFactorUserIdScheme)).Succeeded;
}
