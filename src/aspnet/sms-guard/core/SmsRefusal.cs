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

    /// <summary>
    /// The limit: <c>number</c>, <c>prefix</c>, <c>address</c>, <c>budget</c> or <c>login</c>; or <c>pause</c>, <c>check</c>,
    /// <c>caller</c>, <c>spelling</c>, <c>store</c> while it is away; or <c>service</c> if your SMS service has failed, <c>rejected</c> if it has
    /// refused the number, <c>timeout</c> if it did not answer in time. <see cref="SmsReasons" /> has them all.
    /// </summary>
    public string Reason { get; } = reason;

    /// <summary>The time until it can be tried again. Zero if waiting does not help, or if nobody knows how long.</summary>
    public TimeSpan Wait { get; } = wait;
}
