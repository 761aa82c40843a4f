using System.Text.Json.Nodes;
using EvPortalWidgets;

/// <summary>A Monday morning with 2,000 drivers in an hour, alone or while somebody attacks. Counts each SMS that is paid.</summary>
internal sealed class Simulation
{
    private const string Operator = "46.133.10.1", Copied = "380501112233";
    private static readonly TimeSpan Monday = TimeSpan.FromHours(24);
    private readonly Random random = new(52);
    private readonly List<Sms> paid = [];
    private readonly List<TimeSpan> guessed = [];
    private readonly List<Attempt> attempts = [];
    private readonly List<Driver> drivers = [];
    private readonly List<string> knownNumbers = [];
    private readonly Site site;
    private int wrongOfNew, rightOfNew;

    private Simulation(GuardRule? without)
    {
        for (var driver = 0; driver < 2000; driver++) AddDriver(driver);
        site = new() { Without = without };
    }

    /// <summary>How often an attacker guesses each code.</summary>
    private int Guesses { get; set; }

    public static readonly Dictionary<string, Action<Simulation>> Attacks = new()
    {
        ["no attack"] = it => { },
        ["500 addresses, for two hours"] = it => it.Attack(_ => it.RandomNumber(), OneOf500, 2),
        ["500 addresses, for a day"] = it => it.Attack(_ => it.RandomNumber(), OneOf500),
        ["500 addresses, 25,000 calls in a day"] = it => it.Attack(_ => it.RandomNumber(), OneOf500, calls: 25_000),
        ["one number, from 500 addresses for a day"] = it => it.Attack(_ => it.knownNumbers[0], OneOf500),
        ["one prefix, from 500 addresses for a day"] = it => it.Attack(call => "38050123" + call.ToString("D4"), OneOf500),
        ["known numbers, from 500 addresses for two hours"] = it => it.Attack(call => it.knownNumbers[call % it.knownNumbers.Count], OneOf500, 2),
        ["the address of an operator, for a day"] = it => it.Attack(_ => it.RandomNumber(), _ => Operator),
        ["an IPv4 /24, for a day"] = it => it.Attack(_ => it.RandomNumber(), call => "185.9.9." + call % 250),
        ["networks of an IPv6 /32, for a day"] = it => it.Attack(_ => it.RandomNumber(), Hop),
        ["an IPv6 /29, for two hours"] = it => it.Attack(_ => it.RandomNumber(), InProvider, 2),
        ["20 numbers, 300 times at once for each"] = it => it.Race(20, 300),
        // In browsers of drivers.
        ["images on foreign pages, for two hours"] = it => it.Attack(_ => it.RandomNumber(), it.AddressOf, 2, browser => browser.Headers["Sec-Fetch-Site"] = "cross-site"),
        // Somebody signs in once, and sends the cookie of that login from everywhere, for the own number and for others.
        ["a copied cookie, for its number and others, from 500 addresses for two hours"] = it => it.Attack(
            call => call % 2 == 0 ? Copied : it.RandomNumber(), OneOf500, 2, browser => browser.Remember(BrowserCall.Hash(Copied))),
        ["a copied cookie, from 500 addresses for a day"] = it => it.Attack(_ => Copied, OneOf500, prepare: browser => browser.Remember(BrowserCall.Hash(Copied))),
        ["500 addresses, five guesses for each code, for a day"] = it => it.Guess(5),
        ["500 addresses, 100 guesses for each code, for a day"] = it => it.Guess(100),
        ["a check, 500 addresses without tokens, for a day"] = it => it.WithCheck(OneOf500),
        ["a check, 500 addresses that guess, for a day"] = it => it.WithCheck(OneOf500, guesses: 5),
        ["a check, one address without tokens, for a day"] = it => it.WithCheck(_ => Operator),
        ["a check, an IPv6 /29 without tokens, for a day"] = it => it.WithCheck(InProvider),
        ["no attack, a check, one driver of ten has no token"] = it => it.GiveTokens(it.IsOfNine),
        ["a check, 500 addresses without tokens, one driver of ten has none, for a day"] = it => it.WithCheck(OneOf500, has: it.IsOfNine),
        ["60 drivers at one address"] = it => it.Share(),
        ["a fleet of 60 with numbers in a row"] = it => it.Fleet(),
    };

    /// <summary>Runs an attack against a guard with all rules, or without one of them.</summary>
    public static async Task<Simulation> Of(string attack, GuardRule? without = null)
    {
        Simulation simulation = new(without);
        Attacks[attack](simulation);
        await simulation.Run();
        return simulation;
    }

