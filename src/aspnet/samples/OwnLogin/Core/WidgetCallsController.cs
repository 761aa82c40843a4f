#pragma warning disable // The analyzers of your site do not apply to this file. Remove the line when you have written the methods.
#nullable enable
using System;
using System.Threading;
using System.Threading.Tasks;
using EvPortalWidgets;
using Microsoft.AspNetCore.Authorization;
using Microsoft.AspNetCore.Mvc;

/// <summary>Answers the calls by the login of your site. You change the languages, and the methods at the end.</summary>
[AllowAnonymous]
public class WidgetCallsController : Controller
{
    // Change them in the route of WithoutLanguage, too.
    public static readonly WidgetLanguages Languages =
        new("uk", new() { ["uk"] = "Українська", ["ru"] = "Русский", ["en"] = "English" });

    private readonly SmsGuard guard;

    // Add the services of your site here: your users, your SMS service.
    public WidgetCallsController(SmsGuard guard) => this.guard = guard;

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

    // Yours: the id of the user who has this number. It was proved just now. A new number may become a new user, or is refused: null.
    private Task<string?> FindByPhone(string number) => throw new NotImplementedException("Find the user.");

    // Yours: the id of the user who has this email, or null. It never changes: tries of the password are counted for it.
    private Task<string?> FindByEmail(string email) => throw new NotImplementedException("Find the user.");

    // Yours: without a user, compare with the hash of any other one. It takes as long, so nobody learns who has an account.
    private Task<bool> HasPassword(string? id, string password) => throw new NotImplementedException("Check the password.");

    // Yours: what your login does when all was right, for example HttpContext.SignInAsync(…), and then null.
    // An account that is locked or needs a second factor is not signed in: return WidgetLoginTexts.NotAllowed(Lang).
    private Task<string?> SignIn(string id) => throw new NotImplementedException("Sign the user in.");

    // Yours: what your logout does, for example HttpContext.SignOutAsync().
    private Task EndSession() => throw new NotImplementedException("Sign the user out.");
}
