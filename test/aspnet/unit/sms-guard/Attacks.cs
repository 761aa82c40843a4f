using System.Text.Json.Nodes;
using EvPortalWidgets;

/// <summary>What attacks get from a guard with all rules, or without one of them.</summary>
internal static class Attacks
{
    private const string Home = "203.0.113.9", Token = "a-person";
    private static readonly TimeSpan Minute = TimeSpan.FromMinutes(1), Hour = TimeSpan.FromHours(1), Day = TimeSpan.FromHours(24);

    /// <summary>Each gives its figures, for a new site that may lack a rule.</summary>
    public static readonly Dictionary<string, Func<Site, Task<JsonObject>>> All = new()
    {
        ["300 rented numbers in known browsers at one address"] = site => RentedNumbers(site, 300, addresses: 1, hours: 5),
        ["1,000 rented numbers in known browsers at 20 addresses"] = site => RentedNumbers(site, 1000, addresses: 20, hours: 3),
        ["a check, 300 rented numbers at ten addresses, an owner in a known browser, for three days"] =
            site => KnownBesideRented(WithCheck(site)),
        ["an office of 250 new browsers"] = Office,
        ["one network asks for a number, its owner is in another network"] = site => OwnerOfNumber(site, 1, "198.51.100.7"),
        ["two networks ask for a number, its owner is in another network"] = site => OwnerOfNumber(site, 2, "198.51.100.7"),
        ["two networks ask for a number, its owner is at home"] = site => OwnerOfNumber(site, 2, Home),
        ["250 networks ask for a number, its owner is at home"] = site => OwnerOfNumber(site, 250, Home),
        ["somebody in its own network asks for a number, its owner is at home"] = site => OwnerOfNumber(site, 1, Home, "203.0.113.200"),
        ["one address asks for random numbers, a new driver is at the same address"] = site =>
            NewDriver(site, call => Site.NumberOf(call), "380671234567", "203.0.113.1"),
        ["one address asks for numbers that begin as that of a new driver"] = site =>
            NewDriver(site, call => "38067123" + (call + 5000), "380671234567", "198.51.100.7"),
        ["one network asks for 20,000 numbers, 120 live there"] = WhoLivesThere,
        ["the SMS service fails five times for each of 200 drivers"] = ServiceFails,
        ["a stranger enters wrong codes for 100 numbers"] = WrongCodesOfStranger,
        ["guesses that stay below the alarm, on a site without visitors, for a day"] = FewGuesses,
        ["a check, one address with 3,000 false tokens"] = FalseTokens,
        ["50 networks try one password, for a day"] = site => Passwords(site, 50),
        ["an IPv6 /29 tries one password, for a day"] = site => Passwords(site, 50, isOfProvider: true),
        ["a check, 50 networks try one password, for a day"] = site => Passwords(WithCheck(site), 50),
        ["a check, 262,144 refused logins of four IPv6 /48, then 50 networks try one password, for a day"] = async site =>
        {
            await RefusedLogins(WithCheck(site));
            return await Passwords(site, 50);
        },
        ["a check, 200,000 right logins of 40 accounts, then 50 networks try one password, for a day"] = async site =>
        {
            await RightLogins(WithCheck(site));
            return await Passwords(site, 50);
        },
        ["a check, 50 networks with tokens, the owner is in a new network"] = site => Passwords(WithCheck(site), 50, token: Token, owner: "new"),
        ["a check, 50 networks with tokens, the owner is in a known browser"] = site => Passwords(WithCheck(site), 50, token: Token, owner: "known"),
        ["a check, 50 networks with tokens, the owner is at home"] = site => Passwords(WithCheck(site), 50, token: Token, owner: "home"),
        ["one address tries many accounts, for a day"] = ManyAccounts,
        ["one phone in an IPv6 /29 tries many accounts, a new driver is elsewhere in it"] = site => PhoneOfProvider(site),
        ["a check, one phone in an IPv6 /29 tries many accounts, a new driver with a token is elsewhere in it"] = site => PhoneOfProvider(WithCheck(site)),
        ["500 networks try the passwords of many accounts, for an hour"] = ManyNetworks,
        ["an office of 250 new browsers signs in by password"] = OfficeByPassword,
        ["one address tries an email each two minutes, an owner is at home at the same address"] = site => EachHour(
            site,
            minutes: 2,
            before: day => day.Guard.LoginSucceeded(Site.NewBrowser(Home), Site.Account),
            attack: (day, call) => day.Login(Site.NewBrowser(Home), call + "@example.com"),
            victim: async day => await day.Login(Site.NewBrowser(Home)) == "tried" ? "sent" : "refused"),
        ["one network tries 20,000 emails, 120 live there"] = site => WhoSignsInThere(site, TimeSpan.Zero),
        ["one address tries 20,000 emails in a week, 120 live there"] = site => WhoSignsInThere(site, Hour / 123),
        ["spellings of 100 emails with an account, and of 100 without"] = OtherSpellings,
    };

