using System.Collections.Concurrent;
using System.Security.Cryptography;
using System.Text.RegularExpressions;
using EvPortalWidgets;

namespace Portal;

/// <summary>
/// Sends and checks codes. A number gets at most one code a minute, because a browser may repeat the call by itself, and five codes
/// an hour. A code is valid for ten minutes, for one login and for five attempts. A site on several servers keeps this in its database.
/// </summary>
public sealed partial class SmsCenter(ILogger<SmsCenter> logger)
{
    private const int CodesAnHour = 5;
    private const int WrongCodesAllowed = 5;
    private static readonly TimeSpan Pause = TimeSpan.FromSeconds(60);
    private static readonly TimeSpan Validity = TimeSpan.FromMinutes(10);
    private readonly ConcurrentDictionary<string, Line> lines = [];

    [GeneratedRegex(@"^(380|421)[0-9]{9}\z")]
    private static partial Regex Served();

    public WidgetAnswer Send(string? phone, string host)
    {
        if (phone is null || !Served().IsMatch(phone))
            return WidgetAnswer.Refused(WidgetCodes.NotAllowedSmsForCountry, "На цей номер SMS не надсилаються.");

        var line = lines.GetOrAdd(phone, _ => new());
        lock (line)
        {
            var now = DateTimeOffset.UtcNow;
            line.Sent.RemoveAll(at => now - at >= TimeSpan.FromHours(1));
            if (line.Sent.Count > 0 && line.Sent[^1] + Pause - now is { Ticks: > 0 } left)
                return WidgetAnswer.Wait((int)Math.Ceiling(left.TotalSeconds), "Код уже надіслано. Новий можна запросити пізніше.");
            if (line.Sent.Count >= CodesAnHour) return TooMany();

            line.Code = RandomNumberGenerator.GetInt32(1_000_000).ToString("D6");
            line.Wrong = 0;
            line.Sent.Add(now);
            // Call your SMS service here, and do not log the code.
            logger.LogInformation("SMS to +{Phone}: {Text}", phone, SmsText.For(host, $"Ваш код: {line.Code}", line.Code));
            return WidgetAnswer.Accepted();
        }
    }

    /// <summary>Returns null if the code is right, otherwise the refusal.</summary>
    public WidgetAnswer? Verify(string phone, string? code)
    {
        if (!lines.TryGetValue(phone, out var line)) return Wrong();
        lock (line)
        {
            if (line.Wrong >= WrongCodesAllowed) return TooMany();
            if (line.Code is not null && line.Code == code && DateTimeOffset.UtcNow - line.Sent[^1] <= Validity)
            {
                line.Code = null;
                return null;
            }
            line.Wrong++;
            return Wrong();
        }
    }

    private static WidgetAnswer Wrong() => WidgetAnswer.Refused(WidgetCodes.WrongLogin, "Код неправильний або вже не діє.");

    private static WidgetAnswer TooMany() =>
        WidgetAnswer.Refused(WidgetCodes.SmsMaxAttemptsReached, "Забагато спроб. Спробуйте ще раз через годину.");

    private sealed class Line
    {
        public List<DateTimeOffset> Sent { get; } = [];
        public string? Code { get; set; }
        public int Wrong { get; set; }
    }
}
