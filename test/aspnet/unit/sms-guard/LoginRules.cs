using System.Diagnostics;
using EvPortalWidgets;
using Xunit;

/// <summary>How often a password can be tried.</summary>
[Collection(nameof(Alone))]
public sealed class LoginRules
{
    private readonly Site site = new();

    [Fact(DisplayName = "A network has five tries for an account, and then one in 15 minutes")]
    public async Task OfNetwork()
    {
        await Calls.Have(5, "tried", of: 20, at => site.Login(Site.NewBrowser("203.0.113." + at)));
        await Calls.Have(1, "tried", of: 15, PollInMinute);
        await Calls.Have(4, "tried", of: 60, PollInMinute);

        Task<string> PollInMinute(int minute)
        {
            site.Now += TimeSpan.FromMinutes(1);
            return site.Login(Site.NewBrowser("203.0.113." + minute));
        }
    }

    [Fact(DisplayName = "The IPv6 networks of a provider have 25")]
    public async Task OfProvider()
    {
        await Calls.Have(5, "tried", of: 50, at => site.Login(Site.NewBrowser("2a03:1:1:" + at + "::7")));
        await Calls.Have(20, "tried", of: 50, at => site.Login(Site.NewBrowser("2a03:1:" + (at + 2) + "::7")));
    }

    [Theory(DisplayName = "An address has as many wrong passwords as SMS, or a limit of their own")]
    [InlineData(null, 2)]
    [InlineData(4, 4)]
    public async Task OfAddress(int? ofPasswords, int tries)
    {
        (site.Options.PerAddress, site.Options.PasswordsPerAddress) = (2, ofPasswords);
        await Calls.Have(tries, "tried", of: 10, at => site.Login(Site.NewBrowser("203.0.113.9"), "driver" + at + "@example.com"));
        await Calls.Have(2, "sent", of: 10, at => site.Ask(Site.NewBrowser("203.0.113.9"), Site.NumberOf(at)));
    }

    [Fact(DisplayName = "Strangers in other networks do not slow the owner down")]
    public async Task OtherNetworks()
    {
        Calls.Have(1000, "tried", await site.Strangers(1000));
        Assert.Equal("tried", await site.Login(Site.NewBrowser("203.0.113.9")));
    }

    [Fact(DisplayName = "Strangers' tries above 30 an hour are in the log once an hour")]
    public async Task LinesOfStrangers()
    {
        const string line = "Strangers tried";
        site.Now += TimeSpan.FromMinutes(40);
        await site.Strangers(30);
        site.Log.Have(0, line);
        await site.Strangers(1, from: 30);
        site.Log.Have(1, line);
        site.Now += TimeSpan.FromMinutes(30);
        await site.Strangers(200);
        site.Log.Have(1, line);
        site.Now += TimeSpan.FromMinutes(31);
        await site.Strangers(200);
        site.Log.Have(2, line);
        site.Log.Have(2, "guesses. With an IBotCheck they have 30 tries in an hour without a token.");
    }

    [Fact(DisplayName = "With a check strangers need a token above 30 tries, and have 100")]
    public async Task WithCheck()
    {
        site.Check = new Check();
        Calls.Have(30, "tried", await site.Strangers(200));
        Calls.Have(1, "check", await site.Strangers(1, from: 200));
        Calls.Have(70, "tried", await site.Strangers(200, from: 200, "a-person"));
        Calls.Have(1, "login", await site.Strangers(1, from: 400, "a-person"));
    }

    [Fact(DisplayName = "A browser and a network in which the account has signed in need no token")]
    public async Task KnownBrowserAndNetwork()
    {
        site.Check = new Check();
        var own = Site.NewBrowser("203.0.113.9");
        await site.LoginRight(own);
        await site.Strangers(200, token: "a-person");
        own.Address = "203.0.114.9";
        Assert.Equal("tried", await site.Login(own));
        Assert.Equal("tried", await site.Login(Site.NewBrowser("203.0.113.77")));
        Assert.Equal("check", await site.Login(Site.NewBrowser("203.0.115.9")));
    }

