using System.Text.Json;
using Microsoft.AspNetCore.Mvc;
using Microsoft.Extensions.Localization;
using Microsoft.Extensions.Options;
using Portal.Backend;

namespace Portal.Controllers;

public sealed record PhoneLogin(string? PhoneCode, string? Phone, string? Code);

public sealed record EmailLogin(string? Email, string? Pass);

/// <summary>The three calls of the login card.</summary>
[ApiController, ForeignAnswers]
public sealed class SignInController(
    SmsCenter sms, Users users, IStringLocalizer<SiteTexts> texts, IOptions<JsonOptions> json) : Controller
{
    [HttpGet("/login/checkout")]
    public IActionResult Checkout(string? u) =>
        sms.Send(u) is { } refusal ? BadRequest(Error(refusal)) : Ok(new Answer(true));

    [HttpPost("/account/phonelogin"), ValidateAntiForgeryToken, StalePage]
    public async Task<LoginAnswer> Phone(PhoneLogin login)
    {
        var phone = login.PhoneCode + login.Phone;
        if (sms.Verify(phone, login.Code) is { } refusal)
            return Refused(JsonSerializer.Serialize(Error(refusal), json.Value.JsonSerializerOptions));
        return await Accepted(users.ByPhone(phone));
    }

    [HttpPost("/account/emaillogin"), ValidateAntiForgeryToken, StalePage]
    public async Task<LoginAnswer> Email(EmailLogin login) =>
        users.ByEmail(login.Email, login.Pass) is { } user ? await Accepted(user) : Refused(texts["WrongPassword"]);

    private async Task<LoginAnswer> Accepted(User user)
    {
        await HttpContext.SignInAsync(user);
        return new(Status: 0, Error: null, Value: 1);
    }

    private static LoginAnswer Refused(string error) => new(Status: 1, error, Value: 0);

    private ErrorObject Error(Refusal refusal) => new(refusal.Code, refusal.Data, texts[refusal.Code]);
}
