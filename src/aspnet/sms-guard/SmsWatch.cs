#nullable disable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

namespace EvPortalWidgets
{
    /// <summary>Notices attacks by what strangers do with their codes, and what is spent.</summary>
    internal sealed class SmsWatch
    {
        private readonly SmsGuardOptions options;
        private readonly ISmsCounters counters;
        private readonly SmsLimits limits;
        private readonly WidgetLog log;

        public SmsWatch(SmsGuardOptions options, ISmsCounters counters, SmsLimits limits, WidgetLog log)
        {
            this.options = options;
            this.counters = counters;
            this.limits = limits;
            this.log = log;
        }

        /// <summary>What counts for a new number when its code is sent.</summary>
        public IEnumerable<SmsWindow> OfNewNumber(string number)
        {
            yield return limits.Watched("codes sent");
            yield return limits.Watched("codes to " + number);
        }

        public async Task Right(string number, bool isKnownBrowser)
        {
            try
            {
                if (!isKnownBrowser) await Count("codes right").ConfigureAwait(false);
                var toNumber = limits.Watched("codes to " + number);
                var sent = await counters.Read(new[] { toNumber }, CancellationToken.None).ConfigureAwait(false);
                if (sent[0] > 0) await Count("codes entered").ConfigureAwait(false);
            }
            catch (StoreAwayException)
            {
                // The code was right, whatever is counted.
            }
        }

        public async Task Wrong()
        {
            try
            {
                await Count("codes wrong").ConfigureAwait(false);
            }
            catch (StoreAwayException)
            {
                // The code was wrong, whatever is counted.
            }
        }

        /// <summary>Whether new numbers enter only few of the codes that were sent to them.</summary>
        public async Task<bool> AreFewEntered(bool isChecked)
        {
            var counts = await Read("codes sent", "codes entered").ConfigureAwait(false);
            // It ends a little above, so that the log does not change with each code.
            var part = log.IsOn("few entered") ? 1.2 : 1;
            var areFew = counts[0] >= options.EnteredLeast && counts[1] < part * options.EnteredRatio * counts[0];
            if (log.HasChanged("few entered", areFew))
            {
                if (areFew) log.Write(SmsEvents.FewCodesEntered, counts[1], counts[0], Cure(isChecked));
                else log.Write(SmsEvents.EnoughCodesEntered);
            }
            return areFew;
        }

        /// <summary>
        /// Whether browsers that have not signed in before enter many wrong codes, measured by their right ones: an attacker can ask for
        /// codes, but not enter them. It ends below half of the limit.
        /// </summary>
        public async Task<bool> AreManyWrong(bool isChecked)
        {
            var counts = await Read("codes wrong", "codes right").ConfigureAwait(false);
            var part = log.IsOn("many wrong") ? 0.5 : 1;
            var areMany = counts[0] >= part * options.WrongLeast && counts[0] > part * options.WrongRatio * counts[1];
            if (log.HasChanged("many wrong", areMany))
            {
                if (areMany) log.Write(SmsEvents.ManyWrongCodes, counts[0], counts[1], Cure(isChecked));
                else log.Write(SmsEvents.FewWrongCodes);
            }
            return areMany;
        }

        public void LogBudget(SmsWindow budget, int count)
        {
            var percent = 100L * count / Math.Max(1, budget.Limit);
            foreach (var level in new[] { 80, 100 }.Where(level => percent >= level || percent < 50))
                if (log.HasChanged(budget.Key + level, percent >= level) && percent >= level)
                    log.Write(SmsEvents.BudgetSpent, level, budget.Limit, budget.Key);
        }

        private static string Cure(bool isChecked)
        {
            return isChecked ? "They need the BotCheck." : "An IBotCheck ends an attack.";
        }

        private Task<SmsTake> Count(string key)
        {
            return counters.Take(new[] { limits.Watched(key) }, CancellationToken.None);
        }

        private Task<IList<int>> Read(params string[] keys)
        {
            return counters.Read(keys.Select(key => limits.Watched(key)).ToList(), CancellationToken.None);
        }
    }
}
