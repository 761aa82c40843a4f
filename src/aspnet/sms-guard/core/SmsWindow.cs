namespace EvPortalWidgets;

/// <summary>What a window is for. It decides what a store may forget when its memory is full.</summary>
internal enum SmsWindowKind
{
    /// <summary>SMS of the whole site. A store never forgets them.</summary>
    Budget,
    /// <summary>SMS of a number or of an address. The budgets limit how many there are.</summary>
    Sms,
    /// <summary>Logins. Strangers can make up as many as they want, so a store may forget those that end first.</summary>
    Login,
    /// <summary>Networks in which an account has signed in. They count for 30 days, and take no room of tries.</summary>
    Home,
    /// <summary>
    /// Calls that are refused, and questions to the check for robots. Strangers can make up more of them than of logins, so a store forgets
    /// them first.
    /// </summary>
    Call,
}

/// <summary>At most so many in a time.</summary>
/// <param name="Kind">What it is for.</param>
/// <param name="Key">What is counted. It may contain a number or an address.</param>
/// <param name="Limit">The count at which the window is full.</param>
/// <param name="Length">How long something counts.</param>
/// <param name="InTurn">Whether the time of one begins when that of the one before ends: some at once, and then one in each length.</param>
internal sealed record SmsWindow(SmsWindowKind Kind, string Key, int Limit, TimeSpan Length, bool InTurn = false)
{
    /// <summary>A share of a small limit is at least one.</summary>
    public int Limit { get; } = Math.Max(1, Limit);

    /// <summary>The first word of the key, which a refusal names.</summary>
    public string Subject => Key.Split(' ', ':')[0];
}
