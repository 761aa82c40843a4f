#nullable disable
using System;
using System.Linq;
using System.Net;
using System.Runtime.ExceptionServices;
using System.Threading;
using System.Threading.Tasks;

namespace EvPortalWidgets
{
    // The way of a code to its SMS.
    public partial class SmsGuard
    {
        // Before the site's own code is called, the context of the request is kept: it may need it. After it, it is not.
        private async Task<SmsRefusal> Send(SmsCall call, string number, Func<string, Task> send)
        {
            if (number == null) throw new ArgumentNullException(nameof(number));
            if (send == null) throw new ArgumentNullException(nameof(send));
            if (!IsFromCard(call)) return Refused(WidgetCodes.SmsMaxAttemptsReached, "caller", TimeSpan.Zero);
            if (number.Length > Longest) return Refused(WidgetCodes.SmsMaxAttemptsReached, "number", TimeSpan.Zero);
            if (call.Browser() == null) log.Once(SmsEvents.NoBrowser);
            var code = new SmsCode(SmsCall.RandomId(), call.KeepBrowser(), number, SmsCall.RandomCode());
            var place = await codes.Reserve(code, Pause, Validity, CancellationToken.None).ConfigureAwait(true);
            if (place.Wait > TimeSpan.Zero) return Refused(WidgetCodes.SmsSentTimeout, "pause", place.Wait);

            // What was counted is taken back after any failure but one: see below.
            SmsTake take = null;
            SmsRefusal refusal = null;
            Exception failure = null;
            var isSending = false;
            var limit = place.HadCode ? WidgetCodes.SmsSentTimeout : WidgetCodes.SmsMaxAttemptsReached;
            try
            {
                var standing = await StandingOf(call, number).ConfigureAwait(true);
                if (await IsRobot(call, standing).ConfigureAwait(true)) refusal = Refused(BotCheckRequired, "check", TimeSpan.Zero);
                else take = await Take(call, number, standing).ConfigureAwait(true);
                if (take != null && take.Id == null) refusal = Refused(limit, take.Full.Key.Split(' ', ':')[0], take.Waits.Max());
                isSending = refusal == null;
                if (isSending) await send(code.Value).ConfigureAwait(false);
            }
            catch (Exception error)
            {
                failure = error;
            }
            // When time is out, the SMS may still arrive.
            var isTimeout = isSending && IsTimeout(failure);
            if (isSending && failure == null) await codes.Sent(code, CancellationToken.None).ConfigureAwait(false);
            else if (!isTimeout) await TakeBack(code, take).ConfigureAwait(false);
            if (isSending) Happen(failure == null ? "sms.sent" : "sms.failed", failure == null ? "" : isTimeout ? "timeout" : "error");
            if (failure != null) ExceptionDispatchInfo.Capture(failure).Throw();
            return refusal;
        }

        private static bool IsTimeout(Exception failure)
        {
            var web = failure as WebException;
            var isOfWeb = web != null && (web.Status == WebExceptionStatus.Timeout || web.Status == WebExceptionStatus.RequestCanceled);
            return isOfWeb || failure is OperationCanceledException || failure is TimeoutException;
        }

        private bool IsFromCard(SmsCall call)
        {
            if (options.Origins.Contains(call.Header("Origin"))) return true;
            if (!string.IsNullOrEmpty(call.Header("X-Requested-With"))) return call.Header("Sec-Fetch-Site") != "cross-site";
            log.Once(SmsEvents.NotFromCard);
            return false;
        }

        private async Task<Standing> StandingOf(SmsCall call, string number)
        {
            if (call.Knows(SmsCall.Hash(number))) return Standing.KnownBrowser;
            if (call.Numbers == null) return Standing.Stranger;
            // An address that has used up the wider limits of known numbers gets no SMS. So the database of the site is not asked.
            var widest = limits.Addresses(SmsWindowKind.Sms, call, Standing.KnownNumber).ToList();
            var counts = await counters.Read(widest, CancellationToken.None).ConfigureAwait(true);
            if (counts.Where((count, at) => count >= widest[at].Limit).Any()) return Standing.Stranger;
            return await call.Numbers.HasSignedIn(number).ConfigureAwait(false) ? Standing.KnownNumber : Standing.Stranger;
        }

        private async Task<bool> IsRobot(SmsCall call, Standing standing)
        {
            if (standing == Standing.KnownBrowser) return false;
            var isChecked = call.BotCheck != null;
            var isAttack = await watch.AreManyWrong(isChecked).ConfigureAwait(true)
                || (standing == Standing.Stranger && await watch.AreFewEntered(isChecked).ConfigureAwait(true));
            // Without an answer of the service new numbers get no SMS, because the attack would go on. They can sign in by email.
            return isAttack && isChecked && await tokens.Passes(call).ConfigureAwait(false) != true;
        }

        private async Task<SmsTake> Take(SmsCall call, string number, Standing standing)
        {
            var budgets = limits.Budgets(standing).ToList();
            var windows = budgets.Concat(limits.OfNumber(call, number, standing));
            if (standing == Standing.Stranger) windows = windows.Concat(watch.OfNewNumber(number));
            var take = await counters.Take(windows.ToList(), CancellationToken.None).ConfigureAwait(false);
            for (var at = 0; at < budgets.Count; at++) watch.LogBudget(budgets[at], take.Counts[at] + (take.Id == null ? 0 : 1));
            return take;
        }

        /// <summary>What was not sent counts for the budgets and for the address, and not for the number.</summary>
        private async Task TakeBack(SmsCode code, SmsTake take)
        {
            await codes.Failed(code, CancellationToken.None).ConfigureAwait(false);
            if (take == null || take.Id == null) return;
            var others = take.Windows.Where(window => window.Kind != SmsWindowKind.Budget && !SmsLimits.IsOfAddress(window)).ToList();
            await counters.GiveBack(take.Id, others, CancellationToken.None).ConfigureAwait(false);
        }
    }
}
