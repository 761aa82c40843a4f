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
        if (!IsFromCard(call)) return Refused(WidgetCodes.SmsMaxAttemptsReached, "caller", TimeSpan.Zero);
        if (number.Length > Longest) return Refused(WidgetCodes.SmsMaxAttemptsReached, "number", TimeSpan.Zero);
        if (call.Browser() is null) log.Once(SmsEvents.NoBrowser);
        var record = RecordOf(call.KeepBrowser(), number)!;
        StoreAnswer? answer;
        try
        {
            answer = await Allow(call, number, record).ConfigureAwait(true);
        }
        catch (StoreAwayException)
        {
            return Refused(WidgetCodes.SmsMaxAttemptsReached, "store", TimeSpan.Zero);
        }
        if (answer is null) return Refused(BotCheckRequired, "check", TimeSpan.Zero);
        if (answer.Take is null) return RefusalOf(answer);
        try
        {
            await send(secret.CodeOf(answer.Code.Record!.Id)).ConfigureAwait(false);
        }
        catch (Exception failure)
        {
            // When time is out, the SMS may still arrive.
            var isTimeout = IsTimeout(failure);
            if (!isTimeout) await TakeBack(record, answer).ConfigureAwait(false);
            Happen("sms.failed", isTimeout ? "timeout" : "error");
            throw;
        }
        Happen("sms.sent", "");
        return null;
    }

    private static bool IsTimeout(Exception failure) => failure is OperationCanceledException or TimeoutException
        || failure is WebException { Status: WebExceptionStatus.Timeout or WebExceptionStatus.RequestCanceled };

    private bool IsFromCard(SmsCall call)
    {
        if (options.Origins.Contains(call.Header("Origin") ?? "")) return true;
        if (call.Header("X-Requested-With") == "XMLHttpRequest") return call.Header("Sec-Fetch-Site") != "cross-site";
        log.Once(SmsEvents.NotFromCard);
        return false;
    }

    /// <summary>Counts an SMS, if it is allowed. Null if the visitor must pass the check for robots first.</summary>
    private async Task<StoreAnswer?> Allow(SmsCall call, string number, string record)
    {
        var client = Client(call);
        var standing = Standing.KnownBrowser;
        if (!call.Knows(SmsCall.Hash(number)))
        {
            standing = await StandingOf(call, client, number).ConfigureAwait(true);
            if (await IsRobot(call, client, standing).ConfigureAwait(true)) return null;
        }
        var isNew = standing != Standing.KnownBrowser;
        var answer = await Store.Ask(new()
        {
            Code = new(CodeAction.Send, record, isNew && watch.AreManyWrong ? TriesInAttack : Tries, SmsCall.RandomId()),
            Groups = limits.Sms(client, number, standing),
            Refused = limits.Refused("SMS", client),
            Read = isNew ? SmsWatch.Windows : [],
        }).ConfigureAwait(true);
        watch.Note(answer, call.BotCheck is not null);
        watch.NoteBudgets(answer);
        return answer;
    }

    private async Task<Standing> StandingOf(SmsCall call, ClientAddress client, string number)
    {
        if (call.Numbers is null && call.BotCheck is null) return Standing.Stranger;
        var answer = await Store.Ask(new()
        {
            Groups = call.Numbers is null ? [] : [new(limits.NumbersAsked(client))],
            Read = SmsWatch.Windows,
        }).ConfigureAwait(true);
        watch.Note(answer, call.BotCheck is not null);
        var isKnown = answer.Take is not null && await call.Numbers!.HasSignedIn(number, call.Aborted).ConfigureAwait(true);
        return isKnown ? Standing.KnownNumber : Standing.Stranger;
    }

    /// <summary>Whether this is an attack, and the visitor has no token of a person.</summary>
    private async Task<bool> IsRobot(SmsCall call, ClientAddress client, Standing standing)
    {
        var isAttack = watch.AreManyWrong || (standing == Standing.Stranger && watch.AreFewEntered);
        if (!isAttack || call.BotCheck is null) return false;
        WindowGroup first = new(SmsLimits.First(client)), question = new(limits.Question(client));
        List<WindowGroup> groups = [];
        if (first.Windows.Count > 0) groups.Add(first);
        if (tokens.Of(call) is not null) groups.Add(question);
        var answer = await Store.Ask(new() { Groups = groups }).ConfigureAwait(true);
        if (answer.Take is null) return true;
        // While the service does not answer, the limits of a stranger count.
        return answer.Last?.Group == question && await tokens.Passes(call).ConfigureAwait(true) == false;
    }

    private SmsRefusal RefusalOf(StoreAnswer answer)
    {
        if (answer.Code.State == CodeState.Paused) return Refused(WidgetCodes.SmsSentTimeout, "pause", answer.Code.Wait);
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
                Code = new(CodeAction.Undo, record, Tries, Former: answer.Code),
                GiveBack = new(answer.Take.Id, others),
            }).ConfigureAwait(false);
        }
        catch (StoreAwayException)
        {
            // It stays spent.
        }
    }
}
