namespace EvPortalWidgets;

/// <summary>The values of <see cref="SmsRefusal.Reason" />, and of the tag <c>reason</c> of a figure. A limit is the first word of its window's key.</summary>
internal static class SmsReasons
{
    public const string Number = "number", Prefix = "prefix", Address = "address", Budget = "budget", Login = "login";

    public const string Pause = "pause", Check = "check", Caller = "caller", Spelling = "spelling", Store = "store", Service = "service";

    public const string Error = "error", Timeout = "timeout", Cancelled = "cancelled";

    public static string Of(SmsTryResult result) => OfName(result.ToString());

    /// <param name="result">A name of <see cref="SmsTryResult" />.</param>
    public static string OfName(string result) => result.ToLowerInvariant();
}
