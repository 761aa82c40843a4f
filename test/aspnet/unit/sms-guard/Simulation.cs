using System.Globalization;
using EvPortalWidgets;

/// <summary>A Monday morning with 2,000 drivers in an hour, alone or while somebody attacks. Counts each SMS that is paid.</summary>
internal sealed class Simulation
{
    private static readonly TimeSpan Monday = TimeSpan.FromHours(24);
    private readonly Random random;
    private readonly List<Sms> paid = new List<Sms>();
    private readonly List<Attempt> attempts = new List<Attempt>();
    private readonly List<Driver> drivers = new List<Driver>();
    private readonly List<string> knownNumbers = new List<string>();
    private readonly List<string> log = new List<string>();
    private readonly Check check = new Check();
    private bool hasCheck;
    private readonly SmsGuard guard;
    private int guesses, wrongOfNew, rightOfNew;
    private TimeSpan now;

    /// <summary>How often an attacker guesses each code.</summary>
    public int Guesses { get; set; }

    public Simulation(int seed)
    {
        random = new Random(seed);
        for (var driver = 0; driver < 2000; driver++) AddDriver(driver);
        guard = new SmsGuard(
            new SmsGuardOptions(), new MemoryStore(() => now), new WidgetLog((what, values, _) => log.Add(what.Name)), () => now);
    }

    public static readonly Dictionary<string, Action<Simulation>> Attacks = new Dictionary<string, Action<Simulation>>
    {
        { "none", it => { } },
        { "walk of a prefix", it => it.Attack(call => "38050123" + call.ToString("D4"), it.OneOf500, 25) },
        { "one number", it => it.Attack(_ => it.knownNumbers[0], it.OneOf500, 25) },
        { "500 addresses", it => it.Attack(_ => it.RandomNumber(), it.OneOf500) },
        { "slow drip", it => it.Attack(_ => it.RandomNumber(), it.OneOf500, 25) },
        { "race of resends", it => it.Race(20, 300) },
        { "hopping through IPv6", it => it.Attack(_ => it.RandomNumber(), Hop, 25) },
        { "IPv6 /29 of a provider", it => it.Attack(_ => it.RandomNumber(), call => "2a04:" + call % 8 + ":" + call.ToString("x4") + "::1", 25) },
        { "walk of known numbers", it => it.Attack(call => it.knownNumbers[call % it.knownNumbers.Count], it.OneOf500) },
        // On a foreign page, in browsers of drivers.
        { "cross-site images", it => it.Attack(_ => it.RandomNumber(), it.AddressOf, prepare: browser => browser.Headers["Sec-Fetch-Site"] = "cross-site") },
        { "no cookies, at the address of the operator", it => it.Attack(_ => it.RandomNumber(), _ => "46.133.10.1", 25) },
        // Somebody signs in once, and sends the cookie of that login from everywhere, for the own number and for others.
        { "replayed codes", it => it.Attack(call => call % 2 == 0 ? "380501112233" : it.RandomNumber(), it.OneOf500, prepare: browser => browser.Remember(SmsCall.Hash("380501112233"))) },
        { "random numbers from a network", it => it.Attack(_ => it.RandomNumber(), call => "185.9.9." + call % 250, 25) },
        { "500 addresses, with a check", it => it.WithCheck() },
        { "500 addresses that guess each code five times", it => it.Guess() },
        { "60 drivers at one address", it => it.Share() },
        { "60 drivers with numbers in a row", it => it.NumberInRow() },
    };

    public async Task<string> Run()
    {
        foreach (var group in attempts.OrderBy(each => each.At).GroupBy(each => each.At))
        {
            now = group.Key;
            if (group.Count() > 100) await Parallel.ForEachAsync(group, async (attempt, _) => await Ask(attempt));
            else foreach (var attempt in group) await Ask(attempt);
        }
        var ofStrangers = paid.Where(sms => sms.IsOfStranger).ToList();
        var ofIPv4 = ofStrangers.Where(sms => sms.Address.Contains('.')).ToList();
        var hops = ofStrangers.Where(sms => sms.Address.StartsWith("2a02:", StringComparison.Ordinal)).ToList();
        var results = new Dictionary<string, string>
        {
            { "attempts", attempts.Count(each => each.Driver == null).ToString() },
            { "paid", Most(paid, _ => "") },
            { "strangers", Most(ofStrangers, _ => "") },
            { "number", Most(paid.Where(sms => sms.IsOfStranger), sms => sms.Number) },
            { "prefix", Most(ofStrangers, sms => sms.Number.Remove(8)) },
            { "address", Most(ofIPv4, sms => sms.Address) },
            { "network", Most(ofIPv4, sms => sms.Address.Remove(sms.Address.LastIndexOf('.'))) },
            { "hops56", Most(hops, sms => sms.Address.Remove(17)) },
            { "refusedInKnownBrowsers", Refused(drivers.Where(each => each.HasKnownBrowser)) },
            { "refused", Refused(drivers) },
            { "guesses", guesses.ToString() },
            { "wrong", (1.0 * wrongOfNew / Math.Max(1, rightOfNew)).ToString("0.00", CultureInfo.InvariantCulture) },
            { "log", "[" + string.Join(", ", log.Distinct().OrderBy(each => each, StringComparer.Ordinal).Select(each => "\"" + each + "\"")) + "]" },
        };
        return string.Join(", ", results.Select(each => "\"" + each.Key + "\": " + each.Value));
    }

