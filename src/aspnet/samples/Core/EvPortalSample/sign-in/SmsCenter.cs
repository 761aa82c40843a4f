#nullable enable
using System.Threading.Tasks;
using EvPortalWidgets;
using Microsoft.AspNetCore.Http;

namespace EvPortalSample;

/// <summary>Sends codes to the countries that are served. <see cref="SmsGuard" /> makes, checks and limits them.</summary>
public sealed class SmsCenter(SmsGateway gateway, LoginHost host, SmsGuard guard)
{
    public async Task<WidgetAnswer> Send(string? phone, HttpContext context)
    {
        if (phone is null || !ServedNumbers.Has(phone))
            return WidgetAnswer.Refused(WidgetCodes.NotAllowedSmsForCountry, LoginTexts.NotServed);
        var refusal = await guard.SendCode(
            context, phone, code => gateway.Send(phone, host.Sign(LoginTexts.Sms(code), code, context.Request)));
        return refusal is null ? WidgetAnswer.Accepted() : refusal.Answer(LoginTexts.Of(refusal));
    }

    /// <summary>Returns null if the code is right, otherwise the refusal.</summary>
    public async Task<WidgetAnswer?> Verify(string phone, string? code, HttpContext context) =>
        (await guard.TryCode(context, phone, code)).Result switch
        {
            SmsTryResult.Right => null,
            SmsTryResult.Spent => WidgetAnswer.Refused(WidgetCodes.SmsMaxAttemptsReached, LoginTexts.TooManyWrongCodes),
            SmsTryResult.Away => WidgetAnswer.Refused(WidgetCodes.SmsMaxAttemptsReached, LoginTexts.CodeIsNotChecked),
            _ => WidgetAnswer.Refused(WidgetCodes.WrongLogin, LoginTexts.WrongCode),
        };
}
