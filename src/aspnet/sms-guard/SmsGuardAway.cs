#nullable disable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

namespace EvPortalWidgets
{
    // While the store is away, nobody gets an SMS: a code that only this process knows may be entered in another one. Without a
    // store that happens, and is noticed.
    public partial class SmsGuard
    {
        private readonly ProcessMark mark = new ProcessMark();

        /// <summary>What is wrong at this moment. Reading it counts as nothing.</summary>
        internal async Task<IList<WidgetEvent>> Problems()
        {
            var found = new List<WidgetEvent>();
            // A guard that overrides each method has no limits.
            if (limits == null) return found;
            if (limits.HasUnnamedProxy) found.Add(SmsEvents.UnnamedProxy);
            var budgets = limits.Budgets(Standing.Stranger).ToList();
            try
            {
                var counts = await counters.Read(budgets, CancellationToken.None).ConfigureAwait(false);
                if (budgets.Where((budget, at) => counts[at] >= budget.Limit).Any()) found.Add(SmsEvents.BudgetSpent);
            }
            catch (StoreAwayException)
            {
                found.Add(SmsEvents.StoreAway);
            }
            return found;
        }

        internal async Task<SmsRefusal> SendCode(SmsCall call, string number, Func<string, Task> send)
        {
            try
            {
                var refusal = await Send(call, number, send).ConfigureAwait(false);
                // The code is older than the mark, and its end is that of another clock.
                if (refusal == null && codes is MemoryCodes) mark.Leave(call, Validity - TimeSpan.FromMinutes(1));
                return refusal;
            }
            catch (StoreAwayException)
            {
                return Refused(WidgetCodes.SmsMaxAttemptsReached, "store", TimeSpan.Zero);
            }
        }

        internal async Task<SmsTry> TryCode(SmsCall call, string number, string code)
        {
            SmsTry result;
            try
            {
                result = await Try(call, number, code).ConfigureAwait(false);
                if (result.Result == SmsTryResult.None && codes is MemoryCodes && mark.IsOfAnother(call)) log.Once(SmsEvents.OtherProcess);
            }
            catch (StoreAwayException)
            {
                result = new SmsTry(SmsTryResult.Away);
            }
            if (result.Result == SmsTryResult.Right) Happen("code.entered", "");
            else Happen("code.refused", result.Result.ToString().ToLowerInvariant());
            return result;
        }
    }
}