    private async Task Ask(Attempt attempt)
    {
        var browser = attempt.Browser;
        var isKnown = browser.Knows(SmsCall.Hash(attempt.Number));
        browser.SiteCheck = hasCheck ? check : null;
        var code = "";
        var result = await guard.SendCode(browser, attempt.Number, (sent, _) =>
        {
            code = sent;
            return Task.CompletedTask;
        });
        if (!result.IsAllowed)
        {
            if (attempt.Driver != null) attempt.Driver.IsRefused = true;
            return;
        }
        lock (paid)
            paid.Add(new Sms
            {
                At = now,
                Number = attempt.Number,
                Address = browser.Address,
                IsOfStranger = !isKnown,
            });
        await Enter(attempt, code, isKnown);
    }

    /// <summary>A driver may enter wrong codes before the right one. An attacker guesses until no more is tried.</summary>
    private async Task Enter(Attempt attempt, string code, bool isKnown)
    {
        var driver = attempt.Driver;
        var wrong = driver == null ? Guesses : driver.EntersCode ? driver.WrongCodes : 0;
        while (wrong-- > 0)
        {
            var result = await guard.TryCode(attempt.Browser, attempt.Number, "");
            if (result == SmsTryResult.Spent) break;
            lock (paid) guesses += driver == null ? 1 : 0;
            if (driver != null && !isKnown) wrongOfNew++;
        }
        if (driver == null || !driver.EntersCode) return;
        if (await guard.TryCode(attempt.Browser, attempt.Number, code) != SmsTryResult.Right) driver.IsRefused = true;
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
        if (driver.HasKnownBrowser) browser.Remember(SmsCall.Hash(number));
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
        if (index % 40 == 3) return "46.133.10.1";
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

    private string OneOf500(int call) => "185." + call % 250 + "." + call % 500 / 2 + ".9";

    /// <summary>10,000 calls in the hours until the end of the morning.</summary>
    private void Attack(Func<int, string> number, Func<int, string> address, int hours = 2, Action<Browser> prepare = null)
    {
        for (var call = 0; call < 10000; call++)
        {
            var at = Monday + TimeSpan.FromHours(1) - TimeSpan.FromMilliseconds((10000 - call) * 360 * hours);
            var browser = new Browser { Address = address(call) };
            prepare?.Invoke(browser);
            attempts.Add(new Attempt { At = at, Browser = browser, Number = number(call) });
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

    /// <summary>Drivers have the token of a check, attackers have none.</summary>
    private void WithCheck()
    {
        Attack(_ => RandomNumber(), OneOf500, 25);
        hasCheck = true;
        foreach (var attempt in attempts.Where(each => each.Driver != null)) attempt.Browser.Cookies["bot-check"] = "a-person";
    }

    private void Guess()
    {
        Attack(_ => RandomNumber(), OneOf500, 25);
        Guesses = 5;
    }

    /// <summary>Six of ten are known, as all drivers, and each has a number and a browser of its own.</summary>
    private void Share()
    {
        foreach (var attempt in attempts.Where(each => each.Driver != null).Take(60)) attempt.Browser.Address = "46.133.99.1";
    }

    /// <summary>As a company buys them for its fleet.</summary>
    private void NumberInRow()
    {
        var next = 0;
        foreach (var calls in attempts.Where(each => each.Driver != null).GroupBy(each => each.Driver).Take(60).ToList())
        {
            var number = "38050123" + next++.ToString("D4");
            foreach (var call in calls) call.Number = number;
            if (calls.Key.HasKnownBrowser) calls.First().Browser.Remember(SmsCall.Hash(number));
        }
    }

    /// <summary>In percent.</summary>
    private static string Refused(IEnumerable<Driver> some) =>
        (100.0 * some.Count(each => each.IsRefused) / some.Count()).ToString("0.00", CultureInfo.InvariantCulture);

    /// <summary>The most SMS with the same key in an hour, and in a day.</summary>
    private static string Most(IEnumerable<Sms> some, Func<Sms, string> key)
    {
        var groups = some.GroupBy(key, sms => sms.At).Select(times => times.ToList()).ToList();
        var most = new[] { 1, 24 }.Select(hours => groups.Select(times => Most(times, TimeSpan.FromHours(hours))).DefaultIfEmpty().Max());
        return "[" + string.Join(", ", most) + "]";
    }

    private static int Most(List<TimeSpan> times, TimeSpan length)
    {
        var most = 0;
        for (int first = 0, last = 0; last < times.Count; last++)
        {
            while (times[last] - times[first] >= length) first++;
            most = Math.Max(most, last - first + 1);
        }
        return most;
    }
}