    private static async Task<JsonObject> RentedNumbers(Site site, int numbers, int addresses, int hours)
    {
        List<TimeSpan> sent = [];
        var browsers = Enumerable.Range(0, numbers).Select(at => Site.KnownBrowser(Site.NumberOf(at), "185.1." + at % addresses + ".1")).ToList();
        for (var hour = 0; hour < hours; hour++, site.Now += Hour)
            for (var call = 0; call < 15 * numbers; call++)
                if (await site.Ask(browsers[call % numbers], Site.NumberOf(call % numbers)) == "sent") sent.Add(site.Now);
        return new() { ["sms"] = InHourAndDay(sent) };
    }

    /// <summary>Each asks six times in an hour, as long as there is a budget. At the end of each hour the owner asks once.</summary>
    private static async Task<JsonObject> KnownBesideRented(Site site)
    {
        const int hours = 3 * 24;
        var browsers = Enumerable.Range(0, 300).Select(at => Site.KnownBrowser(Site.NumberOf(at), "185.1." + at % 10 + ".1")).ToList();
        var refused = await Count(hours, async hour =>
        {
            for (var time = 0; time < 6; time++, site.Now += 10 * Minute)
                for (var at = 0; at < browsers.Count && await site.Ask(browsers[at], Site.NumberOf(at)) != "budget";) at++;
            var number = "38050123456" + hour % 10;
            return await site.Ask(Site.KnownBrowser(number), number) != "sent";
        });
        return Hours(refused, hours);
    }

    /// <summary>All in an hour.</summary>
    private static async Task<JsonObject> Office(Site site)
    {
        var refused = await Count(250, async at => await site.Ask(Site.NewBrowser(), Site.NumberOf(at)) != "sent");
        return Refused(refused, 250);
    }

    private static Task<JsonObject> OwnerOfNumber(Site site, int networks, string address, string attacker = null) => EachHour(
        site,
        minutes: 5,
        before: day => day.SignIn(Site.NewBrowser(Home)),
        attack: (day, call) => day.Ask(Site.NewBrowser(attacker ?? "185.1." + call % networks + ".1")),
        victim: day => day.Ask(Site.NewBrowser(address)));

    private static Task<JsonObject> NewDriver(Site site, Func<int, string> number, string own, string address) => EachHour(
        site,
        minutes: 2,
        before: _ => Task.CompletedTask,
        attack: (day, call) => day.Ask(Site.NewBrowser("203.0.113.1"), number(call)),
        victim: day => day.Ask(Site.NewBrowser(address), own));

    /// <summary>An attack asks at intervals, for a day and then until an hour of the next one, in which somebody else asks once.</summary>
    private static async Task<JsonObject> EachHour(
        Site site, int minutes, Func<Site, Task> before, Func<Site, int, Task> attack, Func<Site, Task<string>> victim)
    {
        var refused = await Count(24, async hour =>
        {
            Site day = new() { Without = site.Without };
            await before(day);
            day.Now += Day;
            for (var call = 0; call < 60 / minutes * (24 + hour); call++, day.Now += minutes * Minute) await attack(day, call);
            return await victim(day) != "sent";
        });
        return Hours(refused, 24);
    }

    private static async Task<JsonObject> WhoLivesThere(Site site)
    {
        static string Address(int at) => "203.0.113." + at % 250;
        for (var at = 0; at < 20000; at += 167, site.Now += 20 * Minute) await site.SignIn(Site.NewBrowser(Address(at)), Site.NumberOf(at));
        site.Now += Day;
        // Others have spent what strangers get.
        for (var at = 0; at < 3000; at++) await site.Ask(Site.Anyone(at), Site.NumberOf(at, "38099"));
        return Found(await Count(20000, async at => await site.Ask(Site.NewBrowser(Address(at)), Site.NumberOf(at)) == "sent"));
    }

