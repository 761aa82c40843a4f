namespace EvPortalWidgets;

/// <summary>The windows in which an SMS must fit.</summary>
internal sealed class SmsLimits(SmsGuardOptions options)
{
    /// <summary>The subject of the windows for questions to the check for robots.</summary>
    public const string OfQuestions = "questions";

    /// <summary>So many times the SMS of a stranger in an hour has a number in a browser that has signed in with it.</summary>
    public const int InBrowser = 2;

    /// <summary>So many times the SMS of a stranger in an hour has a number in 30 days in its browsers, and in all its networks.</summary>
    public const int InMonth = 20;

    /// <summary>Such a part of the limit of a number has one network, so that nobody keeps its owner out from there.</summary>
    public const decimal FromNetwork = 0.6m;

    /// <summary>So many times the limit of strangers at an address have known browsers there.</summary>
    public const int KnownBrowsers = 10;

    /// <summary>So many times the limit of an hour has a day.</summary>
    public const int Day = 4;

    /// <summary>So many SMS of the whole site in an hour need no token.</summary>
    public const int WithoutToken = 120;

    private const int WithoutTokenOfProvider = 30;

    // Servers of 4.0.0 count in the same keys.
    private const string OfAddress = "address ", OfFirst = "first of ", OfBudget = "budget: ", OfNewNumbers = " for new numbers", Whole = "whole";
    private const string InItsBrowserKey = "number in its browser ", AtHomeKey = "number at home ";

    /// <summary>So many tries of passwords in an hour has an address.</summary>
    public int PasswordsPerAddress => options.PasswordsPerAddress ?? options.PerAddress;

    /// <summary>The budget that known browsers have.</summary>
    public IEnumerable<SmsWindow> WholeBudget => Budget(Whole, 1);

    /// <summary>New browsers in new networks have half of it.</summary>
    public IEnumerable<SmsWindow> BudgetOfStrangers => [.. Budget("half" + OfNewNumbers, 2), .. WholeBudget];

    /// <summary>
    /// New browsers in known networks have a quarter of it beside the half. Who has a list of numbers, and addresses of their provider, is in
    /// such networks, too. Pages of other origins send no cookie, so with them no browser is known, for which the rest would be.
    /// </summary>
    public IEnumerable<SmsWindow> BudgetOfNetworks => [.. Budget("known networks", options.Origins.Count > 0 ? 2 : 4), .. WholeBudget];

    /// <summary>How the log names a budget. New browsers of known numbers count in the half, too.</summary>
    public static string NameOf(SmsWindow budget) => budget.Key.Replace(OfNewNumbers, "");

    /// <summary>
    /// The limits that a number has for itself in a browser that has signed in with it. They are for the logins of one driver. Whoever has, or has
    /// rented, many numbers could otherwise spend the budgets of each day in such browsers, because they need no token there.
    /// </summary>
    public WindowGroup InItsBrowser(ClientAddress client, string number)
    {
        var key = InItsBrowserKey + number;
        return new([
            .. WholeBudget,
            new(SmsWindowKind.Sms, key + " in an hour", InBrowser * options.PerNumber, TimeSpan.FromHours(1)),
            new(SmsWindowKind.Sms, key + " in 30 days", InMonth * options.PerNumber, TimeSpan.FromDays(30)),
            WithoutCode(InItsBrowserKey, number),
            .. Addresses(SmsWindowKind.Sms, "address of known browsers ", client, KnownBrowsers * options.PerAddress)]);
    }

    /// <summary>
    /// These windows count the SMS to a number in its browsers, and in this network. A right code sets them to zero. Whoever has rented a number
    /// and given it back can enter no code.
    /// </summary>
    public IReadOnlyList<SmsWindow> WithoutCode(ClientAddress client, string number) =>
        [WithoutCode(InItsBrowserKey, number), .. client.Home is null ? [] : new[] { WithoutCode(AtHomeKey, number + " in " + client.Home) }];

