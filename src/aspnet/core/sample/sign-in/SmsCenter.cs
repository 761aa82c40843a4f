#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Security.Cryptography;
using System.Text.RegularExpressions;
using System.Threading.Tasks;
using EvPortalWidgets;
using Microsoft.AspNetCore.Http;

namespace EvPortalSample;

/// <summary>
/// Sends and checks codes. A browser gets at most one code a minute, because it may repeat the call by itself. <see cref="SmsGuard" />
/// limits the others. A code is valid for ten minutes, for one login, for five wrong attempts, and in the browser that asked for it. A
/// site on several servers keeps this in its database.
/// </summary>
public sealed partial class SmsCenter(SmsGateway gateway, LoginHost host, SmsGuard guard)
{
    private const int WrongCodesAllowed = 5;
    private const int WrongCodesOfAllAllowed = 20;
    private static readonly TimeSpan Pause = TimeSpan.FromSeconds(60);
    private static readonly TimeSpan Validity = TimeSpan.FromMinutes(10);

    /// <summary>The codes that may be valid, the oldest one first.</summary>
    private readonly List<Sms> sent = [];

    [GeneratedRegex(@"^(380|421)[0-9]{9}\z")]
    private static partial Regex Served();

    public async Task<WidgetAnswer> Send(string? phone, HttpContext context)
    {
        if (phone is null || !Served().IsMatch(phone))
            return WidgetAnswer.Refused(WidgetCodes.NotAllowedSmsForCountry, LoginTexts.NotServed);
        var sms = new Sms(phone, LoginBrowser.Of(context));
        var hasCode = HasCode(phone, sms.Browser);
        if (RefusalOf(sms) is { } refusal) return refusal;
        if (await guard.RefuseSms(context, phone, hasCode) is { } limit)
        {
            lock (sent) sent.Remove(sms);
            return limit.Answer(LoginTexts.Of(limit));
        }
        try
        {
            await gateway.Send(phone, host.Sign(LoginTexts.Sms(sms.Code), sms.Code, context.Request));
        }
        catch
        {
            lock (sent) sent.Remove(sms);
            await guard.SmsFailed(context, phone);
            throw;
        }
        return WidgetAnswer.Accepted();
    }

    /// <summary>Returns null if the code is right, otherwise the refusal.</summary>
    public WidgetAnswer? Verify(string phone, string? code, LoginBrowser browser)
    {
        lock (sent)
        {
            var sms = Last(phone, browser);
            if (sms is null || sms.IsUsed || sms.Age > Validity) return Wrong();
            if (sms.IsSpent(browser))
                return WidgetAnswer.Refused(WidgetCodes.SmsMaxAttemptsReached, LoginTexts.TooManyWrongCodes);
            sms.IsUsed = sms.Code == code;
            if (sms.IsUsed) return null;
            sms.Wrong.Add(browser);
            return Wrong();
        }
    }

    /// <summary>Whether a code for this number is valid in this browser. Only then <c>Wait</c> is true: the card says that a code was sent.</summary>
    public bool HasCode(string phone, LoginBrowser browser)
    {
        lock (sent)
        {
            var sms = Last(phone, browser);
            return sms is { IsUsed: false } && sms.Age <= Validity && !sms.IsSpent(browser);
        }
    }

    /// <summary>Why this code cannot be sent now. Null if it can. Then it takes the place of the one before.</summary>
    private WidgetAnswer? RefusalOf(Sms sms)
    {
        lock (sent)
        {
            sent.RemoveAll(each => each.Age > Validity);
            var wait = HasCode(sms.Phone, sms.Browser) ? Pause - Last(sms.Phone, sms.Browser)!.Age : TimeSpan.Zero;
            if (wait > TimeSpan.Zero)
                return WidgetAnswer.Wait((int)Math.Ceiling(wait.TotalSeconds), LoginTexts.CodeIsOnItsWay);
            sent.Add(sms);
            return null;
        }
    }

    private Sms? Last(string phone, LoginBrowser browser) => sent.FindLast(each => each.Phone == phone && each.Browser.Id == browser.Id);

    private static WidgetAnswer Wrong() => WidgetAnswer.Refused(WidgetCodes.WrongLogin, LoginTexts.WrongCode);

    private sealed class Sms(string phone, LoginBrowser browser)
    {
        private readonly DateTimeOffset at = DateTimeOffset.UtcNow;

        public string Phone => phone;
        public LoginBrowser Browser => browser;
        public string Code { get; } = RandomNumberGenerator.GetInt32(1_000_000).ToString("D6");
        public bool IsUsed { get; set; }
        public TimeSpan Age => DateTimeOffset.UtcNow - at;

        /// <summary>Who has entered a wrong code.</summary>
        public List<LoginBrowser> Wrong { get; } = [];

        /// <summary>Whether this browser, or with another origin this address, has entered too many wrong codes.</summary>
        public bool IsSpent(LoginBrowser entering) =>
            Wrong.Count >= WrongCodesOfAllAllowed || Wrong.Count(entering.IsSameAs) >= WrongCodesAllowed;
    }
}
