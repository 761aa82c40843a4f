using System.Diagnostics;
using System.Globalization;
using System.Reflection;
using System.Runtime.CompilerServices;
using EvPortalWidgets;
using Xunit;

/// <summary>What attackers have got from version 3.0.0, and what they get now. The guide has both figures, by the name of the rule.</summary>
[Collection(nameof(Alone))]
public sealed class AttackRules
{
    private static readonly TimeSpan Hour = TimeSpan.FromHours(1);
    private readonly Site site = new();

    [Fact(DisplayName = "300 rented numbers sign in, and ask for SMS in their known browsers at one address")]
    public async Task RentedNumbers()
    {
        var browsers = Enumerable.Range(0, 300).Select(_ => Site.NewBrowser()).ToList();
        for (var at = 0; at < 300; at++, site.Now += TimeSpan.FromMinutes(20)) await site.SignIn(browsers[at], Site.NumberOf(at));
        site.Now += TimeSpan.FromDays(1);
        List<int> hours = [];
        for (var hour = 0; hour < 24; hour++, site.Now += Hour)
        {
            var outcomes = await Calls.Make(3000, call => site.Ask(browsers[call / 10], Site.NumberOf(call / 10)));
            hours.Add(outcomes.Count(outcome => outcome == "sent"));
        }
        Got("3,000 SMS in an hour, 12,000 in a day", "330 SMS in an hour, 1,320 in a day",
            string.Create(CultureInfo.InvariantCulture, $"{hours[0]:n0} SMS in an hour, {hours.Sum():n0} in a day"));
    }

    [Fact(DisplayName = "250 drivers with known browsers share the address of a mobile operator")]
    public async Task SharedAddress()
    {
        var refused = await Count(250, async at => await site.Ask(Site.KnownBrowser(Site.NumberOf(at)), Site.NumberOf(at)) != "sent");
        Got("0 refused", "0 refused", $"{refused} refused");
    }

    [Fact(DisplayName = "125,000 tries at invented emails, with a check for robots, then one for each of 100 accounts and 100 invented emails")]
    public async Task InventedEmails()
    {
        site.Check = new Check();
        for (var at = 0; at < 125_000; at++) await site.Login(Site.Anyone(at % 60_000), at + "@example.com");
        Task<int> Answered(Func<int, string> account) =>
            Count(100, async at => await site.Login(Site.NewBrowser("77." + at + ".1.1"), account(at)) == "tried");
        Got("100 and 0 answered", "100 and 100 answered",
            $"{await Answered(at => "account " + at)} and {await Answered(at => "9" + at + "@example.org")} answered");
    }

    [Fact(DisplayName = "Five tries at other spellings of an email, which find no account, then one at the email: of 100 accounts and of 100 invented emails")]
    public async Task OtherSpellings()
    {
        Task<int> Answered(string start, bool isAccount) => Count(100, async at =>
        {
            var browser = Site.NewBrowser("77." + at + "." + start.Length + ".1");
            var email = start + at + "@example.com";
            for (var time = 0; time < 5; time++) await site.Login(browser, email.ToUpperInvariant(), null);
            return await site.Login(browser, email, isAccount ? "account " + at : null) == "tried";
        });
        Got("100 and 0 answered", "0 and 0 answered", $"{await Answered("driver", true)} and {await Answered("nobody.", false)} answered");
    }

    [Fact(DisplayName = "A shared computer in which a number has signed in uses up the limit of known browsers, each hour for a day")]
    public async Task SharedComputer()
    {
        Browser shared = Site.KnownBrowser(address: "203.0.113.1"), own = Site.NewBrowser();
        await site.SignIn(own);
        site.Now += 24 * Hour;
        var refused = 0;
        for (var hour = 0; hour < 24; hour++, site.Now += Hour)
        {
            for (var at = 0; at < 10; at++) await site.Ask(shared);
            if (await site.Ask(own) != "sent") refused++;
        }
        Got("the owner is refused in 24 hours", "the owner is refused in 0 hours", $"the owner is refused in {refused} hours");
    }

    [Fact(DisplayName = "The same with passwords")]
    public async Task SharedComputerAndPasswords()
    {
        Browser shared = Site.NewBrowser("203.0.113.1"), own = Site.NewBrowser();
        foreach (var browser in new[] { shared, own }) await site.Guard.LoginSucceeded(browser, Site.Account);
        var refused = 0;
        for (var hour = 0; hour < 24; hour++, site.Now += Hour)
        {
            for (var at = 0; at < 40; at++) await site.Login(shared);
            if (await site.LoginRight(own) != "tried") refused++;
        }
        Got("the owner is refused in 24 hours", "the owner is refused in 0 hours", $"the owner is refused in {refused} hours");
    }

    [Fact(DisplayName = "A provider's IPv6 /29 asks for SMS to random numbers")]
    public async Task Provider()
    {
        var sent = await Count(4000, async at => await site.Ask(Site.NewBrowser($"2a02:{at % 8}:{at:x}::1"), Site.NumberOf(at)) == "sent");
        Got("3,000 SMS in an hour", "750 SMS in an hour", $"{sent} SMS in an hour");
    }

