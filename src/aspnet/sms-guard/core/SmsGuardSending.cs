using System.Net;

namespace EvPortalWidgets;

// The way of a code to its SMS.
public partial class SmsGuard
{
    /// <summary>The card ends a call after 15 seconds. So a service that hangs is seen here before.</summary>
    private static readonly TimeSpan Late = TimeSpan.FromSeconds(10);

    /// <summary>A policy that lets no call through has in its exception the time-out of an earlier call, and throws at once.</summary>
    private static readonly TimeSpan LeastLate = TimeSpan.FromSeconds(1);

    /// <summary>
    /// While the store is away, nobody gets an SMS: nothing would limit what they cost. Before the site's own code is called, the context
    /// of the request is kept, because it may need it. After it, it is not.
    /// </summary>
    internal async Task<SmsResult> SendCode(BrowserCall call, string number, Func<string, CancellationToken, Task> send)
    {
        if (number is null) throw new ArgumentNullException(nameof(number));
        if (send is null) throw new ArgumentNullException(nameof(send));
        _ = Store;
        using var span = Observer?.BeginCode();
        call.Aborted.ThrowIfCancellationRequested();
        if (!IsFromCard(call)) return Refusal(WidgetCodes.SmsMaxAttemptsReached, SmsReasons.Caller);
        if (!PhoneNumber.Is(number))
        {
            seldom.Count(SmsEvents.NoPhoneNumber);
            return Refusal(WidgetCodes.NotAllowedSmsForCountry, SmsReasons.Spelling);
        }
        if (call.Browser() is null) seldom.Count(SmsEvents.NoBrowser);
        var record = RecordOf(call.KeepBrowser(), number)!;
        StoreAnswer? answer;
        try
        {
            answer = await Allow(call, number, record).ConfigureAwait(true);
        }
        catch (StoreAwayException)
        {
            return Refusal(WidgetCodes.SmsUnavailable, SmsReasons.Store);
        }
        if (answer is null) return Refusal(WidgetCodes.BotCheckRequired, SmsReasons.Check);
        if (answer.Take is null) return new(RefusalOf(answer));
        if (call.Aborted.IsCancellationRequested)
        {
            await TakeBack(record, answer.Code, answer.Take).ConfigureAwait(false);
            call.Aborted.ThrowIfCancellationRequested();
        }
        var start = clock();
        try
        {
            await send(secret.CodeOf(answer.Code.Record!.Id, record), call.Aborted).ConfigureAwait(false);
        }
        catch (Exception failure)
        {
            var refusal = await Failed(call, record, answer, failure, clock() - start).ConfigureAwait(false);
            if (ThrowsFailures && failure is not SmsRejectedException) throw;
            return new(refusal);
        }
        Observer?.Measure(SmsFigures.SmsDuration, clock() - start);
        Happen(SmsFigures.SmsSent);
        return SmsResult.Allowed;
    }

    /// <summary>What a visitor is told if the service has not sent the SMS, or not in time.</summary>
    private async Task<SmsRefusal> Failed(BrowserCall call, string record, StoreAnswer answer, Exception failure, TimeSpan took)
    {
        if (failure is SmsRejectedException)
        {
            // It counts for the number. Otherwise anybody could ask for a few numbers again and again, and it would look like a service that fails.
            seldom.Count(SmsEvents.NumberRejected);
            NotSent(SmsReasons.Rejected, took);
            // No SMS has the code. So nobody can guess it, and the next call does not wait for it.
            await TakeBack(record, answer.Code, new(answer.Take!.Id, [])).ConfigureAwait(false);
            return new(WidgetCodes.NotAllowedSmsForCountry, SmsReasons.Rejected, TimeSpan.Zero);
        }
        var isGone = call.Aborted.IsCancellationRequested;
        // Who goes before says nothing about the service, whatever the code of the site throws then. Otherwise anybody could set off an alarm.
        var isVisitors = isGone && took < Late;
        if (!isVisitors) log.Failed(SmsEvents.SmsFailed, failure);
        if (isGone)
        {
            // The service may have had the SMS before the visitor went, so it counts, and its code is right. Otherwise who ends each call
            // at this moment would send any number of SMS to a number. So it is whatever the code of the site makes of the end.
            NotSent(isVisitors ? SmsReasons.Cancelled : SmsReasons.Timeout, took);
            call.Aborted.ThrowIfCancellationRequested();
        }
        if (IsTimeout(failure) || (took >= LeastLate && HasTimeout(failure)))
        {
            NotSent(SmsReasons.Timeout, took);
            // The SMS may still arrive. With this answer the card asks for its code, which is right, and offers another SMS after the pause.
            return new(WidgetCodes.SmsSentTimeout, SmsReasons.Timeout, CodeRecord.Pause);
        }
        NotSent(SmsReasons.Error, took);
        var ofNumber = answer.Take!.Windows.Where(window => !SmsLimits.CountsFailed(window));
        await TakeBack(record, answer.Code, new(answer.Take.Id, [.. ofNumber])).ConfigureAwait(false);
        return new(WidgetCodes.SmsUnavailable, SmsReasons.Service, TimeSpan.Zero);
    }

