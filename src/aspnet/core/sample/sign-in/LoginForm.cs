#nullable enable
using System;
using System.Threading.Tasks;
using Microsoft.AspNetCore.Mvc.Formatters;

namespace EvPortalSample;

/// <summary>Reads a login that was sent as a form. The card does so where the antiforgery of the site reads no header.</summary>
public sealed class LoginForm : InputFormatter
{
    public LoginForm() => SupportedMediaTypes.Add("application/x-www-form-urlencoded");

    public override async Task<InputFormatterResult> ReadRequestBodyAsync(InputFormatterContext context)
    {
        var form = await context.HttpContext.Request.ReadFormAsync();
        return await InputFormatterResult.SuccessAsync(
            context.ModelType == typeof(PhoneLogin)
                ? new PhoneLogin(form["phonecode"], form["phone"], form["code"])
                : new EmailLogin(form["email"], form["pass"]));
    }

    protected override bool CanReadType(Type type) => type == typeof(PhoneLogin) || type == typeof(EmailLogin);
}