    /// <summary>The SMS of an attacker in the worst hour and the worst day, the guesses in the worst day, and the part of the drivers that is refused.</summary>
    public JsonObject Figures()
    {
        JsonObject figures = new();
        if (attempts.Exists(each => each.Driver is null)) figures["sms"] = HourAndDay(paid.Where(each => each.IsOfAttacker));
        if (Guesses > 0) figures["guesses"] = Peak.Of(guessed, TimeSpan.FromHours(24));
        figures["refused"] = Refused(Concerned);
        return figures;
    }

    /// <summary>All SMS in the worst hour and the worst day.</summary>
    public JsonArray Paid => HourAndDay(paid);

    /// <summary>The most SMS to a number whose browser has not signed in.</summary>
    public (int InHour, int InDay) ToOneNumber
    {
        get
        {
            var numbers = paid.Where(each => !each.IsOfKnownBrowser).GroupBy(each => each.Number, each => each.At).Select(each => each.ToList()).ToList();
            return (numbers.Max(each => Peak.Of(each, TimeSpan.FromHours(1))), numbers.Max(each => Peak.Of(each, TimeSpan.FromHours(24))));
        }
    }

    /// <summary>How many of the drivers are refused in a browser that has signed in, in percent.</summary>
    public double RefusedInKnownBrowsers => Refused([.. drivers.Where(each => each.HasKnownBrowser)]);

    /// <summary>The wrong codes for each right one, in new browsers.</summary>
    public double Wrong => 1.0 * wrongOfNew / rightOfNew;

    /// <summary>Of whom the figure says how many are refused.</summary>
    private List<Driver> Concerned { get; set; }

    private async Task Run()
    {
        Concerned ??= drivers;
        foreach (var group in attempts.OrderBy(each => each.At).GroupBy(each => each.At))
        {
            site.Now = group.Key;
            if (group.Count() > 100) await Parallel.ForEachAsync(group, async (attempt, _) => await Ask(attempt));
            else foreach (var attempt in group) await Ask(attempt);
        }
    }

    private async Task Ask(Attempt attempt)
    {
        var isKnown = attempt.Browser.Knows(BrowserCall.Hash(attempt.Number));
        var code = await site.CodeFor(attempt.Browser, attempt.Number);
        if (code is null)
        {
            if (attempt.Driver is not null) attempt.Driver.IsRefused = true;
            return;
        }
        lock (paid) paid.Add(new() { At = site.Now, Number = attempt.Number, IsOfAttacker = attempt.Driver is null, IsOfKnownBrowser = isKnown });
        await Enter(attempt, code, isKnown);
    }

    /// <summary>A driver may enter wrong codes before the right one. An attacker guesses until no more is tried.</summary>
    private async Task Enter(Attempt attempt, string code, bool isKnown)
    {
        var driver = attempt.Driver;
        var wrong = driver == null ? Guesses : driver.EntersCode ? driver.WrongCodes : 0;
        // Codes are random. One of the thousands of an attack can be the usual wrong one.
        var other = code == Site.WrongCode ? "111111" : Site.WrongCode;
        while (wrong-- > 0)
        {
            var result = await site.Try(attempt.Browser, other, attempt.Number);
            if (result == SmsTryResult.Spent) break;
            if (driver is null) guessed.Add(site.Now);
            else if (!isKnown) wrongOfNew++;
        }
        if (driver == null || !driver.EntersCode) return;
        if (await site.Try(attempt.Browser, code, attempt.Number) != SmsTryResult.Right) driver.IsRefused = true;
        else if (!isKnown) rightOfNew++;
    }

    /// <summary>Of ten drivers six are known, one of sixty in a browser that is new. Of twelve, one asks a second time.</summary>
    private void AddDriver(int index)
    {
        var isKnown = index % 10 < 6;
        var driver = new Driver
        {
            HasKnownBrowser = isKnown && index % 60 != 0,
            EntersCode = random.Next(10) > 0,
            // One of six enters a wrong code first: mistyped, or that of an SMS before.
            WrongCodes = random.Next(6) > 0 ? 0 : random.Next(6) > 0 ? 1 : 2,
        };
        var number = RandomNumber();
        var browser = new Browser { Address = AddressOf(index) };
        if (isKnown) knownNumbers.Add(number);
        if (driver.HasKnownBrowser) browser.Remember(BrowserCall.Hash(number));
        browser.KeepBrowser();
        drivers.Add(driver);
        var at = Monday + TimeSpan.FromMilliseconds(random.Next(3400000));
        attempts.Add(new Attempt { At = at, Browser = browser, Number = number, Driver = driver });
        if (random.Next(12) == 0)
            attempts.Add(new Attempt { At = at + TimeSpan.FromMilliseconds(random.Next(60000, 120000)), Browser = browser, Number = number, Driver = driver });
    }