    private void NotSent(string reason, TimeSpan took)
    {
        Observer?.Measure(SmsFigures.SmsDuration, took, reason);
        Happen(SmsFigures.SmsFailed, reason);
    }

    /// <summary>The visitor is still there, so whatever was cancelled has come to the end of its own time.</summary>
    private static bool IsTimeout(Exception failure) => failure is OperationCanceledException or TimeoutException
        || failure is WebException { Status: WebExceptionStatus.Timeout or WebExceptionStatus.RequestCanceled };

    /// <summary>Policies of a client make an exception of their own of a time-out.</summary>
    private static bool HasTimeout(Exception failure) =>
        failure.InnerException is { } inner && (IsTimeout(inner) || HasTimeout(inner));

    private SmsResult Refusal(string code, string reason) => new(Refused(code, reason, TimeSpan.Zero));

    private bool IsFromOrigin(BrowserCall call) => options.Origins.Contains(call.Header("Origin") ?? "");

    private bool IsFromCard(BrowserCall call)
    {
        if (IsFromOrigin(call)) return true;
        if (call.Header("X-Requested-With") == "XMLHttpRequest") return call.Header("Sec-Fetch-Site") != "cross-site";
        seldom.Count(SmsEvents.NotFromCard);
        return false;
    }

    /// <summary>Counts an SMS, if it is allowed. Null if the visitor must pass the check for robots first.</summary>
    private async Task<StoreAnswer?> Allow(BrowserCall call, string number, string record)
    {
        var client = Client(call);
        if (!call.Knows(BrowserCall.Hash(number))) return await AllowNew(call, client, number, record, isKnown: false).ConfigureAwait(true);
        var own = await AskFor(record, Tries, new() { Groups = [limits.InItsBrowser(client, number)] }).ConfigureAwait(true);
        if (own.Take is not null || own.Code.State != CodeState.Open) return own;
        // The limits of its own are full, so it has those of a new browser, and needs a token.
        var answer = await AllowNew(call, client, number, record, isKnown: true).ConfigureAwait(true);
        return answer is null ? null : answer with { Groups = [.. own.Groups, .. answer.Groups] };
    }

    /// <summary>The same by the limits of a new browser. The figures about new browsers do not have what a known one does.</summary>
    private async Task<StoreAnswer?> AllowNew(BrowserCall call, ClientAddress client, string number, string record, bool isKnown)
    {
        IReadOnlyList<SmsWindow> first = await IsPerson(call, client).ConfigureAwait(true) ? [] : SmsLimits.First(client);
        var answer = await AskFor(record, !isKnown && watch.AreManyWrong ? TriesInAttack : Tries, new()
        {
            Groups = limits.InNewBrowser(client, number, isKnown ? first : [SmsWatch.Sent, .. first]),
            Refused = limits.Refused(client),
            Read = isKnown ? [] : SmsWatch.Windows,
        }).ConfigureAwait(true);
        watch.Note(answer, call.BotCheck is not null);
        var isFull = answer.Take is null && answer.Last is { } last
            && last.Group.Windows.Zip(last.Waits, (window, wait) => wait > TimeSpan.Zero && first.Contains(window)).Any(full => full);
        if (NeedsToken(call)) missing.Note(tokens.Of(call) is not null, isFull);
        return isFull ? null : answer;
    }

    /// <summary>Asks the store for a code, and for the SMS that has it.</summary>
    private async Task<StoreAnswer> AskFor(string record, int tries, StoreQuestion question)
    {
        question.Code = new(CodeAction.Send, record, tries, BrowserCall.RandomId());
        var answer = await Store.Ask(question, undo: late => late.Take is null ? null : BackOf(record, late.Code, late.Take)).ConfigureAwait(true);
        watch.NoteBudgets(answer);
        return answer;
    }

    /// <summary>Pages of another origin send no cookie, so they can leave no token.</summary>
    private bool NeedsToken(BrowserCall call) => call.BotCheck is not null && !IsFromOrigin(call);

    /// <summary>Whether a new browser has a token of a person, or needs none.</summary>
    private async Task<bool> IsPerson(BrowserCall call, ClientAddress client)
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

    /// <summary>The record of the code is as it was before, and the windows do not count. But if somebody has tried the code, all of it counts.</summary>
    private static StoreQuestion BackOf(string record, CodeAnswer code, StoreTake take) => new()
    {
        Code = new(CodeAction.Undo, record, Tries, Undone: code),
        GiveBack = take,
    };

    private async Task TakeBack(string record, CodeAnswer code, StoreTake take)
    {
        try
        {
            await Store.Ask(BackOf(record, code, take)).ConfigureAwait(false);
        }
        catch (StoreAwayException)
        {
            // It stays spent.
        }
    }
}