    [Fact(DisplayName = "One address asks for all SMS of a number, and its owner needs one in a new browser at some hour of the day")]
    public async Task AllSmsOfNumber()
    {
        var refused = await Count(24, async hour =>
        {
            Site day = new();
            for (var call = 0; call < 6 * (24 + hour); call++, day.Now += TimeSpan.FromMinutes(10)) await day.Ask(Site.NewBrowser("203.0.113.1"));
            return await day.Ask(Site.NewBrowser()) != "sent";
        });
        Got("the owner is refused in 24 hours", "the owner is refused in 0 hours", $"the owner is refused in {refused} hours");
    }

    [Fact(DisplayName = "The same, and the owner asks four times at home, because SMS are slow")]
    public async Task FourTimesAtHome()
    {
        await site.SignIn(Site.NewBrowser());
        site.Now += 24 * Hour;
        for (var call = 0; call < 6; call++) await site.Ask(Site.NewBrowser("203.0.113.1"));
        var outcomes = await Calls.Make(4, _ => site.Ask(Site.NewBrowser("198.51.100.9")));
        Got("refused", "sent", outcomes.All(outcome => outcome == "sent") ? "sent" : "refused");
    }

    [Fact(DisplayName = "A proxy passes on an `X-Forwarded-For` that is no address, in 60 calls")]
    public async Task NoAddress()
    {
        site.Options.Proxies.Add("10.0.0.0/8");
        string[] texts = ["garbage", "unknown", ",,,", "203.0.113.9, 10.0.0.x"];
        var sent = await Count(60, async at =>
        {
            var browser = Site.NewBrowser("10.0.0.1");
            browser.Headers["X-Forwarded-For"] = texts[at % texts.Length];
            return await site.Ask(browser, Site.NumberOf(at)) == "sent";
        });
        Got("60 SMS", "30 SMS", $"{sent} SMS");
    }

    [Fact(DisplayName = "An `X-Forwarded-For` of 30 kB, with 22 networks named")]
    public async Task LongHeader()
    {
        for (var network = 0; network < 22; network++) site.Options.Proxies.Add("10." + network + ".0.0/16");
        string[] headers = [Text("203.0.113.9") + "203.0.113.9", Text("10.21.0.1") + "203.0.113.9", Text("10.21.0.1")];
        await Slowest(20);
        var slowest = await Slowest(50);
        Got("700 to 1,400 ms", "below 5 ms", slowest < 5 ? "below 5 ms" : slowest + " ms");

        static string Text(string hop) => string.Concat(Enumerable.Repeat(hop + ", ", 30_000 / (hop.Length + 2)));

        async Task<double> Slowest(int calls)
        {
            var slowest = 0.0;
            foreach (var header in headers)
            {
                var browser = Site.NewBrowser("10.21.0.1");
                browser.Headers["X-Forwarded-For"] = header;
                var start = Process.GetCurrentProcess().TotalProcessorTime;
                for (var at = 0; at < calls; at++) await site.Login(browser);
                slowest = Math.Max(slowest, (Process.GetCurrentProcess().TotalProcessorTime - start).TotalMilliseconds / calls);
            }
            return slowest;
        }
    }

    [Fact(DisplayName = "With a check for robots, 40 numbers of the attacker sign in again and again in known browsers")]
    public async Task NumbersOfAttacker()
    {
        site.Check = new Check();
        // Each of 50 addresses may send one without a token.
        var sent = await Count(400, async at =>
        {
            var own = Site.NumberOf(1000 + at % 40);
            await site.SignIn(Site.KnownBrowser(own, "77." + at % 40 + ".1.1"), own);
            return await site.Ask(Site.NewBrowser("203.0.113." + at % 50), Site.NumberOf(at)) == "sent";
        });
        Got("487 SMS to random numbers", "50 SMS to random numbers", $"{sent} SMS to random numbers");
    }

    [Fact(DisplayName = "A site with a budget of one SMS")]
    public async Task BudgetOfOne()
    {
        site.Options.BudgetPerHour = site.Options.BudgetPerDay = 1;
        var isSent = await site.Ask(Site.NewBrowser()) == "sent";
        Got("no new number can sign in", "one new number can sign in", (isSent ? "one" : "no") + " new number can sign in");
    }

    private static async Task<int> Count(int calls, Func<int, Task<bool>> call) => (await Calls.Make(calls, call)).Count(each => each);

    /// <summary>The figures of this attack: that of version 3.0.0, what it should get now, and what it gets.</summary>
    private static void Got(string before, string wanted, string found, [CallerMemberName] string rule = "")
    {
        Assert.Equal(wanted, found);
        var attack = typeof(AttackRules).GetMethod(rule)!.GetCustomAttribute<FactAttribute>()!.DisplayName;
        Figures.Check(attack, new() { ["before"] = before, ["now"] = found }, "before", "now");
    }
}
