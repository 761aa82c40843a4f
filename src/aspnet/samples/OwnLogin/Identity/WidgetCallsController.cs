#pragma warning disable // The analyzers of your site do not apply to this file. Remove the line when you have written the methods.
#nullable enable
using System;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;
using EvPortalWidgets;
using Microsoft.AspNetCore.Authorization;
using Microsoft.AspNetCore.Identity;
using Microsoft.AspNetCore.Mvc;
// Yours: the class of your users.
using SiteUser = Microsoft.AspNetCore.Identity.IdentityUser;

/// <summary>Answers the calls by the accounts of Identity. You change the class of the users, the languages, and Send at the end.</summary>
[AllowAnonymous]
public class WidgetCallsController : Controller
{
    // Change them in the route of WithoutLanguage, too.
    public static readonly WidgetLanguages Languages =
        new("uk", new() { ["uk"] = "Українська", ["ru"] = "Русский", ["en"] = "English" });

    private readonly SmsGuard guard;
    private readonly SignInManager<SiteUser> site;
    private readonly UserManager<SiteUser> users;

    // Add the services of your site here: your SMS service.
    public WidgetCallsController(SmsGuard guard, SignInManager<SiteUser> site)
    {
        this.guard = guard;
        this.site = site;
        users = site.UserManager;
    }

    // The link is in the page with the card: there Identity asks for the second factor, or says what is wrong with the account.
    private string NotAllowed => Lang switch
    {
        "ru" => "С этой учётной записью войдите по ссылке под формой.",
        "en" => "With this account, sign in by the link below the form.",
        "uk" => "З цим обліковим записом увійдіть за посиланням під формою.",
        _ => WidgetLoginTexts.NotAllowed(Lang),
    };

    private string Lang => Languages.Of(Request);

    // u is the number with its country: 380501234567. The browser gets the code only for itself.
    [HttpGet("/login/checkout")]
    public async Task<WidgetAnswer> Checkout(string? u)
    {
        if (u is null || !WidgetLoginFields.IsServed(u))
            return WidgetAnswer.Refused(WidgetCodes.NotAllowedSmsForCountry, WidgetLoginTexts.NotServed(Lang));
        var sent = await guard.SendCodeAsync(
            HttpContext, u, (code, stop) => Send(u, WidgetLoginSms.For(HttpContext, code, Lang), stop), HttpContext.RequestAborted);
        return sent.AnswerIn(Lang);
    }

    [HttpPost("/account/phonelogin"), ValidateAntiForgeryToken, StalePage]
    public async Task<WidgetAnswer> ByPhone([FromForm] string? phoneCode, [FromForm] string? phone, [FromForm] string? code)
    {
        var tried = await guard.TryCodeAsync(HttpContext, phoneCode + phone, code, HttpContext.RequestAborted);
        if (tried.AnswerIn(Lang) is { } refused) return refused;
        if (await FindByPhone(phoneCode + phone) is not { } id) return WidgetAnswer.Refused(WidgetLoginTexts.UnknownNumber(Lang));
        return await SignIn(id) is { } reason ? WidgetAnswer.Refused(reason) : WidgetAnswer.Accepted();
    }

    [HttpPost("/account/emaillogin"), ValidateAntiForgeryToken, StalePage]
    public async Task<ActionResult<WidgetAnswer>> ByEmail([FromForm] string? email, [FromForm] string? pass)
    {
        var id = email is not null && WidgetLoginFields.IsEmail(email) ? await FindByEmail(email) : null;
        if ((await guard.RefuseLoginAsync(HttpContext, email, id, HttpContext.RequestAborted)).Refusal is { } refusal)
            return refusal.LoginAnswer(HttpContext, WidgetLoginTexts.Of(refusal, Lang));
        var isRight = await HasPassword(id, WidgetLoginFields.IsPassword(pass) ? pass! : "");
        if (!isRight || id is null) return WidgetAnswer.Refused(WidgetLoginTexts.WrongPassword(Lang));
        if (await SignIn(id) is { } reason) return WidgetAnswer.Refused(reason);
        // Only now: the browser becomes one in which the account has signed in.
        await guard.LoginSucceededAsync(HttpContext, id);
        return WidgetAnswer.Accepted();
    }

    [HttpGet("/web/setculture")]
    public ActionResult<WidgetAnswer> SetCulture(string? culture) =>
        Languages.Remember(HttpContext, culture) ? WidgetAnswer.Culture(culture!) : BadRequest();

    // Where your site has no page at an address with a language: /uk/account/login leads to /account/login.
    [HttpGet("/{lang:regex(^(uk|ru|en)$)}/{**path}", Order = int.MaxValue)]
    public IActionResult WithoutLanguage()
    {
        if (Languages.WithoutLanguage(Request.Path) is not { } path) return NotFound();
        // A link to another page does not choose a language: each footer has a link to a Russian page.
        if (path is "/" or "/account/login") Languages.RememberFirst(HttpContext);
        return LocalRedirect(path + Request.QueryString);
    }

    [HttpGet("/web/getbuildversion")]
    public WidgetAnswer GetBuildVersion() => WidgetAnswer.Version(GetType().Assembly.GetName().Version!.ToString(3));

    // The menu leads here by a link. Pages of other sites sign nobody out, nor does a page that is loaded in advance.
    [HttpGet("/ru/account/logout")]
    public async Task<IActionResult> LogOut()
    {
        if (WidgetLogin.MaySignOut(name => Request.Headers[name])) await EndSession();
        return LocalRedirect("/");
    }

    // Yours: call your SMS service. Log neither the number nor the text, and throw neither: the log has what you throw.
    private Task Send(string number, string text, CancellationToken stop) => throw new NotImplementedException("Send the SMS.");

    // Only a confirmed number: anybody could have written the number of another person into a profile. If two users have it, neither gets in.
    private Task<string?> FindByPhone(string number)
    {
        var found = users.Users.Where(user => user.PhoneNumberConfirmed && (user.PhoneNumber == "+" + number || user.PhoneNumber == number));
        var ids = found.Select(user => user.Id).Take(2).ToList();
        return Task.FromResult(ids.Count == 1 ? ids[0] : null);
    }

    private async Task<string?> FindByEmail(string email) => (await users.FindByEmailAsync(email))?.Id;

    // Each answer takes as long as one hash, so nobody learns who has an account, or a password.
    private async Task<bool> HasPassword(string? id, string password)
    {
        var user = id is null ? null : await users.FindByIdAsync(id);
        if (user is not null && password != "" && await users.HasPasswordAsync(user)) return await users.CheckPasswordAsync(user, password);
        users.PasswordHasher.HashPassword(new(), password);
        return false;
    }

    // Asks what Identity asks before a login of its own: an unconfirmed or locked account, and one with a second factor, is refused.
    private async Task<string?> SignIn(string id)
    {
        if (await users.FindByIdAsync(id) is not { } user
            || !await site.CanSignInAsync(user)
            || (users.SupportsUserLockout && await users.IsLockedOutAsync(user))
            || await site.IsTwoFactorEnabledAsync(user))
            return NotAllowed;
        // The card has no "Remember me". With true the session would outlive the browser, also on a computer that others use.
        await site.SignInAsync(user, isPersistent: false);
        return null;
    }

    private Task EndSession() => site.SignOutAsync();
}
