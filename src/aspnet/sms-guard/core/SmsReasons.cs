namespace EvPortalWidgets;

/// <summary>The values of <see cref="SmsRefusal.Reason" />. A figure has most of them as its tag <c>reason</c>.</summary>
public static class SmsReasons
{
    // Those of a limit are the first word of its window's key.

    /// <summary>The number has had its SMS.</summary>
    public const string Number = "number";

    /// <summary>The numbers that differ only in the last four digits have had their SMS.</summary>
    public const string Prefix = "prefix";

    /// <summary>The address of the visitor, or a network around it, has had its SMS.</summary>
    public const string Address = "address";

    /// <summary>The site has sent as many SMS as it may, or new browsers have had their half.</summary>
    public const string Budget = "budget";

    /// <summary>Too many passwords were tried.</summary>
    public const string Login = "login";

    /// <summary>The last SMS was sent a moment ago.</summary>
    public const string Pause = "pause";

    /// <summary>The visitor has to pass the <see cref="IBotCheck" /> first.</summary>
    public const string Check = "check";

    /// <summary>
    /// The call is not from the login card: it lacks the header <c>X-Requested-With: XMLHttpRequest</c>, or it is from a page of another site
    /// that is not in <see cref="SmsGuardOptions.Origins" />.
    /// </summary>
    public const string Caller = "caller";

    /// <summary>The number is not written as <c>380501234567</c>.</summary>
    public const string Spelling = "spelling";

    /// <summary>The store of codes and counts is away.</summary>
    public const string Store = "store";

    /// <summary>The SMS service of the site has failed.</summary>
    public const string Service = "service";

    /// <summary>The SMS service of the site has refused the number: a <see cref="SmsRejectedException" />.</summary>
    public const string Rejected = "rejected";

    /// <summary>The SMS service did not answer in time.</summary>
    public const string Timeout = "timeout";

    /// <summary>Of a figure alone: an error.</summary>
    internal const string Error = "error";

    /// <summary>Of a figure alone: the visitor has gone while the SMS was sent.</summary>
    internal const string Cancelled = "cancelled";

    /// <summary>Of the figure <c>code.refused</c>.</summary>
    internal static string Of(SmsTryResult result) => OfName(result.ToString());

    /// <summary>The same for a name of <see cref="SmsTryResult" />.</summary>
    internal static string OfName(string result) => result.ToLowerInvariant();
}
