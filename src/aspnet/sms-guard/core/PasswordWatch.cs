namespace EvPortalWidgets;

/// <summary>
/// Notices that many passwords of the whole site are wrong, by the counts of the last answer of the store. No limit sees who tries few
/// passwords of each of many accounts, from as many networks.
/// </summary>
internal sealed class PasswordWatch(WidgetLog log, Func<TimeSpan> clock)
{
    /// <summary>
    /// Twice as many as a morning has in which 600 passwords are tried, and one of six is wrong. Right passwords cost an attacker nothing, so
    /// no number of them hides so many wrong ones.
    /// </summary>
    public const int ManyWrong = 200;

    /// <summary>Of so many it does not matter how many more there are. Without an end, strangers could fill a store.</summary>
    public const int MostCounted = 10_000;

    private static readonly TimeSpan Length = TimeSpan.FromHours(1);

    // A store forgets windows of logins when strangers make up too many, and these must last then. They are no more than two.
    private static readonly SmsWindow WindowOfWrong = Window("passwords wrong"), WindowOfRight = Window("passwords right");

    /// <summary><see cref="Note" /> reads their counts in this order.</summary>
    public static readonly IReadOnlyList<SmsWindow> Windows = [WindowOfWrong, WindowOfRight];

    private readonly SeldomLog seldom = new(log, clock, TimeSpan.FromMinutes(30));

    private volatile int wrongs, rights;

    /// <summary>What a try counts: it is wrong, until it is given back.</summary>
    public IReadOnlyList<SmsWindow> Wrong => wrongs < MostCounted ? [WindowOfWrong] : [];

    /// <summary>What a right password counts.</summary>
    public IReadOnlyList<SmsWindow> Right => rights < MostCounted ? [WindowOfRight] : [];

    /// <summary>Judges the counts of <see cref="Windows" />.</summary>
    public void Note(StoreAnswer answer)
    {
        if (answer.Read is not [var wrong, var right]) return;
        (wrongs, rights) = (wrong, right);
        if (wrong >= ManyWrong) seldom.Write(SmsEvents.ManyWrongPasswords, wrong, right);
    }

    private static SmsWindow Window(string key) => new(SmsWindowKind.Sms, key, int.MaxValue, Length);
}
