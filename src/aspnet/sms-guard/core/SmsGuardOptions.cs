using System.Text.RegularExpressions;

namespace EvPortalWidgets;

/// <summary>
/// The settings of <see cref="SmsGuard" />, for a site of 20,000 drivers. Settings of the site with the names
/// <c>EvPortalWidgets:Sms:PerNumber</c> and so on change them. A day has four times the limit of an hour. In ASP.NET Core <c>IOptions</c>
/// and <c>IOptionsMonitor</c> have the values of the start, and <c>IOptionsSnapshot</c> those of the settings as they are now, or an
/// exception, if they cannot work; <see cref="SmsGuard" /> uses the limits and budgets of the last change that can work, and all else as
/// it was at the start.
/// </summary>
public sealed class SmsGuardOptions
{
    /// <summary>SMS to a number in an hour. A browser that has signed in with it has a limit of its own, twice as high, and in 30 days four times as many without a right code.</summary>
    public int PerNumber { get; set; } = 5;

    /// <summary>SMS in an hour to numbers that differ only in the last four digits.</summary>
    public int PerPrefix { get; set; } = 20;

    /// <summary>SMS in an hour to an IPv4 address or IPv6 /64. A /56 has twice, a /24 or /48 five times, an IPv6 /29 25 times as many.</summary>
    public int PerAddress { get; set; } = 30;

    /// <summary>
    /// Wrong passwords in an hour of an IPv4 address or IPv6 /64. Its networks have as many times more as for SMS. By default it is the value
    /// of <see cref="PerAddress" />.
    /// </summary>
    public int? PasswordsPerAddress { get; set; }

    /// <summary>SMS of the whole site in an hour. New browsers in new networks get at most half of it.</summary>
    public int BudgetPerHour { get; set; } = 6000;

    /// <summary>SMS of the whole site in a day, divided in the same way.</summary>
    public int BudgetPerDay { get; set; } = 12000;

    /// <summary>
    /// The site's proxies, as <c>203.0.113.7</c> or <c>203.0.113.0/24</c>. Only with them <c>X-Forwarded-For</c> is read.
    /// </summary>
    public IList<string> Proxies { get; } = new List<string>();

    /// <summary>
    /// Finds the visitor's address, for example in a header of a CDN. If it returns null or an address that is not public, SMS have no limit
    /// for an address, and all such visitors share one limit for passwords. By default the address is that of the connection, see
    /// <see cref="Proxies" />. With a delegate the proxies are not used. A test of the site can call it with a class that extends
    /// <see cref="SmsCall" />.
    /// </summary>
    public Func<SmsCall, string?>? ClientAddress { get; set; }

    /// <summary>
    /// The origins of pages with an <c>apiUrl</c> that leads here, as <c>https://portal.example.com</c>. They send no cookie, so a code is
    /// then right in any browser. If the logins are another application, both need this setting, and the same Redis and secret.
    /// </summary>
    public IList<string> Origins { get; } = new List<string>();

    /// <summary>The cookie in which a script of the page leaves the token for the <see cref="IBotCheck" />.</summary>
    public string BotCheckCookie { get; set; } = "bot-check";

    /// <summary>
    /// What all servers share to make codes and names that nobody can guess: at least 32 random characters. By default the setting
    /// <c>EvPortalWidgets:Secret</c>. Null in a site with one process.
    /// </summary>
    public string? Secret { get; set; }

    /// <summary>The section of the settings, for errors.</summary>
    internal string Section { get; set; } = SmsGuardSettings.Section;

    /// <summary>What the settings have that could not be read.</summary>
    internal List<string> Unread { get; } = [];

    /// <summary>The <see cref="Proxies" />, read once.</summary>
    internal IReadOnlyList<AddressRange> ProxyRanges { get; private set; } = [];

    /// <summary>What cannot work: each value, and what is allowed.</summary>
    internal IEnumerable<string> Faults()
    {
        foreach (var fault in Unread) yield return fault;
        foreach (var limit in SmsGuardSettings.Limits)
            if (limit.Get(this) is var value and (< 1 or > 1000000))
                yield return Wrong(limit.Name, value, "a whole number from 1 to 1000000");
        if (!Regex.IsMatch(BotCheckCookie ?? "", @"^[A-Za-z0-9!#$%&'*+.^_`|~-]+\z"))
        {
            yield return Wrong(
                nameof(BotCheckCookie), BotCheckCookie ?? "", "the name of a cookie, as bot-check: letters from a to z, digits and !#$%&'*+-.^_`|~");
        }
        // A placeholder of a guide is shorter.
        if (Secret is { } secret && secret.Trim().Length is > 0 and < 32)
            yield return SmsGuardSettings.Site + ":Secret has " + secret.Length + " characters. " + SmsGuardSettings.SecretAdvice;
        foreach (var proxy in Proxies)
        {
            const string Examples = "as 203.0.113.7 or 10.0.0.0/8";
            if (AddressRange.Of(proxy) is not { } range) yield return Wrong(nameof(Proxies), proxy, "an address or a network, " + Examples);
            else if (range.IsTooWide)
            {
                yield return Wrong(
                    nameof(Proxies), proxy,
                    "the addresses of your proxies alone, " + Examples + ": who has an address of this setting can pretend to have any other");
            }
        }
        foreach (var origin in Origins)
            if (!Uri.TryCreate(origin, UriKind.Absolute, out var uri) || uri.GetLeftPart(UriPartial.Authority) != origin)
                yield return Wrong(nameof(Origins), origin, "an origin, as https://portal.example.com");
    }

    /// <summary>Makes the values ready for a guard. Throws if some of them cannot work.</summary>
    internal void Check()
    {
        var faults = string.Join(" ", Faults());
        if (faults.Length > 0) throw new ArgumentException(faults);
        ProxyRanges = [.. Proxies.Select(proxy => AddressRange.Of(proxy)!)];
    }

    /// <summary>The whole name of an option.</summary>
    internal string NameOf(string option) => Section + ":" + option;

    internal string Wrong(string name, object value, string allowed) =>
        NameOf(name) + " is \"" + value + "\". Write " + allowed + ".";
}
