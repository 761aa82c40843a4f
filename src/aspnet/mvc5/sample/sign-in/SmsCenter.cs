using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.ExceptionServices;
using System.Security.Cryptography;
using System.Text.RegularExpressions;
using System.Threading.Tasks;
using System.Web;
using EvPortalWidgets;

namespace EvPortalSample
{
    /// <summary>
    /// Sends and checks codes. A browser gets at most one code a minute, because it may repeat the call by itself. The guard limits the
    /// others. A code is valid for ten minutes, for one login, for five wrong attempts, and in the browser that asked for it. A site on
    /// several servers keeps this in its database.
    /// </summary>
    public static class SmsCenter
    {
        public static readonly SmsGuard Guard = new SmsGuard(new SmsGuardOptions
        {
            BotCheck = BotCheck.IsConfigured ? BotCheck.Passes : (Func<string, Task<bool>>)null,
        });

        private const int WrongCodesAllowed = 5;
        private const int WrongCodesOfAllAllowed = 20;
        private static readonly TimeSpan Pause = TimeSpan.FromSeconds(60);
        private static readonly TimeSpan Validity = TimeSpan.FromMinutes(10);
        private static readonly Regex Served = new Regex(@"^(380|421)[0-9]{9}\z");

        // The codes that may be valid, the oldest one first.
        private static readonly List<Sms> Sent = new List<Sms>();

        public static async Task<WidgetAnswer> Send(string phone, HttpContextBase context)
        {
            if (phone == null || !Served.IsMatch(phone))
                return WidgetAnswer.Refused(WidgetCodes.NotAllowedSmsForCountry, LoginTexts.NotServed);
            var sms = new Sms(phone, LoginBrowser.Of(context));
            var hasCode = HasCode(phone, sms.Browser);
            var refusal = RefusalOf(sms);
            if (refusal != null) return refusal;
            var limit = await Guard.RefuseSms(context, phone, hasCode);
            if (limit != null)
            {
                lock (Sent) Sent.Remove(sms);
                return limit.Answer(LoginTexts.Of(limit));
            }
            // C# 5 has no await in a catch.
            ExceptionDispatchInfo failure = null;
            try
            {
                await SmsGateway.Send(phone, LoginHost.Sign(LoginTexts.Sms(sms.Code), sms.Code));
            }
            catch (Exception error)
            {
                failure = ExceptionDispatchInfo.Capture(error);
            }
            if (failure == null) return WidgetAnswer.Accepted();
            lock (Sent) Sent.Remove(sms);
            await Guard.SmsFailed(context, phone);
            failure.Throw();
            return null;
        }

        /// <summary>Returns null if the code is right, otherwise the refusal.</summary>
        public static WidgetAnswer Verify(string phone, string code, LoginBrowser browser)
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
        public static bool HasCode(string phone, LoginBrowser browser)
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
                Sent.RemoveAll(each => each.Age > Validity);
                var wait = HasCode(sms.Phone, sms.Browser) ? Pause - Last(sms.Phone, sms.Browser).Age : TimeSpan.Zero;
                if (wait > TimeSpan.Zero)
                    return WidgetAnswer.Wait((int)Math.Ceiling(wait.TotalSeconds), LoginTexts.CodeIsOnItsWay);
                Sent.Add(sms);
                return null;
            }
        }

        private static Sms Last(string phone, LoginBrowser browser)
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
            public readonly LoginBrowser Browser;
            public readonly string Code = NewCode();
            public readonly List<LoginBrowser> Wrong = new List<LoginBrowser>();
            public bool IsUsed;
            private readonly DateTime at = DateTime.UtcNow;

            public Sms(string phone, LoginBrowser browser)
            {
                Phone = phone;
                Browser = browser;
            }

            public TimeSpan Age
            {
                get { return DateTime.UtcNow - at; }
            }

            /// <summary>Whether this browser, or with another origin this address, has entered too many wrong codes.</summary>
            public bool IsSpent(LoginBrowser entering)
            {
                return Wrong.Count >= WrongCodesOfAllAllowed || Wrong.Count(entering.IsSameAs) >= WrongCodesAllowed;
            }
        }
    }
}
