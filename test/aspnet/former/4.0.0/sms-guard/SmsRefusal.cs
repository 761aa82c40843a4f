namespace EvPortalWidgets;

/// <summary>Why no SMS is sent, or why no password is checked.</summary>
public sealed class SmsRefusal(string code, string reason, TimeSpan wait)
{
    internal const string TooManyLogins = "TooManyRequests";

    /// <summary>
    /// <c>SmsSentTimeout</c> if the browser has a code; otherwise <c>SmsMaxAttemptsReached</c>, <c>BotCheckRequired</c> or, for a
    /// password, <c>TooManyRequests</c>.
    /// </summary>
    public string Code { get; } = code;

    /// <summary>
    /// The limit: <c>number</c>, <c>prefix</c>, <c>address</c>, <c>budget</c> or <c>login</c>; or <c>pause</c>, <c>check</c>,
    /// <c>caller</c>, or <c>store</c> while it is away.
    /// </summary>
    public string Reason { get; } = reason;

    /// <summary>The time until it can be tried again. Zero if waiting does not help.</summary>
    public TimeSpan Wait { get; } = wait;
}