    /// <summary>
    /// The groups of windows for an SMS of a new browser. The owner of a number has a limit of its own in a network in which the number has
    /// signed in. When that is full, those of a stranger count. Each SMS counts in all of <paramref name="counted" />, too.
    /// </summary>
    public IReadOnlyList<WindowGroup> InNewBrowser(ClientAddress client, string number, IReadOnlyList<SmsWindow> counted)
    {
        List<WindowGroup> groups = [];
        if (Home(client, number) is { } home)
        {
            groups.Add(new([
                .. BudgetOfNetworks, .. Hourly(AtHomeKey + number + " in " + client.Home, options.PerNumber),
                new(SmsWindowKind.Sms, AtHomeKey + number + " in 30 days", InMonth * options.PerNumber, TimeSpan.FromDays(30)),
                WithoutCode(AtHomeKey, number + " in " + client.Home), .. Around(client, number), .. counted]) { OnlyIf = home, Tested = Refused(client) });
        }
        groups.Add(new([
            .. BudgetOfStrangers, .. Hourly("number " + number, options.PerNumber),
            .. client.Home is null ? [] : Hourly("number " + number + " from " + client.Home, (int)(FromNetwork * options.PerNumber)),
            .. Around(client, number), .. counted]));
        return groups;
    }

    /// <summary>
    /// Whether an SMS counts there that the service has not sent. It may have cost something, and takes time. And who asks for numbers that
    /// the service refuses would never need a token otherwise.
    /// </summary>
    public static bool CountsFailed(SmsWindow window) =>
        window.Kind == SmsWindowKind.Budget || new[] { OfAddress, OfFirst }.Any(each => window.Key.StartsWith(each, StringComparison.Ordinal));

    /// <summary>The settings, as the log names them.</summary>
    public override string ToString() => string.Join(
        ", ", SmsGuardSettings.Limits.Where(each => each.Get(options) is not null).Select(each => each.Name + " " + each.Get(options)));

    public static bool IsWholeBudget(SmsWindow window) => window.Key.StartsWith(OfBudget + Whole, StringComparison.Ordinal);

    public static SmsWindow? Home(ClientAddress client, string number) => Home(SmsWindowKind.Sms, "home of " + number, client);

    /// <summary>What counts that somebody has signed in in a network. Null without an address.</summary>
    public static SmsWindow? Home(SmsWindowKind kind, string who, ClientAddress client) =>
        client.Home is null ? null : new(kind, who + " in " + client.Home, 31, TimeSpan.FromDays(30));

    /// <summary>
    /// What a login counts: its network is known for 30 days. Once a day is enough to keep it. A right login itself has no limit, so a number or an
    /// account has few new networks: otherwise numbers and accounts of one's own could fill a store, and budgets. When they are used up, the
    /// login goes on. What it counts for the site, it counts in each case.
    /// </summary>
    public static IReadOnlyList<WindowGroup> SignedIn(SmsWindow? home, string who, IReadOnlyList<SmsWindow> ofSite)
    {
        if (home is null) return [new(ofSite)];
        SmsWindow[] again = [home, new(home.Kind, "today " + home.Key, 1, TimeSpan.FromDays(1))];
        var networks = "networks of " + who;
        return
        [
            new([.. again, .. ofSite]) { OnlyIf = home },
            new([
                .. again, new(home.Kind, networks + " in a day", 5, TimeSpan.FromDays(1)),
                new(home.Kind, networks + " in 30 days", 20, TimeSpan.FromDays(30)), .. ofSite]),
            new(ofSite),
        ];
    }

    /// <summary>How often an SMS was refused to an address and to the networks around it.</summary>
    public IReadOnlyList<SmsWindow> Refused(ClientAddress client) => Refused("SMS", client, options.PerAddress);