    [Fact(DisplayName = "A token of a person lifts the limit of an IPv6 provider, which one phone can use up")]
    public async Task TokenInProvider()
    {
        site.Check = new Check();
        // It gets another network with each connection.
        await Calls.Have(750, "tried", of: 900, at => site.Login(Site.NewBrowser($"2a03:1:{at % 50 + 2}:{at}::7"), at + "@example.com"));
        Assert.Equal("check", await LoginWith(null));
        Assert.Equal("check", await LoginWith("another"));
        Assert.Equal("tried", await LoginWith("a-person"));
        // Whoever makes the service silent has no token of a person.
        site.Check.IsDown = true;
        Assert.Equal("login", await LoginWith("a-person"));
        site.Check = null;
        Assert.Equal("login", await LoginWith(null));

        Task<string> LoginWith(string? token) => site.Login(Site.NewBrowser("2a03:1:1::9", token));
    }

    [Fact(DisplayName = "Nor do strangers at an account, in the IPv6 provider of its owner, keep out an owner with a token of a person")]
    public async Task TokenOfOwnerInProvider()
    {
        site.Check = new Check();
        await Calls.Have(25, "tried", of: 60, at => site.Login(Site.NewBrowser($"2a03:1:{at + 2:x}::7")));
        Assert.Equal("tried", await site.Login(Site.NewBrowser("2a03:1:1::9", "a-person")));
    }

    [Fact(DisplayName = "While the service of the check does not answer, any token is that of a person")]
    public async Task ServiceIsDown()
    {
        site.Check = new Check();
        await site.Strangers(30);
        site.Check.IsDown = true;
        Calls.Have(70, "tried", await site.Strangers(200, from: 50, "any"));
        Calls.Have(1, "login", await site.Strangers(1, from: 300, "any"));
    }

    [Fact(DisplayName = "What happens to passwords is counted")]
    public async Task Counted()
    {
        site.Check = new Check();
        await site.Strangers(30);
        await site.Login(Site.Anyone(50, "wrong"));
        await site.LoginRight(Site.Anyone(50, "a-person"));
        for (var time = 0; time < 6; time++) await site.Login(Site.NewBrowser(), "boris");
        Assert.Equal(30 + 1 + 5, site.Seen.Count("login.tried"));
        Assert.Equal(
            ["login.refused check", "login.strangers", "login.succeeded", "login.refused login"],
            site.Seen.Counted.Where(each => each != "login.tried"));
        Assert.EndsWith("guesses. They need the BotCheck.", Assert.Single(site.Log.All));
    }

    [Fact(DisplayName = "A refusal says when the next try is free: of a browser and its network the one that is free first")]
    public async Task WhenNextIsFree()
    {
        var own = Site.KnownBrowser("account " + Site.Account, "203.0.113.9");
        for (var time = 0; time < 15; time++) await site.Login(own);
        site.Now += TimeSpan.FromMinutes(5);
        foreach (var browser in new[] { Site.NewBrowser("203.0.113.9"), own })
            Assert.Equal(TimeSpan.FromMinutes(10), (await site.Guard.RefuseLogin(browser, Site.Account, Site.Account)).Refusal?.Wait);
    }

    [Fact(DisplayName = "A site that gives no email counts the account alone")]
    public async Task NoEmail()
    {
        site.Check = new Check();
        await Calls.Have(40, "tried", of: 40, at => site.Login(Site.Anyone(at), "", "account " + at));
    }

    [Fact(DisplayName = "When its ten tries are used up, a known browser needs a token as any other")]
    public async Task KnownBrowserUsedUp()
    {
        site.Check = new Check();
        await site.Strangers(30);
        var own = Site.KnownBrowser("account " + Site.Account, "203.0.113.9");
        await Calls.Have(10, "tried", of: 20, _ => site.Login(own));
        Assert.Equal("check", await site.Login(own));
    }

    [Fact(DisplayName = "A login without the id of its account is an error that says so")]
    public async Task NoId()
    {
        var error = await Assert.ThrowsAnyAsync<ArgumentException>(() => site.Guard.LoginSucceeded(Site.NewBrowser(), ""));
        Assert.StartsWith("Give the id of the account", error.Message);
    }

    [Fact(DisplayName = "The service is asked 300 times an hour for an address, and only for what can be a token")]
    public async Task QuestionsOfAddress()
    {
        site.Check = new Check();
        await site.Strangers(30);
        foreach (var token in new[] { "", "<x>", new string('a', 3000) }) await site.Login(Site.NewBrowser("203.0.113.9", token));
        Assert.Equal(0, site.Check.Asked);
        for (var at = 0; at < 400; at++) await site.Login(Site.NewBrowser("203.0.113.9", "wrong"));
        Assert.Equal(300, site.Check.Asked);
    }

