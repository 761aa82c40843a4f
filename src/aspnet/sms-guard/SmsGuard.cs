#nullable disable
using System;
using System.Threading;
using System.Threading.Tasks;

namespace EvPortalWidgets
{
    /// <summary>
    /// Sends and checks the codes of the login card, and limits what they cost and how often passwords are tried. Who has signed in
    /// before is not locked out by others. The methods can be overridden, so that a test of the site needs no guard.
    /// </summary>
    public partial class SmsGuard
    {
        /// <summary>The code of a refusal until the visitor has passed the <see cref="IBotCheck" />.</summary>
        public const string BotCheckRequired = "BotCheckRequired";

        private const int Tries = 5;
        private const int TriesInAttack = 2;

        /// <summary>What is longer is no number and no code.</summary>
        private const int Longest = 32;
        private static readonly TimeSpan Pause = TimeSpan.FromSeconds(60);
        private static readonly TimeSpan Validity = TimeSpan.FromMinutes(10);

        private readonly SmsGuardOptions options;
        private readonly ISmsCounters counters;
        private readonly ISmsCodes codes;
        private readonly WidgetLog log;
        private readonly SmsLimits limits;
        private readonly SmsWatch watch;
        private readonly TokenCheck tokens;
        private readonly LoginGuard logins;

        internal SmsGuard(SmsGuardOptions options, ISmsCounters counters, ISmsCodes codes, WidgetLog log)
        {
            options.Check();
            this.options = options;
            this.log = log;
            var store = new StoreWatch(counters, codes, log);
            this.counters = counters is MemoryCounters ? counters : new WatchedCounters(counters, store);
            this.codes = codes is MemoryCodes ? codes : new WatchedCodes(codes, store);
            limits = new SmsLimits(options, log);
            watch = new SmsWatch(options, this.counters, limits, log);
            var ofLogins = counters is MemoryCounters ? counters : new LoginCounters(this.counters);
            tokens = new TokenCheck(options, ofLogins, limits, log);
            logins = new LoginGuard(ofLogins, limits, log, tokens, Happen, options.Secret);
            store.Start();
        }

        /// <summary>For a class that overrides each method.</summary>
        protected SmsGuard()
        {
        }

        /// <summary>Something happened at a login.</summary>
        public event EventHandler<SmsEventArgs> Happened = delegate { };

        private async Task<SmsTry> Try(SmsCall call, string number, string code)
        {
            if (number == null) throw new ArgumentNullException(nameof(number));
            // Nothing is cut: a part of it may be right.
            if (number.Length > Longest) number = "";
            if (code == null || code.Length > Longest) code = "";
            var browser = call.Browser();
            if (browser == null) log.Once(SmsEvents.NoBrowser);
            var isKnown = call.Knows(SmsCall.Hash(number));
            var isAttack = !isKnown && await watch.AreManyWrong(call.BotCheck != null).ConfigureAwait(false);
            var tries = isAttack ? TriesInAttack : Tries;
            var result = browser == null ? new SmsTry(SmsTryResult.None)
                : await codes.Try(browser, number, code, tries, CancellationToken.None).ConfigureAwait(false);
            if (result.Result == SmsTryResult.Right)
            {
                call.Remember(SmsCall.Hash(number));
                await watch.Right(number, isKnown).ConfigureAwait(false);
            }
            else if (result.Result == SmsTryResult.Wrong && !isKnown) await watch.Wrong().ConfigureAwait(false);
            return result;
        }

        internal Task<SmsRefusal> RefuseLogin(SmsCall call, string typed, string id)
        {
            return logins.Refuse(call, typed, id);
        }

        internal Task LoginSucceeded(SmsCall call, string id)
        {
            return logins.Succeeded(call, id);
        }

        private SmsRefusal Refused(string code, string reason, TimeSpan wait)
        {
            Happen("sms.refused", reason);
            return new SmsRefusal(code, reason, wait);
        }

        private void Happen(string name, string reason)
        {
            try
            {
                Happened(this, new SmsEventArgs(name, reason));
            }
            catch (Exception error)
            {
                // The visitor has got the SMS, or has signed in.
                log.Once(SmsEvents.HandlerFailed, error.Message);
            }
        }
    }
}
