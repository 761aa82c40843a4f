#nullable disable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

namespace EvPortalWidgets
{
    /// <summary>
    /// Checks an <see cref="ISmsCounters" /> and an <see cref="ISmsCodes" /> of a site, for its tests. Takes a few seconds.
    /// </summary>
    public static partial class SmsStoreCheck
    {
        private const int Parallel = 200, Limit = 5;
        private static readonly TimeSpan Hour = TimeSpan.FromHours(1), Second = TimeSpan.FromSeconds(1);

        /// <summary>
        /// Throws if a rule is broken, with the rule. What it counts and keeps belongs to nobody, and ends after an hour.
        /// </summary>
        /// <param name="counters">The counters of the site.</param>
        /// <param name="codes">The codes of the site.</param>
        public static async Task Run(ISmsCounters counters, ISmsCodes codes)
        {
            if (counters == null) throw new ArgumentNullException(nameof(counters));
            if (codes == null) throw new ArgumentNullException(nameof(codes));
            await Counts(counters).ConfigureAwait(false);
            await Returns(counters).ConfigureAwait(false);
            await Ends(counters).ConfigureAwait(false);
            await OneUse(codes).ConfigureAwait(false);
            await WrongCodes(codes).ConfigureAwait(false);
            await Former(codes).ConfigureAwait(false);
            await EndsOf(codes).ConfigureAwait(false);
        }

        private static async Task Counts(ISmsCounters counters)
        {
            var window = Window(Limit);
            var takes = await Many(() => Take(counters, window)).ConfigureAwait(false);
            var counted = takes.Where(take => take.Id != null).ToList();
            Rule(counted.Count == Limit,
                "Of " + Parallel + " parallel takes with a limit of " + Limit + ", " + counted.Count + " counted. "
                + "A Take must be one step.");
            Rule(counted.Select(take => take.Id).Distinct().Count() == Limit, "Two takes have the same id.");
            Rule(counted.Select(take => take.Counts[0]).OrderBy(count => count).SequenceEqual(Enumerable.Range(0, Limit)),
                "SmsTake.Counts must be the counts before the take.");
            var hasWaits = takes.Except(counted).All(take => take.Waits[0] > TimeSpan.Zero && take.Waits[0] <= Hour);
            Rule(hasWaits && counted.All(take => take.Waits[0] == TimeSpan.Zero),
                "SmsTake.Waits must be the time until a full window has room, and zero for the others.");

            var open = Window(Limit);
            var mixed = await Many(() => Take(counters, open, window)).ConfigureAwait(false);
            Rule(mixed.All(take => take.Id == null), "A take counted although one of its windows was full.");
            Rule(await Read(counters, open).ConfigureAwait(false) == 0,
                "A refused take counted in the windows that were not full. All or nothing must count.");
            Rule((await Take(counters, Window(0)).ConfigureAwait(false)).Id == null, "A window with the limit 0 must always be full.");
        }

        private static async Task Returns(ISmsCounters counters)
        {
            SmsWindow first = Window(Limit), second = Window(Limit);
            var take = await Take(counters, first, second).ConfigureAwait(false);
            await Take(counters, first, second).ConfigureAwait(false);
            for (var time = 1; time <= 2; time++)
            {
                await counters.GiveBack(take.Id, new[] { first }, CancellationToken.None).ConfigureAwait(false);
                Rule(await Read(counters, first).ConfigureAwait(false) == 1,
                    time == 1 ? "GiveBack must take back what its take counted." : "A second GiveBack must change nothing.");
            }
            Rule(await Read(counters, second).ConfigureAwait(false) == 2, "GiveBack must change only the windows that it names.");
        }

        private static async Task Ends(ISmsCounters counters)
        {
            SmsWindow once = Window(2, Second), inTurn = Window(2, Second, true), budget = Window(1, Second, false, SmsWindowKind.Budget);
            await Take(counters, once, inTurn, budget).ConfigureAwait(false);
            await Take(counters, once, inTurn).ConfigureAwait(false);
            Rule((await Take(counters, once).ConfigureAwait(false)).Waits[0] <= Second, "SmsTake.Waits is longer than the window.");
            await Task.Delay(1300).ConfigureAwait(false);
            Rule(await Read(counters, once).ConfigureAwait(false) == 0 && await Read(counters, budget).ConfigureAwait(false) == 0,
                "After the Length of a window its takes must not count.");
            Rule((await Take(counters, once, budget).ConfigureAwait(false)).Id != null,
                "After the Length of a window there must be room again.");
            Rule(await Read(counters, inTurn).ConfigureAwait(false) == 1,
                "With InTurn the time of a take must begin when that of the one before ends.");
        }

        private static async Task<T[]> Many<T>(Func<Task<T>> call)
        {
            return await Task.WhenAll(Enumerable.Range(0, Parallel).Select(_ => Task.Run(call))).ConfigureAwait(false);
        }

        private static Task<SmsTake> Take(ISmsCounters counters, params SmsWindow[] windows)
        {
            return counters.Take(windows, CancellationToken.None);
        }

        private static async Task<int> Read(ISmsCounters counters, SmsWindow window)
        {
            return (await counters.Read(new[] { window }, CancellationToken.None).ConfigureAwait(false))[0];
        }

        private static SmsWindow Window(int limit, TimeSpan? length = null, bool inTurn = false, SmsWindowKind kind = SmsWindowKind.Sms)
        {
            return new SmsWindow(kind, "check " + SmsCall.RandomId(), limit, length ?? Hour, inTurn);
        }

        private static void Rule(bool isKept, string sentence)
        {
            if (!isKept) throw new InvalidOperationException(sentence);
        }
    }
}