    /// <summary>They ask again when it works.</summary>
    private static async Task<JsonObject> ServiceFails(Site site)
    {
        for (var time = 0; time < 5; time++, site.Now += 2 * Minute)
            for (var at = 0; at < 200; at++)
                await site.Lose(Site.Anyone(at), Site.NumberOf(at));
        return Refused(await Count(200, async at => await site.AskAnyone(at) != "sent"), 200);
    }

    private static async Task<JsonObject> WrongCodesOfStranger(Site site)
    {
        var refused = await Count(100, async at =>
        {
            var own = Site.Anyone(at);
            var code = await site.CodeFor(own, Site.NumberOf(at));
            var stranger = Site.NewBrowser();
            stranger.KeepBrowser();
            await site.Mistype(stranger, 5, Site.NumberOf(at));
            return await site.Try(own, code, Site.NumberOf(at)) != SmsTryResult.Right;
        });
        return Refused(refused, 100);
    }

    /// <summary>In each half hour 29 wrong codes, five for an SMS.</summary>
    private static async Task<JsonObject> FewGuesses(Site site)
    {
        List<TimeSpan> sent = [], guessed = [];
        for (var call = 0; call < 50 * 6; call++, site.Now += 5 * Minute)
        {
            var browser = Site.Anyone(call);
            if (await site.Ask(browser, Site.NumberOf(call)) == "sent") sent.Add(site.Now);
            for (var guess = 0; guess < (call % 6 == 0 ? 4 : 5); guess++)
                if (await site.Try(browser, Site.WrongCode, Site.NumberOf(call)) == SmsTryResult.Wrong) guessed.Add(site.Now);
        }
        return new() { ["sms"] = InHourAndDay(sent), ["guesses"] = Peak.Of(guessed, Day) };
    }

    private static async Task<JsonObject> FalseTokens(Site site)
    {
        WithCheck(site);
        await Calls.Make(3000, at => site.Ask(Site.NewBrowser(token: "wrong"), Site.NumberOf(at)));
        return new() { ["questions"] = site.Check.Asked };
    }

    /// <summary>Strangers try the password of one account each three minutes for 25 hours. In each hour the owner signs in once.</summary>
    private static async Task<JsonObject> Passwords(Site site, int networks, bool isOfProvider = false, string token = null, string owner = null)
    {
        List<TimeSpan> tried = [];
        var refused = 0;
        var own = Site.NewBrowser(Home, Token);
        await site.Guard.LoginSucceeded(own, Site.Account);
        for (var minute = 0; minute < 25 * 60; minute += 3, site.Now += 3 * Minute)
        {
            for (var network = 0; network < networks; network++)
            {
                var browser = isOfProvider ? Site.NewBrowser($"2a02:{network % 8}:{network:x}::1") : Site.Anyone(network, token);
                if (await site.Login(browser) == "tried") tried.Add(site.Now);
            }
            if (owner is null || minute % 60 != 30) continue;
            var elsewhere = "198.51." + minute / 60 + ".9";
            var browserOfOwner = owner == "known" ? own : Site.NewBrowser(owner == "home" ? Home : elsewhere, Token);
            if (owner == "known") own.Address = elsewhere;
            if (!await SignsIn(site, browserOfOwner, Site.Account)) refused++;
        }
        return owner is null ? new() { ["tries"] = InHourAndDay(tried) } : Hours(refused, 25);
    }

    /// <summary>In 20 minutes, one from each /64. The first ones are tried.</summary>
    private static async Task RefusedLogins(Site site)
    {
        const int calls = 4 * 65_536;
        for (var call = 0; call < calls; call++, site.Now += 20 * Minute / calls)
            await site.Login(Site.NewBrowser($"2a02:{call % 4:x}:1:{call / 4:x}::1"), call + "@example.com");
    }

    /// <summary>In an hour, each account in 5,000 networks.</summary>
    private static async Task RightLogins(Site site)
    {
        const int logins = 40 * 5_000;
        for (var login = 0; login < logins; login++, site.Now += 60 * Minute / logins)
        {
            var network = login / 40;
            await site.Guard.LoginSucceeded(Site.NewBrowser($"{60 + network / 250}.{network % 250}.1.9"), "own account " + login % 40);
        }
    }