    [Fact(DisplayName = "Nor is an IPv6 /56 without a limit")]
    public async Task QuestionsOfIPv6()
    {
        site.Check = new Check();
        await site.Strangers(30);
        for (var at = 0; at < 20000; at++) await site.Login(Site.NewBrowser($"2a03:1:1:{at % 256:x}::7", "wrong"));
        Assert.Equal(600, site.Check.Asked);
    }

    [Fact(DisplayName = "Wrong passwords of others at an address do not keep an owner out who is at home there")]
    public async Task OthersAtHome()
    {
        await site.Guard.LoginSucceeded(Site.NewBrowser("203.0.113.9"), Site.Account);
        await Calls.Have(30, "tried", of: 117, at => site.Login(Site.NewBrowser("203.0.113.9"), at + "@example.com"));
        Assert.Equal("tried", await site.Login(Site.NewBrowser("203.0.113.9")));
        await Calls.Have(4, "tried", of: 60, _ => site.Login(Site.NewBrowser("203.0.113.9")));
    }

    [Fact(DisplayName = "One address that is refused all day ends no known network for other addresses")]
    public async Task RefusedBeside()
    {
        await site.Guard.LoginSucceeded(Site.NewBrowser("203.0.113.9"), Site.Account);
        for (var at = 0; at < 2000; at++) await site.Login(Site.NewBrowser("203.0.113.77"), at + "@example.com");
        // Strangers elsewhere have used up what the account has for them.
        site.Check = new Check();
        await site.Strangers(30);
        Assert.Equal("tried", await site.Login(Site.NewBrowser("203.0.113.9")));
    }

    [Fact(DisplayName = "A false token is a refusal, so after many of them nobody is at home there")]
    public async Task FalseTokens()
    {
        site.Check = new Check();
        await site.Guard.LoginSucceeded(Site.NewBrowser("2a03:1:1::7"), Site.Account);
        // A phone uses up the tries of the provider.
        for (var at = 0; at < 800; at++) await site.Login(Site.NewBrowser($"2a03:2:{at:x}::7"), at + "@example.com");
        Assert.Equal("tried", await site.Login(Site.NewBrowser("2a03:1:1::7", "wrong")));
        await Calls.Have(160, "check", of: 160, at => site.Login(Site.NewBrowser("2a03:1:1::7", "wrong"), at + "@example.org"));
        Assert.Equal("check", await site.Login(Site.NewBrowser("2a03:1:1::7", "wrong")));
    }

    [Fact(DisplayName = "Of 300 accounts at home in a network, an address there tries 90 passwords in an hour")]
    public async Task ManyAtHome()
    {
        // A phone in the network of its operator.
        for (var at = 0; at < 300; at++) await site.Guard.LoginSucceeded(Site.NewBrowser("203.0.113." + at % 250), "account " + at);
        await Calls.Have(90, "tried", of: 1500, at => site.Login(Site.NewBrowser("203.0.113.9"), "account " + at % 300));
    }

    [Fact(DisplayName = "In all networks of an account others have 30 tries in an hour")]
    public async Task ManyNetworksOfAccount()
    {
        site.Check = new Check();
        for (var at = 0; at < 20; at++, site.Now += TimeSpan.FromHours(5))
            await site.Guard.LoginSucceeded(Site.NewBrowser($"185.1.{at}.7"), Site.Account);
        // Strangers elsewhere have used up theirs.
        await site.Strangers(30);
        await Calls.Have(30, "tried", of: 100, at => site.Login(Site.NewBrowser($"185.1.{at % 20}.9")));
    }

    [Fact(DisplayName = "Strangers in other networks of a provider do not keep the owner out of a network that is known")]
    public async Task OthersOfProvider()
    {
        await site.Guard.LoginSucceeded(Site.NewBrowser("2a03:1:1::7"), Site.Account);
        for (var at = 0; at < 500; at++) await site.Login(Site.NewBrowser("2a03:1:" + (at % 50 + 2) + "::7"));
        Assert.Equal("tried", await site.Login(Site.NewBrowser("2a03:1:1::9")));
    }

