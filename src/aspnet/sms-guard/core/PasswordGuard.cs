using System.Text;
using System.Text.RegularExpressions;

namespace EvPortalWidgets;

/// <summary>
/// Limits how often passwords are tried. Each network has five tries for an account, and then four an hour. So strangers in other
/// networks do not keep the owner out; many of them need the token of an <see cref="IBotCheck" />.
/// </summary>
internal sealed class PasswordGuard(
    StoreBreaker store,
    Func<PasswordLimits> limitsNow,
    TokenCheck tokens,
    WidgetLog log,
    Func<TimeSpan> clock,
    Action<SmsFigure, string> happen,
    SmsSecret secret)
{
    /// <summary>A password costs nothing. So while the store is away, its tries count here, and nobody has to wait.</summary>
    private readonly MemoryStore memory = new(clock);

    private readonly SeldomLog seldom = new(log, clock, TimeSpan.FromHours(1));

    private readonly PasswordWatch watch = new(log, clock);

    /// <summary>Null if the password can be checked. Only before the site's own check the context of the request is kept.</summary>
    public async Task<SmsRefusal?> Refuse(BrowserCall call, ClientAddress client, string? typed, string? id)
    {
        // One call compares windows with each other, so it has the same limits to its end.
        var limits = limitsNow();
        // An account counts under both of its names. So what was typed counts the same, whether there is an account or not.
        var spelled = secret.Hash("invented " + Spelled(typed ?? ""));
        var account = string.IsNullOrEmpty(id) ? spelled : NameOf(id!);
        var names = string.IsNullOrEmpty(typed) ? [account] : new[] { spelled, account }.Distinct().ToArray();
        var isChecked = call.BotCheck is not null;
        var ofStrangers = OfTry(new(limits.OfStranger(client, names, isChecked ? PasswordLimits.WithoutToken : int.MaxValue)));
        var ofToken = isChecked && tokens.Of(call) is not null ? limits.Question(client, names) : null;
        List<WindowGroup> groups = [.. limits.OfOwner(client, account, call.Knows(account)).Select(OfTry), ofStrangers];
        if (ofToken is not null) groups.Add(ofToken);
        // A caller that waits for the answer has the only thread of its context. Without a check, nothing of the site is called.
        var refused = limits.Refused(client);
        StoreQuestion Question(IReadOnlyList<WindowGroup> groups)
        {
            StoreQuestion question = new() { Groups = groups, Refused = refused, Read = PasswordWatch.Windows };
            question.Code = LastTry.Keep(call, account, spelled, question.Id);
            return question;
        }
        var answer = await Ask(Question(groups)).ConfigureAwait(isChecked);
        Note(answer, ofStrangers, isChecked);
        if (answer.Take is not null && answer.Last?.Group == ofToken)
        {
            var isPerson = await tokens.Passes(call).ConfigureAwait(false);
            if (isPerson == false)
            {
                await Ask(new() { Groups = [new(refused)] }).ConfigureAwait(false);
                return Refused(WidgetCodes.BotCheckRequired, SmsReasons.Check, TimeSpan.Zero);
            }
            // While the service does not answer, strangers have the tries of persons: nobody could sign in otherwise.
            ofStrangers = OfTry(new(isPerson is null ? limits.OfStranger(client, names, PasswordLimits.WithToken) : limits.OfPerson(client, names)));
            answer = await Ask(Question([ofStrangers])).ConfigureAwait(false);
            Note(answer, ofStrangers, isChecked);
        }
        else if (answer.Take is null && isChecked && NeedsToken(answer, ofStrangers, ofToken, limits.OfPerson(client, names)))
            return Refused(WidgetCodes.BotCheckRequired, SmsReasons.Check, TimeSpan.Zero);
        if (answer.Take is null)
        {
            // The wait of a home would tell that the account lives here.
            var waits = answer.Groups.Where(each => each.Group.OnlyIf is null).Select(each => each.Waits.Max());
            return Refused(WidgetCodes.TooManyRequests, SmsReasons.Login, waits.Min());
        }
        call.Login = answer.Take;
        happen(SmsFigures.LoginTried, "");
        return null;
    }

    /// <summary>A right password does not count. The browser and the network are known from now on.</summary>
    public async Task Succeeded(BrowserCall call, ClientAddress client, string id)
    {
        if (string.IsNullOrEmpty(id)) throw new ArgumentException("Give the id of the account that has signed in.", nameof(id));
        var account = NameOf(id);
        call.Remember(account);
        // The store may have gone or come back since the try.
        var inMemory = await TakeOf(call, client, account, memory.Ask).ConfigureAwait(false);
        await memory.Ask(new() { GiveBack = inMemory }).ConfigureAwait(false);
        var inStore = await TakeOf(call, client, account, Ask).ConfigureAwait(false);
        // A site may tell it twice, as where Identity signs in, and the action after it.
        call.Login = null;
        // A success without a try, as after a new password by email, would hide a wrong one in the figures.
        var isOfTry = inMemory is not null || inStore is not null;
        await Ask(new() { GiveBack = inStore, Groups = PasswordLimits.SignedIn(client, account, isOfTry ? watch.Right : []) }).ConfigureAwait(false);
        if (isOfTry) happen(SmsFigures.LoginSucceeded, "");
    }

    /// <summary>
    /// What the try has counted: in this request, or in an earlier one of this browser. If the visitor has another address since then, it
    /// still counts for that of the try.
    /// </summary>
    private async Task<StoreTake?> TakeOf(BrowserCall call, ClientAddress client, string account, Func<StoreQuestion, Task<StoreAnswer>> ask)
    {
        if (LastTry.Take(call, account) is not { } taken) return call.Login;
        var last = LastTry.Of(await ask(new() { Code = taken }).ConfigureAwait(false));
        if (call.Login is not null || last is not var (question, spelled)) return call.Login;
        var limits = limitsNow();
        var groups = limits.OfOwner(client, account, true).Append(new(limits.OfStranger(client, [spelled, account], int.MaxValue)));
        return new(question, [.. PasswordWatch.Windows, .. groups.SelectMany(group => group.Windows)]);
    }

    /// <summary>A try counts for the whole site, too.</summary>
    private WindowGroup OfTry(WindowGroup group) => new([.. watch.Wrong, .. group.Windows]) { Tested = group.Tested, OnlyIf = group.OnlyIf };

    /// <summary>It differs from each number.</summary>
    private static string NameOf(string id) => BrowserCall.Hash("account " + id);

    /// <summary>Without all that a database may take for nothing: letter case, accents, and what is neither a letter nor a digit.</summary>
    private static string Spelled(string typed)
    {
        // No email is longer, and the time to normalize accents grows with the square of their number.
        if (typed.Length > 254) return typed;
        try
        {
            return Regex.Replace(typed.Normalize(NormalizationForm.FormKD).ToLowerInvariant(), @"[^\p{L}\p{Nd}]", "");
        }
        catch (ArgumentException)
        {
            return "";
        }
    }

    /// <summary>Whether only windows are full that a token lifts, and this visitor has none, or no more questions.</summary>
    private static bool NeedsToken(StoreAnswer answer, WindowGroup ofStrangers, WindowGroup? ofToken, List<SmsWindow> ofPerson)
    {
        var group = ofToken ?? ofStrangers;
        bool IsLifted(SmsWindow window) => ofToken is null ? !ofPerson.Contains(window) : window.Subject == SmsLimits.OfQuestions;
        return answer.Groups.Any(each => each.Group == group && group.Windows.Concat(group.Tested)
            .Zip(each.Waits, (window, wait) => IsLifted(window) || wait == TimeSpan.Zero).All(hasRoom => hasRoom));
    }

    private async Task<StoreAnswer> Ask(StoreQuestion question)
    {
        try
        {
            return await store.Ask(question).ConfigureAwait(false);
        }
        catch (StoreAwayException)
        {
            return await memory.Ask(question).ConfigureAwait(false);
        }
    }

    /// <summary>The last window is that of the strangers.</summary>
    private void Note(StoreAnswer answer, WindowGroup ofStrangers, bool isChecked)
    {
        watch.Note(answer);
        var found = answer.Groups.FirstOrDefault(each => each.Group == ofStrangers);
        if (found is null) return;
        var tries = found.Counts[found.Counts.Count - 1];
        if (tries < PasswordLimits.WithoutToken) return;
        if (answer.Take is not null && answer.Last == found) happen(SmsFigures.LoginStrangers, "");
        seldom.Write(SmsEvents.ManyTriesOfStrangers, tries, isChecked
            ? "They need the BotCheck." : "With an IBotCheck they have " + PasswordLimits.WithoutToken + " tries in an hour without a token.");
    }

    private SmsRefusal Refused(string code, string reason, TimeSpan wait)
    {
        happen(SmsFigures.LoginRefused, reason);
        return new(code, reason, wait);
    }
}
