namespace EvPortalWidgets;

/// <summary>Something that is counted, or a time that is measured.</summary>
/// <param name="Name">Its name in a meter, after <c>ev_portal.</c>.</param>
/// <param name="Unit">Its unit, as OpenTelemetry writes it.</param>
/// <param name="Meaning">What it says, for the guide.</param>
/// <param name="Reasons">All values of its tag <c>reason</c>. Empty if it has no tag. A time of what has not failed is without the tag.</param>
internal sealed record SmsFigure(string Name, string Unit, string Meaning, params string[] Reasons)
{
    /// <summary>Whether it counts visitors who were refused.</summary>
    public bool IsRefusal => Name.EndsWith(".refused", StringComparison.Ordinal);

    /// <summary>Whether it is a time.</summary>
    public bool IsTime => Unit == SmsFigures.Milliseconds;
}

/// <summary>All figures of the guard. The table of the guide, the dashboard and the alarms are written from here.</summary>
internal static class SmsFigures
{
    /// <summary>The buckets that OpenTelemetry has by default are for this unit.</summary>
    public const string Milliseconds = "ms";

    public static readonly SmsFigure SmsSent = new("sms.sent", "{sms}", "SMS that were sent");
    public static readonly SmsFigure SmsFailed = new(
        "sms.failed", "{sms}", "SMS that the SMS service did not send, or not in time", SmsReasons.Error, SmsReasons.Rejected,
        SmsReasons.Timeout, SmsReasons.Cancelled);
    public static readonly SmsFigure SmsRefused = new(
        "sms.refused", "{sms}", "SMS that were refused", SmsReasons.Number, SmsReasons.Prefix, SmsReasons.Address, SmsReasons.Budget,
        SmsReasons.Pause, SmsReasons.Check, SmsReasons.Caller, SmsReasons.Spelling, SmsReasons.Store);
    public static readonly SmsFigure SmsDuration = new(
        "sms.duration", Milliseconds, "Time that the SMS service took for one SMS",
        SmsReasons.Error, SmsReasons.Rejected, SmsReasons.Timeout, SmsReasons.Cancelled);
    public static readonly SmsFigure CodeTried = new("code.tried", "{code}", "Codes with which a visitor has made the first try, right or wrong");
    public static readonly SmsFigure CodeEntered = new("code.entered", "{code}", "Right codes");
    public static readonly SmsFigure CodeRefused = new(
        "code.refused", "{code}", "Codes that were wrong, spent, or none",
        [.. Enum.GetNames(typeof(SmsTryResult)).Where(name => name != nameof(SmsTryResult.Right)).Select(SmsReasons.OfName)]);
    public static readonly SmsFigure LoginTried = new("login.tried", "{login}", "Passwords that were checked, right or wrong");
    public static readonly SmsFigure LoginSucceeded = new("login.succeeded", "{login}", "Right passwords");
    public static readonly SmsFigure LoginRefused = new(
        "login.refused", "{login}", "Passwords that were not checked", SmsReasons.Login, SmsReasons.Check);
    public static readonly SmsFigure LoginStrangers = new(
        "login.strangers", "{login}", "Passwords that strangers tried above 30 in an hour for one account");
    public static readonly SmsFigure StoreDuration = new(
        "store.duration", Milliseconds, "Time that Redis took for one question", SmsReasons.Error);

    public static readonly IReadOnlyList<SmsFigure> All =
    [
        SmsSent, SmsFailed, SmsRefused, SmsDuration, CodeTried, CodeEntered, CodeRefused, LoginTried, LoginSucceeded, LoginRefused,
        LoginStrangers, StoreDuration,
    ];
}
