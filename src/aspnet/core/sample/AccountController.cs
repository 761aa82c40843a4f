using System.Security.Claims;
using EvPortalWidgets;
using Microsoft.AspNetCore.Authentication;
using Microsoft.AspNetCore.Authentication.Cookies;
using Microsoft.AspNetCore.Authorization;
using Microsoft.AspNetCore.Mvc;

namespace Portal;

public sealed record PhoneLogin(string? PhoneCode, string? Phone, string? Code);

public sealed record EmailLogin(string? Email, string? Pass);

/// <summary>The login page, the calls of the login card, the logout, and a page for visitors who have signed in.</summary>
public sealed class AccountController(SmsCenter sms, Users users) : Controller
{
    [HttpGet("/account/login"), HttpGet("/{lang}/account/login")]
    public IActionResult Login() => View();

    [HttpGet("/login/checkout")]
    public WidgetAnswer Checkout(string? u) => sms.Send(u, Request.Host.Host);

    [HttpPost("/account/phonelogin"), ValidateAntiForgeryToken, StalePage]
    public async Task<ActionResult<WidgetAnswer>> ByPhone([FromBody] PhoneLogin? login)
    {
        // The body is not the JSON of a login.
        if (login is null) return BadRequest();
        var phone = login.PhoneCode + login.Phone;
        return sms.Verify(phone, login.Code) ?? await SignIn(users.ByPhone(phone));
    }

    [HttpPost("/account/emaillogin"), ValidateAntiForgeryToken, StalePage]
    public async Task<ActionResult<WidgetAnswer>> ByEmail([FromBody] EmailLogin? login)
    {
        if (login is null) return BadRequest();
        return users.ByEmail(login.Email, login.Pass) is { } user
            ? await SignIn(user)
            : WidgetAnswer.Refused("Неправильна електронна пошта або пароль.");
    }

    [HttpGet("/{lang}/account/logout")]
    public async Task<IActionResult> Logout(string? lang)
    {
        // Other characters could lead to another site, or cannot be in the header of a redirect.
        if (lang is null || !lang.All(each => char.IsAsciiLetter(each) || each == '-')) return BadRequest();
        await HttpContext.SignOutAsync();
        return LocalRedirect($"/{lang}/account/login");
    }

    [HttpGet("/panel"), HttpGet("/{lang}/panel"), Authorize]
    public IActionResult Panel() => View();

    private async Task<WidgetAnswer> SignIn(User user)
    {
        List<Claim> claims = [new(ClaimTypes.NameIdentifier, user.Id)];
        if (user.Role is not null) claims.Add(new(ClaimTypes.Role, user.Role));
        var identity = new ClaimsIdentity(claims, CookieAuthenticationDefaults.AuthenticationScheme);
        await HttpContext.SignInAsync(new ClaimsPrincipal(identity));
        return WidgetAnswer.Accepted();
    }
}
