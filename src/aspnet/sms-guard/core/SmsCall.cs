namespace EvPortalWidgets;

/// <summary>
/// A call of the login card, as <see cref="SmsGuardOptions.ClientAddress" /> sees it. Extend it in a test of the site, and call the delegate
/// of the site with it.
/// </summary>
public abstract class SmsCall
{
    /// <summary>The address at the other end of the connection: the visitor's, or that of a proxy.</summary>
    public abstract string? Connection { get; }

    /// <summary>The value of a header, or null.</summary>
    /// <param name="name">The name of the header, in capital or small letters.</param>
    public abstract string? Header(string name);

    /// <summary>The value of a cookie, or null.</summary>
    /// <param name="name">The name of the cookie.</param>
    public abstract string? Cookie(string name);
}