    /// <summary>
    /// How often an address and the networks around it were refused, from the largest on. Who is at home there is answered when others are
    /// not, and that tells who lives there. So when these are full, nobody is at home. That of a provider is not among them: a stranger
    /// in it would end the homes of all its customers. They are of a day: who asks slowly has many hours. What is refused where one of them is full
    /// counts in none, so that one address does not end the homes of all.
    /// </summary>
    public static IReadOnlyList<SmsWindow> Refused(string what, ClientAddress client, int perAddress) =>
        [.. client.Shared.Where(each => each.Network != client.Provider).Reverse().Select(each => new SmsWindow(
            SmsWindowKind.Call, what + " refused to " + each.Network + " in a day", 5 * perAddress * each.Shares, TimeSpan.FromDays(1)))];

    /// <summary>
    /// The first SMS of a network in an hour, which needs no token. So that many networks are no way in, a provider and the site have limits.
    /// Visitors without an address share that of the site.
    /// </summary>
    public static IReadOnlyList<SmsWindow> First(ClientAddress client)
    {
        var network = client.Provider is null ? client.Own : client.Home;
        SmsWindow Window(string key, int limit) => new(SmsWindowKind.Sms, OfFirst + key, limit, TimeSpan.FromHours(1));
        return
        [
            .. network is null ? [] : new[] { Window(network, 1) },
            Window("all", WithoutToken),
            .. client.Provider is null ? [] : new[] { Window(client.Provider, WithoutTokenOfProvider) },
        ];
    }

    /// <summary>
    /// How often the service of the check for robots is asked for an address. It is counted before an SMS is allowed, so strangers can make
    /// up as many as they want: a store may forget it. An IPv6 /29 has no such limit, and a /48 a wide one: one phone with false tokens would keep
    /// all persons there out.
    /// </summary>
    public IReadOnlyList<SmsWindow> Question(ClientAddress client)
    {
        // Those for SMS and for passwords count together.
        var perAddress = Math.Max(options.PerAddress, PasswordsPerAddress);
        if (client.Address is null) return [.. PerHour(SmsWindowKind.Call, OfQuestions + " of all", 25 * perAddress)];
        const string of = OfQuestions + " of ";
        if (client.Provider is null) return [.. Addresses(SmsWindowKind.Call, of, client, 10 * perAddress)];
        return
        [
            .. Addresses(SmsWindowKind.Call, of, client, 10 * perAddress, client.Provider, client.Home),
            .. PerHour(SmsWindowKind.Call, of + client.Home, 250 * perAddress),
        ];
    }

    /// <summary>The windows of an address and of its networks, without some of these.</summary>
    public static IEnumerable<SmsWindow> Addresses(SmsWindowKind kind, string what, ClientAddress client, int perAddress, params string?[] without) =>
        client.Shared.Where(each => !without.Contains(each.Network))
            .SelectMany(each => PerHour(kind, what + each.Network, perAddress * each.Shares));

    public static IEnumerable<SmsWindow> PerHour(SmsWindowKind kind, string key, int limit, int? ofDay = null) =>
    [
        new(kind, key + " in an hour", limit, TimeSpan.FromHours(1)),
        new(kind, key + " in a day", ofDay ?? Day * Math.Max(1, limit), TimeSpan.FromDays(1)),
    ];

    private IEnumerable<SmsWindow> Budget(string name, int parts) =>
        PerHour(SmsWindowKind.Budget, OfBudget + name, options.BudgetPerHour / parts, options.BudgetPerDay / parts);

    private SmsWindow WithoutCode(string where, string what) =>
        new(SmsWindowKind.Sms, where + "without a right code " + what + " in 30 days", Day * options.PerNumber, TimeSpan.FromDays(30));

    private static IEnumerable<SmsWindow> Hourly(string key, int limit) => PerHour(SmsWindowKind.Sms, key, limit);

    /// <summary>The limits of the numbers beside this one, and of the address.</summary>
    private IEnumerable<SmsWindow> Around(ClientAddress client, string number)
    {
        var prefix = number.Substring(0, Math.Max(0, number.Length - 4));
        return Hourly("prefix " + prefix, options.PerPrefix).Concat(Addresses(SmsWindowKind.Sms, OfAddress, client, options.PerAddress));
    }
}
