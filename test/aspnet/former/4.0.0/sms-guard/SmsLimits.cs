namespace EvPortalWidgets;

/// <summary>How well the site knows who asks for a code.</summary>
internal enum Standing { Stranger, KnownNumber, KnownBrowser }

/// <summary>The windows in which an SMS must fit.</summary>
internal sealed class SmsLimits(SmsGuardOptions options)
{
    /// <summary>The subject of the windows for questions to the check for robots.</summary>
    public const string OfQuestions = "questions";

    private const string OfAddress = "address ";

    /// <summary>What strangers cost must fit into half of the budget, into three quarters, and into all of it.</summary>
    public IEnumerable<SmsWindow> Budgets(Standing standing)
    {
        var names = new[] { "half for new numbers", "three quarters for new browsers", "whole" };
        return Enumerable.Range((int)standing, 3 - (int)standing).SelectMany(at => PerHour(
            SmsWindowKind.Budget, "budget: " + names[at], options.BudgetPerHour * (at + 2) / 4, options.BudgetPerDay * (at + 2) / 4));
    }

    /// <summary>
    /// The groups of windows for an SMS. The owner of a number has a limit of its own in a browser that has signed in, and one in a
    /// network in which the number has. When that is full, those of a stranger count.
    /// </summary>
    public IReadOnlyList<WindowGroup> Sms(ClientAddress client, string number, Standing standing)
    {
        SmsWindow[] counted = standing == Standing.KnownBrowser ? [] : [SmsWatch.Sent];
        List<WindowGroup> groups = [];
        if (standing == Standing.KnownBrowser)
        {
            groups.Add(new([
                .. Budgets(standing), .. Hourly("number in its browser " + number, 2 * options.PerNumber),
                .. Addresses(SmsWindowKind.Sms, "address of known browsers ", client, 10)]));
            standing = Standing.Stranger;
        }
        if (Home(client, number) is { } home)
        {
            groups.Add(new([
                .. Budgets(Standing.KnownNumber), .. Hourly("number at home " + number + " in " + client.Home, options.PerNumber),
                .. Around(client, number, standing), .. counted]) { OnlyIf = home, Tested = Refused("SMS", client) });
        }
        groups.Add(new([
            .. Budgets(standing), .. Hourly("number " + number, options.PerNumber),
            // So nobody keeps the owner of a number out from one network.
            .. client.Home is null ? [] : Hourly("number " + number + " from " + client.Home, options.PerNumber * 3 / 5),
            .. Around(client, number, standing), .. counted]));
        return groups;
    }

    public static bool IsOfAddress(SmsWindow window) => window.Key.StartsWith(OfAddress, StringComparison.Ordinal);

    public static SmsWindow? Home(ClientAddress client, string number) => Home(SmsWindowKind.Sms, "home of " + number, client);

    /// <summary>What counts that somebody has signed in in a network. Null without an address.</summary>
    public static SmsWindow? Home(SmsWindowKind kind, string who, ClientAddress client) =>
        client.Home is null ? null : new(kind, who + " in " + client.Home, 31, TimeSpan.FromDays(30));

    /// <summary>After a login a network is known for 30 days. Once a day is enough to keep it.</summary>
    public static IReadOnlyList<SmsWindow> SignedIn(SmsWindow? home) =>
        home is null ? [] : [home, new(home.Kind, "today " + home.Key, 1, TimeSpan.FromDays(1))];

    /// <summary>
    /// How often an address and the network around it were refused. Who is at home there is answered when others are not, and that tells
    /// who lives there. So when these are full, nobody is at home.
    /// </summary>
    public IReadOnlyList<SmsWindow> Refused(string what, ClientAddress client) =>
        [.. client.Shared.Where(each => each.Network != client.Provider).SelectMany(each => PerHour(
            SmsWindowKind.Login, what + " refused to " + each.Network, 5 * options.PerAddress * each.Shares))];

    /// <summary>How often an <see cref="IKnownNumbers" /> is asked for an address: its answers tell which numbers are known.</summary>
    public IReadOnlyList<SmsWindow> NumbersAsked(ClientAddress client) => Asked("numbers asked by ", client, 5);

    /// <summary>The first SMS of an address in an hour, which needs no token.</summary>
    public static IReadOnlyList<SmsWindow> First(ClientAddress client)
    {
        var network = client.Provider is null ? client.Own : client.Home;
        return network is null ? [] : [new(SmsWindowKind.Login, "first of " + network, 1, TimeSpan.FromHours(1))];
    }

    /// <summary>How often the service of the check for robots is asked for an address.</summary>
    public IReadOnlyList<SmsWindow> Question(ClientAddress client) => Asked(OfQuestions + " of ", client, 10);

    /// <summary>The windows of an address and of its networks, for so many times the limit of a stranger.</summary>
    public IEnumerable<SmsWindow> Addresses(SmsWindowKind kind, string what, ClientAddress client, int times = 1) =>
        client.Shared.SelectMany(each => PerHour(kind, what + each.Network, times * options.PerAddress * each.Shares));

    public static IEnumerable<SmsWindow> PerHour(SmsWindowKind kind, string key, int limit, int? ofDay = null) =>
    [
        new(kind, key + " in an hour", limit, TimeSpan.FromHours(1)),
        new(kind, key + " in a day", ofDay ?? 4 * Math.Max(1, limit), TimeSpan.FromDays(1)),
    ];

    /// <summary>It is counted before an SMS is allowed, so strangers can make up as many as they want: a store may forget it.</summary>
    private IReadOnlyList<SmsWindow> Asked(string what, ClientAddress client, int times) => client.Address is null
        ? [.. PerHour(SmsWindowKind.Login, what + "all", 25 * options.PerAddress)]
        : [.. Addresses(SmsWindowKind.Login, what, client, times)];

    private static IEnumerable<SmsWindow> Hourly(string key, int limit) => PerHour(SmsWindowKind.Sms, key, limit);

    /// <summary>The limits of the numbers beside this one, and of the address.</summary>
    private IEnumerable<SmsWindow> Around(ClientAddress client, string number, Standing standing)
    {
        var times = standing == Standing.KnownNumber ? 5 : 1;
        var prefix = number.Substring(0, Math.Max(0, number.Length - 4));
        return Hourly("prefix " + prefix, times * options.PerPrefix).Concat(Addresses(SmsWindowKind.Sms, OfAddress, client, times));
    }
}
