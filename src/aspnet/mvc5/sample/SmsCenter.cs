using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Security.Cryptography;
using System.Text.RegularExpressions;
using EvPortalWidgets;

namespace Portal
{
    /// <summary>
    /// Sends and checks codes. A number gets at most one code a minute, because a browser may repeat the call by itself, and five codes
    /// an hour. A code is valid for ten minutes, for one login and for five attempts. A site on several servers keeps this in its
    /// database.
    /// </summary>
    public static class SmsCenter
    {
        private const int CodesAnHour = 5;
        private const int WrongCodesAllowed = 5;
        private static readonly TimeSpan Pause = TimeSpan.FromSeconds(60);
        private static readonly TimeSpan Validity = TimeSpan.FromMinutes(10);
        private static readonly Regex Served = new Regex(@"^(380|421)[0-9]{9}\z");
        private static readonly ConcurrentDictionary<string, Line> Lines = new ConcurrentDictionary<string, Line>();

        public static WidgetAnswer Send(string phone, string host)
        {
            if (phone == null || !Served.IsMatch(phone))
                return WidgetAnswer.Refused(WidgetCodes.NotAllowedSmsForCountry, "На цей номер SMS не надсилаються.");

            var line = Lines.GetOrAdd(phone, _ => new Line());
            lock (line)
            {
                var now = DateTime.UtcNow;
                line.Sent.RemoveAll(at => now - at >= TimeSpan.FromHours(1));
                if (line.Sent.Any() && line.Sent.Last() + Pause > now)
                {
                    var left = (line.Sent.Last() + Pause - now).TotalSeconds;
                    return WidgetAnswer.Wait((int)Math.Ceiling(left), "Код уже надіслано. Новий можна запросити пізніше.");
                }
                if (line.Sent.Count >= CodesAnHour) return TooMany();

                line.Code = NewCode();
                line.Wrong = 0;
                line.Sent.Add(now);
                // Call your SMS service here, and do not log the code.
                Trace.TraceInformation("SMS to +{0}: {1}", phone, SmsText.For(host, "Ваш код: " + line.Code, line.Code));
                return WidgetAnswer.Accepted();
            }
        }

        /// <summary>Returns null if the code is right, otherwise the refusal.</summary>
        public static WidgetAnswer Verify(string phone, string code)
        {
            Line line;
            if (!Lines.TryGetValue(phone, out line)) return Wrong();
            lock (line)
            {
                if (line.Wrong >= WrongCodesAllowed) return TooMany();
                if (line.Code != null && line.Code == code && DateTime.UtcNow - line.Sent.Last() <= Validity)
                {
                    line.Code = null;
                    return null;
                }
                line.Wrong++;
                return Wrong();
            }
        }

        private static WidgetAnswer Wrong()
        {
            return WidgetAnswer.Refused(WidgetCodes.WrongLogin, "Код неправильний або вже не діє.");
        }

        private static WidgetAnswer TooMany()
        {
            return WidgetAnswer.Refused(WidgetCodes.SmsMaxAttemptsReached, "Забагато спроб. Спробуйте ще раз через годину.");
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

        private sealed class Line
        {
            public readonly List<DateTime> Sent = new List<DateTime>();
            public string Code;
            public int Wrong;
        }
    }
}
