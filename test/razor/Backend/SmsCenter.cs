using System.Collections.Concurrent;
using System.Security.Cryptography;
using System.Text.RegularExpressions;

namespace Portal.Backend;

public sealed record Sms(string Phone, string Code, DateTimeOffset At);

public sealed record Refusal(string Code, object? Data = null);

/// <summary>
/// Sends and checks codes. A number gets at most one code a minute and five codes an hour. After five wrong attempts a code is
/// no longer valid.
/// </summary>
public sealed partial class SmsCenter(TimeProvider time, ILogger<SmsCenter> logger)
{
    private static readonly TimeSpan Pause = TimeSpan.FromMinutes(1);
    private static readonly TimeSpan Validity = TimeSpan.FromMinutes(10);
    private const int CodesAnHour = 5;
    private const int WrongCodesAllowed = 5;
    private const string Registered = "380500000001";

    private sealed class Line
    {
        public List<DateTimeOffset> Sent { get; } = [];
        public string? Code { get; set; }
        public int Wrong { get; set; }
    }

    private readonly ConcurrentDictionary<string, Line> lines = [];

    public ConcurrentQueue<Sms> Outbox { get; } = [];

    [GeneratedRegex(@"^(380|421)[0-9]{9}\z")]
    private static partial Regex Served();

    public Refusal? Send(string? phone)
    {
        if (phone is null || !Served().IsMatch(phone)) return new("NotAllowedSmsForCountry");
        if (phone == Registered) return new("UserAlreadyRegistered", new { Email = "d•••••@example.com" });

        var line = lines.GetOrAdd(phone, _ => new());
        lock (line)
        {
            var now = time.GetUtcNow();
            line.Sent.RemoveAll(at => now - at >= TimeSpan.FromHours(1));
            if (line.Sent.Count > 0 && line.Sent[^1] + Pause - now is { Ticks: > 0 } left)
                return new("SmsSentTimeout", (int)Math.Ceiling(left.TotalSeconds));
            if (line.Sent.Count >= CodesAnHour) return new("SmsMaxAttemptsReached");

            line.Code = RandomNumberGenerator.GetInt32(1_000_000).ToString("D6");
            line.Wrong = 0;
            line.Sent.Add(now);
            Outbox.Enqueue(new(phone, line.Code, now));
            logger.LogInformation("SMS to +{Phone}: {Code}", phone, line.Code);
            return null;
        }
    }

    public Refusal? Verify(string phone, string? code)
    {
        var line = lines.GetOrAdd(phone, _ => new());
        lock (line)
        {
            if (line.Wrong >= WrongCodesAllowed) return new("SmsMaxAttemptsReached");
            if (line.Code is not null && line.Code == code && time.GetUtcNow() - line.Sent[^1] <= Validity)
            {
                line.Code = null;
                return null;
            }
            line.Wrong++;
            return new("WrongLogin");
        }
    }
}