    /// <summary>50 drivers share an address of a mobile operator, 250 more its network. A quarter of the others has IPv6.</summary>
    private string AddressOf(int index)
    {
        if (index % 40 == 3) return Operator;
        if (index % 8 == 5) return "46.133.10." + random.Next(2, 255);
        return index % 4 == 0
            ? "2a03:" + random.Next(1, 65536).ToString("x") + ":" + random.Next(65536).ToString("x") + "::7"
            : random.Next(77, 90) + "." + random.Next(256) + "." + random.Next(256) + "." + random.Next(1, 255);
    }

    private string RandomNumber()
    {
        var operators = new[] { "50", "63", "66", "67", "68", "73", "93", "95", "96", "97", "98", "99" };
        return "380" + operators[random.Next(operators.Length)] + random.Next(10000000).ToString("D7");
    }

    private static string OneOf500(int call) => "185." + call % 250 + "." + call % 500 / 2 + ".9";

    private static string InProvider(int call) => $"2a04:{call % 8}:{call:x4}::1";

    /// <summary>Calls at equal intervals until the end of the morning. Those of "a day" begin an hour before it, so that a whole day is in them.</summary>
    private void Attack(Func<int, string> number, Func<int, string> address, int hours = 25, Action<Browser> prepare = null, int calls = 10_000)
    {
        for (var call = 0; call < calls; call++)
        {
            var at = Monday + TimeSpan.FromHours(1) - TimeSpan.FromHours(hours) * (1.0 * (calls - call) / calls);
            Browser browser = new() { Address = address(call) };
            prepare?.Invoke(browser);
            attempts.Add(new() { At = at, Browser = browser, Number = number(call) });
        }
    }

    /// <summary>By turns from the /64 of a /56, from the /56 of a /48, and from other /48.</summary>
    private static string Hop(int call)
    {
        if (call % 3 == 0) return "2a02:0001:0001:00" + (call / 3 % 256).ToString("x2") + "::1";
        if (call % 3 == 1) return "2a02:0001:0002:" + (call / 3 % 256).ToString("x2") + "00::1";
        return "2a02:0002:" + call.ToString("x4") + ":0000::1";
    }

    /// <summary>The same address asks many times at once, each time without a cookie.</summary>
    private void Race(int times, int atOnce)
    {
        for (var time = 0; time < times; time++)
        {
            for (var call = 0; call < atOnce; call++)
            {
                var browser = new Browser { Address = "185.1.1." + (time + 1) };
                attempts.Add(new Attempt { At = Monday + TimeSpan.FromMinutes(time), Browser = browser, Number = "380501234" + time.ToString("D3") });
            }
        }
    }

    private void Guess(int times)
    {
        Attack(_ => RandomNumber(), OneOf500);
        Guesses = times;
    }

    /// <summary>Drivers have the token of a check, attackers have none.</summary>
    private void WithCheck(Func<int, string> address, int guesses = 0, Func<Driver, bool> has = null)
    {
        Attack(_ => RandomNumber(), address);
        Guesses = guesses;
        GiveTokens(has ?? (_ => true));
    }

    /// <summary>Nine drivers of ten, known ones and others.</summary>
    private bool IsOfNine(Driver driver) => drivers.IndexOf(driver) / 10 % 10 > 0;

    private void GiveTokens(Func<Driver, bool> has)
    {
        site.Check = new Check();
        foreach (var attempt in attempts.Where(each => each.Driver is not null && has(each.Driver))) attempt.Browser.Cookies["bot-check"] = "a-person";
    }

    /// <summary>Six of ten are known, as all drivers, and each has a number and a browser of its own.</summary>
    private void Share()
    {
        Concerned = drivers.Take(60).ToList();
        foreach (var attempt in attempts.Where(each => Concerned.Contains(each.Driver))) attempt.Browser.Address = "46.133.99.1";
    }

    /// <summary>60 drivers, of whom six of ten are known, as of all.</summary>
    private void Fleet()
    {
        Concerned = drivers.Take(60).ToList();
        foreach (var attempt in attempts.Where(each => Concerned.Contains(each.Driver)))
        {
            attempt.Number = "38050123" + (4000 + Concerned.IndexOf(attempt.Driver));
            if (attempt.Driver.HasKnownBrowser) attempt.Browser.Remember(BrowserCall.Hash(attempt.Number));
        }
    }

    /// <summary>In percent.</summary>
    private static double Refused(List<Driver> some) => Math.Round(100.0 * some.Count(each => each.IsRefused) / some.Count, 2);

    private static JsonArray HourAndDay(IEnumerable<Sms> some)
    {
        var times = some.Select(each => each.At).ToList();
        return [Peak.Of(times, TimeSpan.FromHours(1)), Peak.Of(times, TimeSpan.FromHours(24))];
    }
}