    [Fact(DisplayName = "Five new networks of an account are known in a day, and 20 in 30 days; a login in a known one takes none of them")]
    public async Task FewNewNetworks()
    {
        site.Check = new Check();
        List<int> known = [];
        for (var day = 0; day < 6; day++, site.Now += TimeSpan.FromDays(1))
        {
            await site.Guard.LoginSucceeded(Site.NewBrowser("203.0.113.9"), Site.Account);
            for (var at = 0; at < 7; at++) await site.Guard.LoginSucceeded(Site.NewBrowser($"20.{day}.{at}.9"), Site.Account);
        }
        await site.Strangers(40);
        Assert.Equal("tried", await site.Login(Site.NewBrowser("203.0.113.9")));
        for (var day = 0; day < 6; day++)
            known.Add((await Calls.Make(7, at => site.Login(Site.NewBrowser($"20.{day}.{at}.9")))).Count(each => each == "tried"));
        // The first network takes one of the first day. The last day finds 20 used up.
        Assert.Equal([4, 5, 5, 5, 0, 0], known);
    }

    [Fact(DisplayName = "A network is known for 30 days after the last login")]
    public async Task KnownFor30Days()
    {
        site.Check = new Check();
        await site.Guard.LoginSucceeded(Site.NewBrowser("203.0.113.9"), Site.Account);
        site.Now += TimeSpan.FromDays(29);
        await site.Guard.LoginSucceeded(Site.NewBrowser("203.0.113.9"), Site.Account);
        Assert.Equal("tried", await LoginAfter(days: 29));
        Assert.Equal("check", await LoginAfter(days: 2));

        async Task<string> LoginAfter(int days)
        {
            site.Now += TimeSpan.FromDays(days);
            await site.Strangers(40);
            return await site.Login(Site.NewBrowser("203.0.113.9"));
        }
    }

    [Fact(DisplayName = "A right password counts once, however often the site tells of it")]
    public async Task ToldTwice()
    {
        var browser = Site.NewBrowser();
        browser.KeepBrowser();
        await site.Login(browser);
        for (var time = 0; time < 2; time++) await site.Guard.LoginSucceeded(browser, Site.Account);
        await site.Guard.LoginSucceeded(browser.Later(), Site.Account);
        Assert.Equal((1, 1), (site.Seen.Count("login.tried"), site.Seen.Count("login.succeeded")));
    }

    [Fact(DisplayName = "Names in other letters than those of ASCII have tries of their own")]
    public async Task OtherLetters()
    {
        await Calls.Have(5, "tried", of: 9, _ => site.Login(Site.NewBrowser(), "іван", null));
        Assert.Equal("tried", await site.Login(Site.NewBrowser(), "марія", null));
        Assert.Equal("login", await site.Login(Site.NewBrowser(), " ІВАН.", null));
    }

    [Fact(DisplayName = "Spellings of an account that does not exist have its tries, as those of one that does")]
    public async Task Spellings()
    {
        string[] spellings = ["1@example.com", "1@EXAMPLE.com ", "\uff11@example.com", "1@exámple.com", "1\u00ad@example.com", "1@example.com\U0001f600"];
        await Calls.Have(5, "tried", of: 20, at => site.Login(Site.NewBrowser("203.0.113." + at), spellings[at % spellings.Length]));
        var longest = "2" + new string('a', 253);
        await Calls.Have(5, "tried", of: 20, at => site.Login(Site.NewBrowser("203.0.114." + at), at % 2 == 0 ? longest : longest.ToUpperInvariant()));
    }

    [Theory(DisplayName = "They tell nothing where a check needs a token, either")]
    [InlineData("1anna", "anna")]
    [InlineData("1boris", null)]
    public async Task SpellingsWithCheck(string email, string? account)
    {
        site.Check = new Check();
        for (var at = 0; at < 30; at++) await site.Login(Site.Anyone(at), email.ToUpperInvariant());
        Assert.Equal("check", await site.Login(Site.Anyone(50), email, account));
    }

    [Fact(DisplayName = "An email that is too long for one costs no time, and has the tries of an account that does not exist")]
    public async Task LongEmail()
    {
        // The time to normalize accents grows with the square of their number.
        var accents = "1" + new string('\u0315', 60000) + new string('\u0327', 60000);
        var start = Process.GetCurrentProcess().TotalProcessorTime;
        await site.Login(Site.NewBrowser(), accents);
        var milliseconds = (Process.GetCurrentProcess().TotalProcessorTime - start).TotalMilliseconds;
        Assert.InRange(milliseconds, 0, 500);
        foreach (var letter in "ab") await Calls.Have(5, "tried", of: 20, at => site.Login(Site.NewBrowser("203.0.113." + at), "1" + new string(letter, 254)));
    }

