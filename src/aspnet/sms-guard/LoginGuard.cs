#nullable disable
using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Security.Cryptography;
using System.Text;
using System.Threading;
using System.Threading.Tasks;

namespace EvPortalWidgets
{
    /// <summary>
    /// Limits how often passwords are tried. Each network has five tries for an account, and then four an hour. So strangers in other
    /// networks do not keep the owner out; many of them need the token of an <see cref="IBotCheck" />.
    /// </summary>
    internal sealed class LoginGuard
    {
        /// <summary>Strangers' tries in an hour at one account, before and with the check.</summary>
        private const int WithoutToken = 30, WithToken = 100;

        /// <summary>Invented accounts share so many names, so they take no more memory than real ones.</summary>
        private const int InventedNames = 4096;

        private readonly ISmsCounters counters;
        private readonly SmsLimits limits;
        private readonly WidgetLog log;
        private readonly TokenCheck tokens;
        private readonly Action<string, string> happen;
        private readonly byte[] secret;

        public LoginGuard(
            ISmsCounters counters, SmsLimits limits, WidgetLog log, TokenCheck tokens, Action<string, string> happen, string secret)
        {
            this.counters = counters;
            this.limits = limits;
            this.log = log;
            this.tokens = tokens;
            this.happen = happen;
            // With a secret of its own, each process would count invented accounts alone, and real ones with the others. That would show
            // which ones exist.
            this.secret = Encoding.UTF8.GetBytes(secret ?? SmsCall.RandomId());
        }

        /// <summary>Null if the password can be checked. Only before the site's own check the context of the request is kept.</summary>
        public async Task<SmsRefusal> Refuse(SmsCall call, string typed, string id)
        {
            var account = string.IsNullOrEmpty(id) ? Invented(typed) : NameOf(id);
            var isKnown = call.Knows(account) || await IsKnownNetwork(call, account).ConfigureAwait(call.BotCheck != null);
            var windows = limits.OfLogin(call, account, isKnown).ToList();
            var most = isKnown || call.BotCheck == null ? int.MaxValue : WithoutToken;
            var take = await Take(windows, account, isKnown, most).ConfigureAwait(most == WithoutToken);
            if (take.Id == null && IsFullOnlyForStrangers(take) && most == WithoutToken)
            {
                var answer = await tokens.Passes(call).ConfigureAwait(false);
                if (answer == false) return Refused(SmsGuard.BotCheckRequired, "check", TimeSpan.Zero);
                // Without an answer of the service only the limits of the networks are left: nobody could sign in otherwise.
                take = await Take(windows, account, false, answer == null ? int.MaxValue : WithToken).ConfigureAwait(false);
            }
            if (take.Id == null) return Refused(SmsRefusal.TooManyLogins, "login", take.Waits.Max());
            call.Login = take;
            return null;
        }

        /// <summary>A right password does not count. The browser and the network are known from now on.</summary>
        public async Task Succeeded(SmsCall call, string id)
        {
            if (string.IsNullOrEmpty(id)) throw new ArgumentException("Give the id of the account that has signed in.", nameof(id));
            var take = call.Login;
            var account = NameOf(id);
            call.Remember(account);
            var network = limits.KnownNetwork(call, account);
            if (take != null) await counters.GiveBack(take.Id, take.Windows, CancellationToken.None).ConfigureAwait(false);
            if (network != null)
            {
                // Once a day is enough to keep it.
                var today = SmsLimits.Login("today " + network.Key, 1, TimeSpan.FromDays(1));
                await counters.Take(new[] { network, today }, CancellationToken.None).ConfigureAwait(false);
            }
            happen("login.succeeded", "");
        }

        /// <summary>It differs from each number.</summary>
        private static string NameOf(string id)
        {
            return SmsCall.Hash("account " + id);
        }

        private static bool IsFullOnlyForStrangers(SmsTake take)
        {
            return take.Waits.Take(take.Waits.Count - 1).All(wait => wait == TimeSpan.Zero);
        }

        private string Invented(string typed)
        {
            // With a secret nobody can find out which accounts share a name, and so which ones exist.
            using (var hmac = new HMACSHA256(secret))
            {
                var hash = hmac.ComputeHash(Encoding.UTF8.GetBytes(Spelled(typed ?? "")));
                return "invented " + (BitConverter.ToUInt32(hash, 0) % InventedNames).ToString(CultureInfo.InvariantCulture);
            }
        }

        /// <summary>All spellings that a database may take for the same are one, as they are for an account that exists.</summary>
        private static string Spelled(string typed)
        {
            // No email is longer, and the time to normalize accents grows with the square of their number.
            if (typed.Length > 254) return typed;
            try
            {
                var letters = typed.Normalize(NormalizationForm.FormKD)
                    .Where(each => CharUnicodeInfo.GetUnicodeCategory(each) != UnicodeCategory.NonSpacingMark);
                return new string(letters.ToArray()).Trim().ToLowerInvariant();
            }
            catch (ArgumentException)
            {
                return "";
            }
        }

        private async Task<bool> IsKnownNetwork(SmsCall call, string account)
        {
            var network = limits.KnownNetwork(call, account);
            return network != null && (await counters.Read(new[] { network }, CancellationToken.None).ConfigureAwait(false))[0] > 0;
        }

        /// <summary>The last window is that of the strangers.</summary>
        private async Task<SmsTake> Take(IList<SmsWindow> windows, string account, bool isKnown, int most)
        {
            if (isKnown) return await counters.Take(windows, CancellationToken.None).ConfigureAwait(false);
            var strangers = SmsLimits.Login("login strangers " + account, most, TimeSpan.FromHours(1));
            var take = await counters.Take(windows.Concat(new[] { strangers }).ToList(), CancellationToken.None).ConfigureAwait(false);
            if (take.Counts.Last() < WithoutToken || take.Id == null) return take;
            happen("login.strangers", "");
            var alarm = new[] { SmsLimits.Login("login alarm", 1, TimeSpan.FromHours(1)) };
            var first = await counters.Take(alarm, CancellationToken.None).ConfigureAwait(false);
            var cure = most == int.MaxValue ? "An IBotCheck stops it." : "They need the BotCheck.";
            if (first.Id != null) log.Write(SmsEvents.ManyTriesOfStrangers, take.Counts.Last(), cure);
            return take;
        }

        private SmsRefusal Refused(string code, string reason, TimeSpan wait)
        {
            happen("login.refused", reason);
            return new SmsRefusal(code, reason, wait);
        }
    }
}
