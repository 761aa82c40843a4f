namespace EvPortalWidgets;

/// <summary>The windows in which the tries of a password must fit.</summary>
internal sealed class PasswordLimits(SmsLimits limits)
{
    /// <summary>Strangers' tries in an hour at one account, before and with a check for robots.</summary>
    public const int WithoutToken = 30, WithToken = 100;

    /// <summary>So many times the tries of strangers at an address have those at accounts that are at home there.</summary>
    public const int AtHome = 2;

    /// <summary>The subject of their windows.</summary>
    public const string OfStrangers = "strangers";

    /// <summary>
    /// The groups of windows for a try of the owner. A browser in which the account has signed in has a limit of its own, and so has its
    /// network: there strangers in other networks do not count. When they are full, the limits of a stranger count.
    /// </summary>
    public IEnumerable<WindowGroup> OfOwner(ClientAddress client, string account, bool isKnown)
    {
        if (isKnown) yield return new([.. SmsLimits.PerHour(SmsWindowKind.Login, "login in its browser " + account, 10)]);
        if (Home(client, account) is not { } home) yield break;
        // Others at the address, with fewer refusals than a day has, do not keep the owner out.
        // Who is in many networks of the owner has no more tries there than strangers elsewhere.
        yield return new([
            OfNetwork(client, account), OneHour("login in its networks " + account, WithoutToken),
            .. SmsLimits.Addresses(SmsWindowKind.Login, "login at home ", client, AtHome * limits.PasswordsPerAddress)])
        {
            OnlyIf = home,
            Tested = Refused(client),
        };
    }

    /// <summary>Each of the names of an account has these. All strangers together have so many tries in an hour.</summary>
    public List<SmsWindow> OfStranger(ClientAddress client, string[] names, int most) => OfStranger(client, names, most, true);

    /// <summary>
    /// Those of a visitor with the token of a person. Those of a provider are not among them: one phone that reconnects again and again can use
    /// them up, and would keep all new browsers of the provider out.
    /// </summary>
    public List<SmsWindow> OfPerson(ClientAddress client, string[] names) => OfStranger(client, names, WithToken, false);

    private List<SmsWindow> OfStranger(ClientAddress client, string[] names, int most, bool withProvider) =>
    [
        .. names.Select(name => OfNetwork(client, name)),
        .. client.Provider is null || !withProvider ? [] : names.Select(name => InTurn(name + " in " + client.Provider, 25, 3)),
        .. SmsLimits.Addresses(SmsWindowKind.Login, "login ", client, limits.PasswordsPerAddress, withProvider ? null : client.Provider),
        .. names.Select(name => OneHour(OfStrangers + " " + name, most)),
    ];

    public IReadOnlyList<SmsWindow> Refused(ClientAddress client) => SmsLimits.Refused("login", client, limits.PasswordsPerAddress);

    /// <summary>A question to the check for robots. It is counted if the try would fit with a token.</summary>
    public WindowGroup Question(ClientAddress client, string[] names) =>
        new(limits.Question(client)) { Tested = OfPerson(client, names) };

    /// <summary>What a right password counts.</summary>
    public static IReadOnlyList<WindowGroup> SignedIn(ClientAddress client, string account, IReadOnlyList<SmsWindow> ofSite) =>
        SmsLimits.SignedIn(Home(client, account), account, ofSite);

    private static SmsWindow? Home(ClientAddress client, string account) => SmsLimits.Home(SmsWindowKind.Home, "known " + account, client);

    /// <summary>Strangers elsewhere do not count in it. Without an address all visitors share one, so it is wider.</summary>
    private SmsWindow OfNetwork(ClientAddress client, string name) =>
        client.Home is null ? OneHour("login " + name, limits.PasswordsPerAddress) : InTurn(name + " in " + client.Home, 5, 15);

    /// <summary>Some tries at once. They come back one by one.</summary>
    private static SmsWindow InTurn(string key, int limit, int minutes) =>
        new(SmsWindowKind.Login, "login " + key, limit, TimeSpan.FromMinutes(minutes), true);

    private static SmsWindow OneHour(string key, int limit) => new(SmsWindowKind.Login, key, limit, TimeSpan.FromHours(1));
}
