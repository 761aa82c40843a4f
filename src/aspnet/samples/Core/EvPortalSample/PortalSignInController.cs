#nullable enable
using System.Linq;
using System.Threading.Tasks;
using EvPortalWidgets;
using Microsoft.AspNetCore.Authorization;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Mvc;

namespace EvPortalSample;

/// <summary>
/// The login page, the calls of the login card, the logout, and a page for visitors who have signed in. Refuse here what your site does
/// not allow, such as a locked account.
/// </summary>
[InPortalLanguage]
public sealed class PortalSignInController(SmsGuard guard, SmsGateway gateway, PortalUsers users, WidgetSignIn session) : Controller
{
    private const string Form = "application/x-www-form-urlencoded";

    /// <summary>
    /// ASP.NET sends a visitor without a session here, unless the site has a login page of its own. The language is that of the page that
    /// the visitor wanted.
    /// </summary>
    [HttpGet("/account/login", Order = int.MaxValue), WidgetLoginPage, AllowAnonymous]
    public IActionResult LoginInLanguage(string? returnUrl)
    {
        var lang = PortalLanguages.Offered.OfAddress(returnUrl) ?? PortalLanguages.Current;
        return LocalRedirect($"/{lang}/account/login{Request.QueryString}");
    }

    [HttpGet("/{lang:portal}/account/login"), AllowAnonymous]
    public IActionResult Login()
    {
        PortalLanguages.Offered.RememberFirst(HttpContext);
        return View("/EvPortalSample/Views/Login.cshtml");
    }

    [HttpGet("/login/checkout"), AllowAnonymous]
    public async Task<WidgetAnswer> Checkout(string? u)
    {
        var lang = PortalLanguages.Current;
        if (u is null || !WidgetLoginFields.IsServed(u))
            return WidgetAnswer.Refused(WidgetCodes.NotAllowedSmsForCountry, WidgetLoginTexts.NotServed(lang));
        var sent = await guard.SendCodeAsync(
            HttpContext, u, (code, stop) => gateway.Send(u, WidgetLoginSms.For(HttpContext, code, lang), stop), HttpContext.RequestAborted);
        return sent.AnswerIn(lang);
    }

    [HttpPost("/account/phonelogin"), AllowAnonymous, Consumes(Form), ValidateAntiForgeryToken, StalePage]
    public async Task<WidgetAnswer> ByPhone([FromForm] string? phoneCode, [FromForm] string? phone, [FromForm] string? code)
    {
        var lang = PortalLanguages.Current;
        var number = phoneCode + phone;
        if ((await guard.TryCodeAsync(HttpContext, number, code, HttpContext.RequestAborted)).AnswerIn(lang) is { } refused) return refused;
        return await users.ByPhone(number) is { } user ? await SignIn(user) : WidgetAnswer.Refused(WidgetLoginTexts.UnknownNumber(lang));
    }

    [HttpPost("/account/emaillogin"), AllowAnonymous, Consumes(Form), ValidateAntiForgeryToken, StalePage]
    public async Task<ActionResult<WidgetAnswer>> ByEmail([FromForm] string? email, [FromForm] string? pass)
    {
        var lang = PortalLanguages.Current;
        var user = WidgetLoginFields.IsEmail(email) ? await users.ByEmail(email) : null;
        if ((await guard.RefuseLoginAsync(HttpContext, email, user?.Id, HttpContext.RequestAborted)).Refusal is { } refusal)
            return refusal.LoginAnswer(HttpContext, WidgetLoginTexts.Of(refusal, lang));
        if (!WidgetLoginFields.IsPassword(pass)) (user, pass) = (null, "");
        // Without a user a password is checked, too: the time of the answer must not show who has an account.
        if (!await users.HasPassword(user, pass) || user is null) return WidgetAnswer.Refused(WidgetLoginTexts.WrongPassword(lang));
        var answer = await SignIn(user);
        // Only now: the browser becomes one in which the account has signed in.
        if (answer.Status == 0) await guard.LoginSucceededAsync(HttpContext, user.Id);
        return answer;
    }

    /// <summary>The widgets have one address for all languages. So the path does not name the visitor's.</summary>
    [HttpGet("/{lang}/account/logout"), AllowAnonymous]
    public async Task<IActionResult> Logout(string? lang)
    {
        if (lang is null || !lang.All(each => char.IsAsciiLetter(each) || each == '-')) return BadRequest();
        return LocalRedirect(await session.SignOutAsync(HttpContext) ? $"/{PortalLanguages.Offered.OfVisitor(Request)}/account/login" : "/");
    }

    [HttpGet("/panel"), HttpGet("/{lang:portal}/panel"), Authorize(PortalModule.Visitors)]
    public IActionResult Panel()
    {
        // No page of another site shows it in a frame.
        if (!Response.Headers.ContainsKey("X-Frame-Options")) Response.Headers.XFrameOptions = "SAMEORIGIN";
        return View("/EvPortalSample/Views/Panel.cshtml");
    }

    private Task<WidgetAnswer> SignIn(PortalUser user) => session.SignInAsync(HttpContext, user.Id, user.Role);
}
