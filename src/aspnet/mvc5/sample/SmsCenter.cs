using System;
using System.Collections.Generic;
using System.Linq;
using System.Security.Cryptography;
using System.Text.RegularExpressions;
using System.Threading.Tasks;
using System.Web;
using EvPortalWidgets;

namespace Portal
{
    /// <summary>
    /// Sends and checks codes. A browser gets at most one code a minute, because it may repeat the call by itself, and a number five
    /// codes an hour. A code is valid for ten minutes, for one login, for five wrong attempts, and in the browser that asked for it. A
    /// site on several servers keeps this in its database.
    /// </summary>
    public static class SmsCenter
    {
        private const int CodesAnHour = 5;
        private const int WrongCodesAllowed = 5;
        private const int WrongCodesOfAllAllowed = 20;
        private static readonly TimeSpan Pause = TimeSpan.FromSeconds(60);
        private static readonly TimeSpan Validity = TimeSpan.FromMinutes(10);
        private static readonly TimeSpan Hour = TimeSpan.FromHours(1);
        private static readonly Regex Served = new Regex(@"^(380|421)[0-9]{9}\z");

        // The codes of the last hour, the oldest one first.
        private static readonly List<Sms> Sent = new List<Sms>();

        public static async Task<WidgetAnswer> Send(string phone, HttpContextBase context)
        {
            if (phone == null || !Served.IsMatch(phone))
                return WidgetAnswer.Refused(WidgetCodes.NotAllowedSmsForCountry, LoginTexts.NotServed);
            var sms = new Sms(phone, Browser.Of(context));
            var refusal = RefusalOf(sms);
            if (refusal != null) return refusal;
            var isSent = false;
            try
            {
                await SmsGateway.Send(phone, LoginHost.Sign(LoginTexts.Sms(sms.Code), sms.Code));
                isSent = true;
            }
            finally
            {
                if (!isSent) lock (Sent) Sent.Remove(sms);
            }
            return WidgetAnswer.Accepted();
        }

        /// <summary>Returns null if the code is right, otherwise the refusal.</summary>
        public static WidgetAnswer Verify(string phone, string code, Browser browser)
        {
            lock (Sent)
            {
                var sms = Last(phone, browser);
                if (sms == null || sms.IsUsed || sms.Age > Validity) return Wrong();
                if (sms.IsSpent(browser))
                    return WidgetAnswer.Refused(WidgetCodes.SmsMaxAttemptsReached, LoginTexts.TooManyWrongCodes);
                sms.IsUsed = sms.Code == code;
                if (sms.IsUsed) return null;
                sms.Wrong.Add(browser);
                return Wrong();
            }
        }

        /// <summary>Whether a code for this number is valid in this browser. Only then <c>Wait</c> is true: the card says that a code was sent.</summary>
        public static bool HasCode(string phone, Browser browser)
        {
            lock (Sent)
            {
                var sms = Last(phone, browser);
                return sms != null && !sms.IsUsed && sms.Age <= Validity && !sms.IsSpent(browser);
            }
        }

        /// <summary>Why this code cannot be sent now. Null if it can. Then it takes the place of the one before.</summary>
        private static WidgetAnswer RefusalOf(Sms sms)
        {
            lock (Sent)
            {
                Sent.RemoveAll(each => each.Age >= Hour);
                var hasCode = HasCode(sms.Phone, sms.Browser);
                var ofNumber = Sent.Where(each => each.Phone == sms.Phone).ToList();
                var pause = hasCode ? Pause - Last(sms.Phone, sms.Browser).Age : TimeSpan.Zero;
                var wait = ofNumber.Count < CodesAnHour ? pause : Hour - ofNumber[ofNumber.Count - CodesAnHour].Age;
                if (wait > TimeSpan.Zero)
                {
                    return hasCode
                        ? WidgetAnswer.Wait((int)Math.Ceiling(wait.TotalSeconds), LoginTexts.CodeIsOnItsWay)
                        : WidgetAnswer.Refused(
                            WidgetCodes.SmsMaxAttemptsReached, LoginTexts.TooManyCodes((int)Math.Ceiling(wait.TotalMinutes)));
                }
                Sent.Add(sms);
                return null;
            }
        }

        private static Sms Last(string phone, Browser browser)
        {
            return Sent.FindLast(each => each.Phone == phone && each.Browser.Id == browser.Id);
        }

        private static WidgetAnswer Wrong()
        {
            return WidgetAnswer.Refused(WidgetCodes.WrongLogin, LoginTexts.WrongCode);
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

        private sealed class Sms
        {
            public readonly string Phone;
            public readonly Browser Browser;
            public readonly string Code = NewCode();
            public readonly List<Browser> Wrong = new List<Browser>();
            public bool IsUsed;
            private readonly DateTime at = DateTime.UtcNow;

            public Sms(string phone, Browser browser)
            {
                Phone = phone;
                Browser = browser;
            }

            public TimeSpan Age
            {
                get { return DateTime.UtcNow - at; }
            }

            /// <summary>Whether this browser, or with another origin this address, has entered too many wrong codes.</summary>
            public bool IsSpent(Browser entering)
            {
                return Wrong.Count >= WrongCodesOfAllAllowed || Wrong.Count(entering.IsSameAs) >= WrongCodesAllowed;
            }
        }
    }
}
