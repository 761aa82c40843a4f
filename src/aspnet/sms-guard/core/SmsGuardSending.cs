using System.Net;

namespace EvPortalWidgets;

// The way of a code to its SMS.
public partial class SmsGuard
{
    /// <summary>
    /// While the store is away, nobody gets an SMS: nothing would limit what they cost. Before the site's own code is called, the context
    /// of the request is kept, because it may need it. After it, it is not.
    /// </summary>
    internal async Task<SmsRefusal?> SendCode(SmsCall call, string number, Func<string, Task> send)
    {
        if (number is null) throw new ArgumentNullException(nameof(number));
        if (send is null) throw new ArgumentNullException(nameof(send));
        _ = Store;
        using var span = Observer?.BeginCode();
        if (!IsFromCard(call)) return Refused(WidgetCodes.SmsMaxAttemptsReached, SmsReasons.Caller, TimeSpan.Zero);
        if (!PhoneNumber.Is(number))
        {
            log.Once(SmsEvents.NoPhoneNumber);
            return Refused(WidgetCodes.NotAllowedSmsForCountry, SmsReasons.Spelling, TimeSpan.Zero);
        }
        if (call.Browser() is null) log.Once(SmsEvents.NoBrowser);
        var record = RecordOf(call.KeepBrowser(), number)!;
        StoreAnswer? answer;
        try
        {
            answer = await Allow(call, number, record).ConfigureAwait(true);
        }
        catch (StoreAwayException)
        {
            return Refused(WidgetCodes.SmsUnavailable, SmsReasons.Store, TimeSpan.Zero);
        }
        if (answer is null) return Refused(BotCheckRequired, SmsReasons.Check, TimeSpan.Zero);
        if (answer.Take is null) return RefusalOf(answer);
        try
        {
            await Measured(send, secret.CodeOf(answer.Code.Record!.Id, record)).ConfigureAwait(false);
        }
        catch (Exception failure)
        {
            // When time is out, the SMS may still arrive.
            var isTimeout = IsTimeout(failure);
            if (!isTimeout) await TakeBack(record, answer).ConfigureAwait(false);
            log.Failed(SmsEvents.SmsFailed, failure);
            Happen(SmsFigures.SmsFailed, isTimeout ? SmsReasons.Timeout : SmsReasons.Error);
            throw;
        }
        Happen(SmsFigures.SmsSent);
        return null;
    }

    private async Task Measured(Func<string, Task> send, string code)
    {
        var start = clock();
        try
        {
            await send(code).ConfigureAwait(false);
        }
        finally
        {
            Observer?.Measure(SmsFigures.SmsDuration, clock() - start);
        }
    }

    private static bool IsTimeout(Exception failure) => failure is OperationCanceledException or TimeoutException
        || failure is WebException { Status: WebExceptionStatus.Timeout or WebExceptionStatus.RequestCanceled };

    private bool IsFromOrigin(SmsCall call) => options.Origins.Contains(call.Header("Origin") ?? "");

    private bool IsFromCard(SmsCall call)
    {
        if (IsFromOrigin(call)) return true;
        if (call.Header("X-Requested-With") == "XMLHttpRequest") return call.Header("Sec-Fetch-Site") != "cross-site";
        log.Once(SmsEvents.NotFromCard);
        return false;
    }

    /// <summary>Counts an SMS, if it is allowed. Null if the visitor must pass the check for robots first.</summary>
    private async Task<StoreAnswer?> Allow(SmsCall call, string number, string record)
    {
        var client = Client(call);
        var isKnown = call.Knows(SmsCall.Hash(number));
        IReadOnlyList<SmsWindow> first = isKnown || await IsPerson(call, client).ConfigureAwait(true) ? [] : SmsLimits.First(client);
        var answer = await Store.Ask(new()
        {
            Code = new(CodeAction.Send, record, !isKnown && watch.AreManyWrong ? TriesInAttack : Tries, SmsCall.RandomId()),
            Groups = limits.Sms(client, number, isKnown, first),
            Refused = limits.Refused("SMS", client),
            Read = isKnown ? [] : SmsWatch.Windows,
        }).ConfigureAwait(true);
        watch.Note(answer, call.BotCheck is not null);
        watch.NoteBudgets(answer);
        var isFull = answer.Take is null && answer.Last is { } last
            && last.Group.Windows.Zip(last.Waits, (window, wait) => wait > TimeSpan.Zero && first.Contains(window)).Any(full => full);
        if (!isKnown && NeedsToken(call)) missing.Note(tokens.Of(call) is not null, isFull);
        return isFull ? null : answer;
    }

    /// <summary>Pages of another origin send no cookie, so they can leave no token.</summary>
    private bool NeedsToken(SmsCall call) => call.BotCheck is not null && !IsFromOrigin(call);

    /// <summary>Whether a new browser has a token of a person, or needs none.</summary>
    private async Task<bool> IsPerson(SmsCall call, ClientAddress client)
    {
        if (!NeedsToken(call)) return true;
        if (tokens.Of(call) is null) return false;
        var answer = await Store.Ask(new() { Groups = [new(limits.Question(client))] }).ConfigureAwait(true);
        // While the service does not answer, the limits of a stranger count.
        return answer.Take is not null && await tokens.Passes(call).ConfigureAwait(true) != false;
    }

    private SmsRefusal RefusalOf(StoreAnswer answer)
    {
        if (answer.Code.State == CodeState.Paused) return Refused(WidgetCodes.SmsSentTimeout, SmsReasons.Pause, answer.Code.Wait);
        // The wait is that of the group that has room first. Groups of a home do not count: their wait would tell who lives here.
        var next = answer.Groups.Where(each => each.Group.OnlyIf is null).OrderBy(each => each.Waits.Max()).First();
        var wait = next.Waits.Max();
        var full = next.Group.Windows[next.Waits.ToList().IndexOf(wait)];
        return Refused(answer.Code.HadCode ? WidgetCodes.SmsSentTimeout : WidgetCodes.SmsMaxAttemptsReached, full.Subject, wait);
    }

    /// <summary>What was not sent counts for the budgets and for the address, and not for the number.</summary>
    private async Task TakeBack(string record, StoreAnswer answer)
    {
        var others = answer.Take!.Windows.Where(window => window.Kind != SmsWindowKind.Budget && !SmsLimits.IsOfAddress(window)).ToList();
        try
        {
            await Store.Ask(new()
            {
                Code = new(CodeAction.Undo, record, Tries, Undone: answer.Code),
                GiveBack = new(answer.Take.Id, others),
            }).ConfigureAwait(false);
        }
        catch (StoreAwayException)
        {
            // It stays spent.
        }
    }
}
