#nullable enable
using System.Linq;
using System.Threading.Tasks;
using EvPortalWidgets;
using Microsoft.AspNetCore.Authorization;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Mvc;

namespace EvPortalSample;

/// <summary>The login page, the calls of the login card, the logout, and a page for visitors who have signed in.</summary>
[InPortalLanguage]
public sealed class PortalSignInController(SmsCenter sms, SmsGuard guard, PortalUsers users, IPortalSession session) : Controller
{
    /// <summary>
    /// ASP.NET sends a visitor without a session here, unless the site has a login page of its own. The language is that of the page that
    /// the visitor wanted.
    /// </summary>
    [HttpGet("/account/login", Order = int.MaxValue), AllowAnonymous]
    public IActionResult LoginInLanguage(string? returnUrl)
    {
        var lang = PortalLanguages.OfAddress(returnUrl) ?? PortalLanguages.Of(Request);
        return LocalRedirect($"/{lang}/account/login{Request.QueryString}");
    }

    [HttpGet("/{lang}/account/login"), AllowAnonymous]
    public IActionResult Login()
    {
        PortalLanguages.RememberFirst(HttpContext, PortalLanguages.Of(Request));
        return View("/EvPortalSample/Views/Login.cshtml");
    }

    [HttpGet("/login/checkout"), AllowAnonymous, Needs(typeof(PortalUsers), typeof(SmsGateway))]
    public Task<WidgetAnswer> Checkout(string? u) => sms.Send(u, HttpContext);

    [HttpPost("/account/phonelogin"), AllowAnonymous, Needs(typeof(PortalUsers), typeof(SmsGateway))]
    [Consumes("application/x-www-form-urlencoded"), ValidateAntiForgeryToken, StalePage]
    public async Task<WidgetAnswer> ByPhone([FromForm] string? phoneCode, [FromForm] string? phone, [FromForm] string? code)
    {
        var number = phoneCode + phone;
        return await sms.Verify(number, code, HttpContext) ?? await SignIn(await users.ByPhone(number));
    }

    [HttpPost("/account/emaillogin"), AllowAnonymous, Needs(typeof(PortalUsers))]
    [Consumes("application/x-www-form-urlencoded"), ValidateAntiForgeryToken, StalePage]
    public async Task<ActionResult<WidgetAnswer>> ByEmail([FromForm] string? email, [FromForm] string? pass)
    {
        var user = LoginFields.IsEmail(email) ? await users.ByEmail(email) : null;
        if (await guard.RefuseLogin(HttpContext, email, user?.Id) is { } refusal)
            return refusal.LoginAnswer(HttpContext, LoginTexts.Of(refusal));
        if (!LoginFields.IsPassword(pass)) (user, pass) = (null, "");
        // Without a user a password is checked, too: the time of the answer must not show who has an account.
        if (!await users.HasPassword(user, pass) || user is null) return WidgetAnswer.Refused(LoginTexts.WrongPassword);
        await guard.LoginSucceeded(HttpContext, user.Id);
        return await SignIn(user);
    }

    /// <summary>The widgets have one address for all languages. So the path does not name the visitor's.</summary>
    [HttpGet("/{lang}/account/logout"), AllowAnonymous]
    public async Task<IActionResult> Logout(string? lang)
    {
        if (lang is null || !lang.All(each => char.IsAsciiLetter(each) || each == '-')) return BadRequest();
        // Otherwise any site could end the session with an image.
        if (Request.Headers["Sec-Fetch-Site"] == "cross-site") return LocalRedirect("/");
        await session.SignOut(HttpContext);
        SignInCheck.Forget(HttpContext);
        return LocalRedirect($"/{PortalLanguages.OfVisitor(Request)}/account/login");
    }

    [HttpGet("/panel"), HttpGet("/{lang}/panel"), Authorize]
    public IActionResult Panel() => View("/EvPortalSample/Views/Panel.cshtml");

    private async Task<WidgetAnswer> SignIn(PortalUser user)
    {
        await session.SignIn(HttpContext, user);
        SignInCheck.Expect(HttpContext);
        return WidgetAnswer.Accepted();
    }
}