    [Theory(DisplayName = "No account is looked up by an email that a database may take for another one")]
    [InlineData("o.k+1@example.com", 0, true)]
    [InlineData("", 254, true)]
    [InlineData("", 255, false)]
    [InlineData("\u00f8@example.com", 0, false)]
    [InlineData("a\0@example.com", 0, false)]
    public void OtherEmail(string email, int letters, bool isEmail) =>
        Assert.Equal(isEmail, WidgetLoginFields.IsEmail(email + new string('a', letters)));

    [Fact(DisplayName = "If the site has found an account for it, that account has its tries")]
    public Task FoundAccount() =>
        Calls.Have(5, "tried", of: 20, at => site.Login(Site.NewBrowser("203.0.113." + at), "anna" + new string(' ', at * 100), "anna"));

    [Fact(DisplayName = "A browser that has signed in has ten tries an hour, and then those of its network")]
    public async Task KnownBrowser()
    {
        var own = Site.NewBrowser();
        await site.Guard.LoginSucceeded(own, Site.Account);
        await Calls.Have(15, "tried", of: 20, _ => site.Login(own));
    }

    [Fact(DisplayName = "A right password does not count")]
    public Task Right() => Calls.Have(100, "tried", of: 100, _ => site.LoginRight(Site.NewBrowser()));

    [Fact(DisplayName = "Nor does one whose login ends in a later request of its browser, as with a second factor")]
    public async Task RightInLaterRequest()
    {
        var browser = Site.NewBrowser();
        browser.KeepBrowser();
        await Calls.Have(40, "tried", of: 40, async _ =>
        {
            // A browser that is known would have tries of its own.
            browser.Cookies.Remove(SmsCookies.Known.Name);
            var result = await site.Login(browser.Later());
            await site.Guard.LoginSucceeded(browser.Later(), Site.Account);
            return result;
        });
    }

    [Fact(DisplayName = "With a check and a token it does not count either")]
    public async Task RightWithToken()
    {
        site.Check = new Check();
        await site.Strangers(30);
        await Calls.Have(100, "tried", of: 100, async at =>
        {
            var browser = Site.Anyone(100 + at, "a-person");
            browser.KeepBrowser();
            var result = await site.Login(browser.Later());
            await site.Guard.LoginSucceeded(browser.Later(), Site.Account);
            return result;
        });
    }

    [Theory(DisplayName = "In a later request one try is given back, within ten minutes, in the browser that has tried")]
    [InlineData(9.9, true, 3)]
    [InlineData(10, true, 2)]
    [InlineData(0, false, 2)]
    public async Task GivenBackLater(double minutes, bool isSame, int left)
    {
        Browser browser = Site.NewBrowser(), other = Site.NewBrowser();
        browser.KeepBrowser();
        other.KeepBrowser();
        await Calls.Have(3, "tried", of: 3, _ => site.Login(browser.Later()));
        site.Now += TimeSpan.FromMinutes(minutes);
        for (var time = 0; time < 2; time++) await site.Guard.LoginSucceeded((isSame ? browser : other).Later(), Site.Account);
        // A known network has the same five.
        await Calls.Have(left, "tried", of: 9, _ => site.Login(Site.NewBrowser()));
    }

    [Fact(DisplayName = "A right password gives back no wrong one")]
    public async Task RightAndWrong()
    {
        await Calls.Have(2, "tried", of: 2, _ => site.Login(Site.NewBrowser()));
        Assert.Equal("tried", await site.LoginRight(Site.NewBrowser()));
        await Calls.Have(3, "tried", of: 20, _ => site.Login(Site.NewBrowser()));
    }

    [Fact(DisplayName = "Wrong passwords of many accounts count for their address")]
    public Task ManyAccounts() => Calls.Have(30, "tried", of: 50, at => site.Login(Site.NewBrowser(), "account " + at));

    [Fact(DisplayName = "Without an address all visitors together have 30 tries for an account in an hour")]
    public Task WithoutAddress() => Calls.Have(30, "tried", of: 50, _ => site.Login(Site.NewBrowser("10.0.0.1")));
}
