using System.Diagnostics;
using EvPortalWidgets;
using Xunit;

/// <summary>What attackers have tried, and did not get.</summary>
[Collection(nameof(Alone))]
public sealed class AttackRules
{
    private static readonly TimeSpan Hour = TimeSpan.FromHours(1);
    private readonly Site site = new();

    [Fact(DisplayName = "250 drivers with known browsers share the address of a mobile operator")]
    public async Task SharedAddress()
    {
        var refused = await Count(250, async at => await site.Ask(Site.KnownBrowser(Site.NumberOf(at)), Site.NumberOf(at)) != "sent");
        Assert.Equal(0, refused);
    }

    [Fact(DisplayName = "125,000 tries at invented emails, with a check for robots, then one for each of 100 accounts and 100 invented emails")]
    public async Task InventedEmails()
    {
        site.Check = new Check();
        for (var at = 0; at < 125_000; at++) await site.Login(Site.Anyone(at % 60_000), at + "@example.com");
        Task<int> Answered(Func<int, string> account) =>
            Count(100, async at => await site.Login(Site.NewBrowser("77." + at + ".1.1"), account(at)) == "tried");
        Assert.Equal(100, await Answered(at => "account " + at));
        Assert.Equal(100, await Answered(at => "9" + at + "@example.org"));
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
        Assert.Equal(0, refused);
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
        Assert.Equal(0, refused);
    }

    [Fact(DisplayName = "One address asks for all SMS of a number, and its owner asks four times at home, because SMS are slow")]
    public async Task FourTimesAtHome()
    {
        await site.SignIn(Site.NewBrowser());
        site.Now += 24 * Hour;
        for (var call = 0; call < 6; call++) await site.Ask(Site.NewBrowser("203.0.113.1"));
        await Calls.Have(4, "sent", of: 4, _ => site.Ask(Site.NewBrowser("198.51.100.9")));
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
        Assert.Equal(30, sent);
    }

    [Fact(DisplayName = "An `X-Forwarded-For` of 30 kB, with 22 networks named")]
    public async Task LongHeader()
    {
        for (var network = 0; network < 22; network++) site.Options.Proxies.Add("10." + network + ".0.0/16");
        string[] headers = [Text("203.0.113.9") + "203.0.113.9", Text("10.21.0.1") + "203.0.113.9", Text("10.21.0.1")];
        await Slowest(20);
        var slowest = await Slowest(50);
        Assert.InRange(slowest, 0, 5);

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
        Assert.Equal(50, sent);
    }

    [Fact(DisplayName = "A site with a budget of one SMS")]
    public async Task BudgetOfOne()
    {
        site.Options.BudgetPerHour = site.Options.BudgetPerDay = 1;
        Assert.Equal("sent", await site.Ask(Site.NewBrowser()));
    }

    private static async Task<int> Count(int calls, Func<int, Task<bool>> call) => (await Calls.Make(calls, call)).Count(each => each);
}
