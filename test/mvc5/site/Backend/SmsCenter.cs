using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;
using System.Security.Cryptography;
using System.Text.RegularExpressions;
using Portal.Resources;

namespace Portal.Backend
{
    public class Sms
    {
        public string Phone { get; set; }
        public string Code { get; set; }
    }

    /// <summary>
    /// Sends and checks codes. A number gets at most one code a minute and five codes an hour. After five wrong attempts a code is
    /// no longer valid.
    /// </summary>
    public class SmsCenter
    {
        private const int CodesAnHour = 5;
        private const int WrongCodesAllowed = 5;
        private const string Registered = "380500000001";
        private static readonly TimeSpan Pause = TimeSpan.FromMinutes(1);
        private static readonly TimeSpan Validity = TimeSpan.FromMinutes(10);
        private static readonly Regex Served = new Regex(@"^(380|421)\d{9}$");

        public static readonly SmsCenter Instance = new SmsCenter();

        private readonly ConcurrentDictionary<string, Line> lines = new ConcurrentDictionary<string, Line>();

        private class Line
        {
            public readonly List<DateTime> Sent = new List<DateTime>();
            public string Code;
            public int Wrong;
        }

        public readonly ConcurrentQueue<Sms> Outbox = new ConcurrentQueue<Sms>();

        /// <summary>Sends a code. Returns null, or the refusal.</summary>
        public ErrorObject Send(string phone)
        {
            if (phone == null || !Served.IsMatch(phone)) return Refusal("NotAllowedSmsForCountry");
            if (phone == Registered) return Refusal("UserAlreadyRegistered", new { Email = "d•••••@example.com" });

            var line = lines.GetOrAdd(phone, _ => new Line());
            lock (line)
            {
                var now = DateTime.UtcNow;
                line.Sent.RemoveAll(at => now - at >= TimeSpan.FromHours(1));
                if (line.Sent.Any() && line.Sent.Last() + Pause > now)
                    return Refusal("SmsSentTimeout", (int)Math.Ceiling((line.Sent.Last() + Pause - now).TotalSeconds));
                if (line.Sent.Count >= CodesAnHour) return Refusal("SmsMaxAttemptsReached");

                line.Code = NewCode();
                line.Wrong = 0;
                line.Sent.Add(now);
                Outbox.Enqueue(new Sms { Phone = phone, Code = line.Code });
                return null;
            }
        }

        /// <summary>Checks a code. Returns null if it is right, otherwise the refusal.</summary>
        public ErrorObject Verify(string phone, string code)
        {
            var line = lines.GetOrAdd(phone, _ => new Line());
            lock (line)
            {
                if (line.Wrong >= WrongCodesAllowed) return Refusal("SmsMaxAttemptsReached");
                if (line.Code != null && line.Code == code && DateTime.UtcNow - line.Sent.Last() <= Validity)
                {
                    line.Code = null;
                    return null;
                }
                line.Wrong++;
                return Refusal("WrongLogin");
            }
        }

        private static ErrorObject Refusal(string code, object data = null)
        {
            return new ErrorObject { Code = code, Data = data, Error = SiteTexts.Of(code) };
        }

        private static string NewCode()
        {
            using (var random = RandomNumberGenerator.Create())
            {
                var bytes = new byte[4];
                random.GetBytes(bytes);
                return (BitConverter.ToUInt32(bytes, 0) % 1000000).ToString("D6");
            }
        }
    }
}