    private static async Task<JsonObject> ManyAccounts(Site site)
    {
        List<TimeSpan> tried = [];
        for (var call = 0; call < 25 * 30; call++, site.Now += 2 * Minute)
            for (var at = 0; at < 10; at++)
                if (await site.Login(Site.NewBrowser(), "account " + (10 * call + at)) == "tried") tried.Add(site.Now);
        return new() { ["tries"] = InHourAndDay(tried) };
    }

    /// <summary>
    /// The phone reconnects for each try, 13 times in a minute for two days. In each hour of the second day another driver signs in for the first time.
    /// </summary>
    private static async Task<JsonObject> PhoneOfProvider(Site site)
    {
        var refused = 0;
        for (var minute = 0; minute < 2 * 24 * 60; minute++, site.Now += Minute)
        {
            for (var call = 13 * minute; call < 13 * (minute + 1); call++)
                await site.Login(Site.NewBrowser($"2a02:{call % 8}:1:{call / 8:x}::1"), call + "@example.com");
            if (minute < 24 * 60 || minute % 60 != 30) continue;
            if (!await SignsIn(site, Site.NewBrowser($"2a02:1:{minute:x}::1", Token), "account " + minute)) refused++;
        }
        return Hours(refused, 24);
    }

    private static async Task<JsonObject> ManyNetworks(Site site)
    {
        List<TimeSpan> tried = [];
        for (var call = 0; call < 40 * 500; call++)
            if (await site.Login(Site.Anyone(call % 500), "account " + call) == "tried") tried.Add(site.Now);
        return new() { ["tries"] = InHourAndDay(tried) };
    }

    /// <summary>250 drivers with new browsers in an hour. One of six enters a wrong password first.</summary>
    private static async Task<JsonObject> OfficeByPassword(Site site)
    {
        var refused = await Count(250, async at =>
        {
            site.Now += Hour / 250;
            var browser = Site.NewBrowser();
            if (at % 6 == 0) await site.Login(browser, "account " + at);
            return !await SignsIn(site, browser, "account " + at);
        });
        return Refused(refused, 250);
    }

    private static async Task<JsonObject> WhoSignsInThere(Site site, TimeSpan pause)
    {
        Browser New()
        {
            site.Now += pause;
            return Site.NewBrowser(Home);
        }
        for (var at = 0; at < 20000; at += 167) await site.Guard.LoginSucceeded(New(), "account " + at);
        for (var at = 0; at < 30; at++) await site.Login(New(), at + "@example.com");
        return Found(await Count(20000, async at => await site.Login(New(), at % 167 == 0 ? "account " + at : at + "@example.com") == "tried" && at % 167 == 0));
    }

    /// <summary>Five tries at other spellings, which find no account, then one at the email.</summary>
    private static async Task<JsonObject> OtherSpellings(Site site)
    {
        Task<int> Answered(string start, bool isAccount) => Count(100, async at =>
        {
            var browser = Site.NewBrowser("77." + at + "." + start.Length + ".1");
            var email = start + at + "@example.com";
            for (var time = 0; time < 5; time++) await site.Login(browser, email.ToUpperInvariant(), null);
            return await site.Login(browser, email, isAccount ? "account " + at : null) == "tried";
        });
        return new() { ["answered"] = new JsonArray(await Answered("driver", true), await Answered("nobody.", false)) };
    }

    /// <summary>With the right password, if it is checked.</summary>
    private static async Task<bool> SignsIn(Site site, Browser browser, string account)
    {
        if (await site.Login(browser, account) != "tried") return false;
        await site.Guard.LoginSucceeded(browser, account);
        return true;
    }

    private static Site WithCheck(Site site)
    {
        site.Check = new();
        return site;
    }

    private static JsonObject Refused(int refused, int of) => new() { ["refusedOf"] = new JsonArray(refused, of) };

    private static JsonObject Hours(int refused, int of) => new() { ["hours"] = new JsonArray(refused, of) };

    private static JsonObject Found(int found) => new() { ["found"] = new JsonArray(found, 120) };

    private static JsonArray InHourAndDay(List<TimeSpan> times) => [Peak.Of(times, Hour), Peak.Of(times, Day)];

    private static async Task<int> Count(int calls, Func<int, Task<bool>> call) => (await Calls.Make(calls, call)).Count(each => each);
}
