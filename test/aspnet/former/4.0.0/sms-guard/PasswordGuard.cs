using System.Text;
using System.Text.RegularExpressions;

namespace EvPortalWidgets;

/// <summary>
/// Limits how often passwords are tried. Each network has five tries for an account, and then four an hour. So strangers in other
/// networks do not keep the owner out; many of them need the token of an <see cref="IBotCheck" />.
/// </summary>
internal sealed class PasswordGuard(
    StoreBreaker store,
    PasswordLimits limits,
    TokenCheck tokens,
    WidgetLog log,
    Func<TimeSpan> clock,
    Action<string, string> happen,
    SmsSecret secret)
{
    /// <summary>A password costs nothing. So while the store is away, its tries count here, and nobody has to wait.</summary>
    private readonly MemoryStore memory = new(clock);

    // Ticks of the clock.
    private long logged = -TimeSpan.TicksPerHour;

    /// <summary>Null if the password can be checked. Only before the site's own check the context of the request is kept.</summary>
    public async Task<SmsRefusal?> Refuse(SmsCall call, ClientAddress client, string? typed, string? id)
    {
        // An account counts under both of its names. So what was typed counts the same, whether there is an account or not.
        var spelled = secret.Hash("invented " + Spelled(typed ?? ""));
        var account = string.IsNullOrEmpty(id) ? spelled : NameOf(id!);
        var names = string.IsNullOrEmpty(typed) ? [account] : new[] { spelled, account }.Distinct().ToArray();
        var isChecked = call.BotCheck is not null;
        WindowGroup ofStrangers = new(limits.OfStranger(client, names, isChecked ? PasswordLimits.WithoutToken : int.MaxValue));
        var ofToken = isChecked && tokens.Of(call) is not null ? limits.Question(client, names) : null;
        List<WindowGroup> groups = [.. limits.OfOwner(client, account, call.Knows(account)), ofStrangers];
        if (ofToken is not null) groups.Add(ofToken);
        // A caller that waits for the answer has the only thread of its context. Without a check, nothing of the site is called.
        var refused = limits.Refused(client);
        var answer = await Ask(new() { Groups = groups, Refused = refused }).ConfigureAwait(isChecked);
        Note(answer, ofStrangers, isChecked);
        if (answer.Take is not null && answer.Last?.Group == ofToken)
        {
            if (await tokens.Passes(call).ConfigureAwait(false) == false) return Refused(SmsGuard.BotCheckRequired, "check", TimeSpan.Zero);
            // A service that does not answer counts as a person: nobody could sign in otherwise.
            ofStrangers = new(limits.OfStranger(client, names, PasswordLimits.WithToken));
            answer = await Ask(new() { Groups = [ofStrangers], Refused = refused }).ConfigureAwait(false);
            Note(answer, ofStrangers, isChecked);
        }
        else if (answer.Take is null && isChecked && NeedsToken(answer, ofStrangers, ofToken))
            return Refused(SmsGuard.BotCheckRequired, "check", TimeSpan.Zero);
        if (answer.Take is null)
        {
            // The wait of a home would tell that the account lives here.
            var waits = answer.Groups.Where(each => each.Group.OnlyIf is null).Select(each => each.Waits.Max());
            return Refused(SmsRefusal.TooManyLogins, "login", waits.Min());
        }
        call.Login = answer.Take;
        return null;
    }

    /// <summary>A right password does not count. The browser and the network are known from now on.</summary>
    public async Task Succeeded(SmsCall call, ClientAddress client, string id)
    {
        if (string.IsNullOrEmpty(id)) throw new ArgumentException("Give the id of the account that has signed in.", nameof(id));
        var account = NameOf(id);
        call.Remember(account);
        // The store may have gone or come back since the try.
        await memory.Ask(new() { GiveBack = call.Login }).ConfigureAwait(false);
        var known = SmsLimits.SignedIn(PasswordLimits.Home(client, account));
        await Ask(new() { GiveBack = call.Login, Groups = known.Count > 0 ? [new(known)] : [] }).ConfigureAwait(false);
        happen("login.succeeded", "");
    }

    /// <summary>It differs from each number.</summary>
    private static string NameOf(string id) => SmsCall.Hash("account " + id);

    /// <summary>Without all that a database may take for nothing: letter case, accents, and what is neither a letter nor a digit.</summary>
    private static string Spelled(string typed)
    {
        // No email is longer, and the time to normalize accents grows with the square of their number.
        if (typed.Length > 254) return typed;
        try
        {
            return Regex.Replace(typed.Normalize(NormalizationForm.FormKD).ToLowerInvariant(), "[^a-z0-9]", "");
        }
        catch (ArgumentException)
        {
            return "";
        }
    }

    /// <summary>Whether strangers have used up the tries without a token, and this visitor has none, or no more questions.</summary>
    private static bool NeedsToken(StoreAnswer answer, WindowGroup ofStrangers, WindowGroup? ofToken)
    {
        var (group, full) = ofToken is null ? (ofStrangers, PasswordLimits.OfStrangers) : (ofToken, SmsLimits.OfQuestions);
        return answer.Groups.Any(each => each.Group == group && group.Windows.Concat(group.Tested)
            .Zip(each.Waits, (window, wait) => window.Subject == full || wait == TimeSpan.Zero).All(hasRoom => hasRoom));
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
        var found = answer.Groups.FirstOrDefault(each => each.Group == ofStrangers);
        if (found is null) return;
        var tries = found.Counts[found.Counts.Count - 1];
        if (tries < PasswordLimits.WithoutToken) return;
        if (answer.Take is not null && answer.Last == found) happen("login.strangers", "");
        var (now, before) = (clock().Ticks, Interlocked.Read(ref logged));
        if (now - before < TimeSpan.TicksPerHour || Interlocked.CompareExchange(ref logged, now, before) != before) return;
        log.Write(SmsEvents.ManyTriesOfStrangers, tries, isChecked ? "They need the BotCheck." : "An IBotCheck stops it.");
    }

    private SmsRefusal Refused(string code, string reason, TimeSpan wait)
    {
        happen("login.refused", reason);
        return new(code, reason, wait);
    }
}
