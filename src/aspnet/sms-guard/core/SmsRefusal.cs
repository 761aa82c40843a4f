namespace EvPortalWidgets;

/// <summary>Why no SMS is sent, or why no password is checked. A test of the site can make one.</summary>
/// <param name="code">One of <see cref="WidgetCodes" />.</param>
/// <param name="reason">One of <see cref="SmsReasons" />.</param>
/// <param name="wait">The time until it can be tried again. Zero if waiting does not help, or if nobody knows how long.</param>
public sealed class SmsRefusal(string code, string reason, TimeSpan wait)
{
    /// <summary>
    /// <c>SmsSentTimeout</c> if the browser has a code, or may get it; otherwise <c>SmsMaxAttemptsReached</c>, <c>BotCheckRequired</c>, <c>SmsUnavailable</c>,
    /// <c>NotAllowedSmsForCountry</c> if it is no number as <c>380501234567</c> or your SMS service has refused it, or, for a password, <c>TooManyRequests</c>. All are in
    /// <see cref="WidgetCodes" />.
    /// </summary>
    public string Code { get; } = code;

    /// <summary>The limit that is used up, or another reason: one of <see cref="SmsReasons" />, which has their meanings.</summary>
    public string Reason { get; } = reason;

    /// <summary>The time until it can be tried again. Zero if waiting does not help, or if nobody knows how long.</summary>
    public TimeSpan Wait { get; } = wait;
}
