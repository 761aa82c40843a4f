using System;

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
}

/// <summary>At most so many in a time.</summary>
/// <param name="kind">What it is for.</param>
/// <param name="key">What is counted. It may contain a number or an address.</param>
/// <param name="limit">The count at which the window is full, at least 1.</param>
/// <param name="length">How long something counts.</param>
/// <param name="inTurn">Whether the time of one begins when that of the one before ends: some at once, and then one in each length.</param>
internal sealed class SmsWindow(SmsWindowKind kind, string key, int limit, TimeSpan length, bool inTurn = false)
{
    public SmsWindowKind Kind { get; } = kind;

    public string Key { get; } = key;

    public int Limit { get; } = Math.Max(1, limit);

    public TimeSpan Length { get; } = length;

    public bool InTurn { get; } = inTurn;

    /// <summary>The first word of the key, which a refusal names.</summary>
    public string Subject => Key.Split(' ', ':')[0];
}
