namespace EvPortalWidgets;

// What an entered code is.
public partial class SmsGuard
{
    /// <summary>Checks a code. It counts as wrong until it is right, so of many at once no more are tried than allowed.</summary>
    internal async Task<SmsTryResult> TryCode(BrowserCall call, string number, string? code)
    {
        if (number is null) throw new ArgumentNullException(nameof(number));
        _ = Store;
        call.Aborted.ThrowIfCancellationRequested();
        if (call.Browser() is null) seldom.Count(SmsEvents.NoBrowser);
        var entered = SmsSecret.CodeIn(code);
        SmsTryResult result;
        try
        {
            // What cannot be right is no guess, so it costs no try.
            result = !PhoneNumber.Is(number) ? SmsTryResult.None
                : entered is null ? SmsTryResult.Wrong
                : await Try(call, number, entered).ConfigureAwait(false);
        }
        catch (StoreAwayException)
        {
            result = SmsTryResult.Away;
        }
        if (result == SmsTryResult.Right) Happen(SmsFigures.CodeEntered);
        // An alarm looks at the wrong ones, and of these anybody can make up as many as he wants.
        else Happen(SmsFigures.CodeRefused, SmsReasons.Of(entered is null ? SmsTryResult.None : result));
        return result;
    }

    private async Task<SmsTryResult> Try(BrowserCall call, string number, string code)
    {
        if (RecordOf(call.Browser(), number) is not { } key) return SmsTryResult.None;
        var isKnown = call.Knows(BrowserCall.Hash(number));
        var tries = !isKnown && watch.AreManyWrong ? TriesInAttack : Tries;
        var answer = await Store.Ask(new()
        {
            Code = new(CodeAction.Try, key, tries),
            Groups = isKnown ? [] : [new([SmsWatch.Wrong])],
            Read = isKnown ? [] : SmsWatch.Windows,
        }).ConfigureAwait(false);
        watch.Note(answer, call.BotCheck is not null);
        if (answer.Code.State != CodeState.Open) return answer.Code.State == CodeState.Spent ? SmsTryResult.Spent : SmsTryResult.None;
        if (answer.Code.Before!.Wrong == 0) Happen(SmsFigures.CodeTried);
        var kept = answer.Code.Record!;
        bool IsCodeOf(string id) => secret.CodeOf(id, key) == code || (clock() < endOf4 && secret.CodeOf4(id) == code);
        if (!IsCodeOf(kept.Id) && (kept.Former is null || !IsCodeOf(kept.Former.Id))) return SmsTryResult.Wrong;
        IReadOnlyList<SmsWindow> right = isKnown ? [] : [SmsWatch.Right];
        var client = ClientAddress.Of(call, options);
        var end = await Store.Ask(new()
        {
            Code = new(CodeAction.End, key, tries, kept.Id),
            Groups = SmsLimits.SignedIn(SmsLimits.Home(client, number), "number " + number, right),
            GiveBack = answer.Take,
            Forget = limits.WithoutCode(client, number),
        }).ConfigureAwait(false);
        // Another call was faster.
        if (end.Code.State != CodeState.Open) return SmsTryResult.None;
        call.Remember(BrowserCall.Hash(number));
        return SmsTryResult.Right;
    }

    /// <summary>
    /// A code is right only in the browser that asked for it, so a stranger can neither use it nor use it up. Pages of another origin send
    /// no cookie: with them the number alone counts.
    /// </summary>
    private string? RecordOf(string? browser, string number) =>
        options.Origins.Count > 0 ? "record of " + number : browser is null ? null : "record of " + browser + " " + number;
}
