using System.Net;
using EvPortalWidgets;
using Xunit;

/// <summary>Who gets an SMS, and how many.</summary>
[Collection(nameof(Alone))]
public sealed class SmsRules
{
    private readonly Site site = new();

    [Theory(DisplayName = "Only the card gets an SMS")]
    [InlineData("caller")]
    [InlineData("sent", "X-Requested-With=XMLHttpRequest")]
    [InlineData("caller", "X-Requested-With=XMLHttpRequest", "Sec-Fetch-Site=cross-site")]
    [InlineData("sent", "X-Requested-With=XMLHttpRequest", "Sec-Fetch-Site=same-origin")]
    [InlineData("caller", "X-Requested-With=app.example")]
    [InlineData("caller", "Origin=https://evil.example")]
    [InlineData("sent", "Origin=https://portal.example.com", "Sec-Fetch-Site=cross-site")]
    public async Task OnlyCard(string answer, params string[] headers)
    {
        site.Options.Origins.Add("https://portal.example.com");
        Assert.Equal(answer, await site.Ask(Site.BrowserWith(headers)));
    }

    [Fact(DisplayName = "A number has one spelling: any other one gets no SMS, counts nothing, and is in the log once, without the number")]
    public async Task OneSpelling()
    {
        site.Options.BudgetPerHour = 2;
        string[] spellings = ["+380501234567", "00380501234567", "380 50 123 45 67", "(380)501234567", "3800501234567", "0501234567",
            "\uff13\uff18\uff10501234567", "380501234567\n", "4210912345678", ""];
        foreach (var spelling in spellings)
        {
            var refusal = await site.Refusal(Site.NewBrowser(), spelling);
            Assert.True(refusal?.Code == "NotAllowedSmsForCountry" && refusal.Reason == "spelling", $"{spelling} should be refused for its spelling: {refusal?.Code}, {refusal?.Reason}");
        }
        Assert.Equal("sent", await site.Ask(Site.NewBrowser()));
        site.Log.Have(1, "written as 380501234567");
        site.Log.Have(0, "0912345678");
    }

    [Fact(DisplayName = "The card asks for the code only if the browser has one")]
    public async Task CardAsksForCode()
    {
        site.Options.PerNumber = 1;
        var own = Site.NewBrowser();
        await site.Send(own);
        site.Now = TimeSpan.FromMinutes(5);
        foreach (var (browser, code) in new[] { (own, "SmsSentTimeout"), (Site.NewBrowser(), "SmsMaxAttemptsReached") })
        {
            var refusal = await site.Refusal(browser);
            Assert.Equal(code, refusal?.Code);
            Assert.Equal(TimeSpan.FromMinutes(55), refusal.Wait);
        }
    }

    [Fact(DisplayName = "What the gateway did not send counts for the budget and the address, and not for the number")]
    public async Task NotSent()
    {
        site.Options.PerNumber = 1;
        site.Options.BudgetPerHour = 10;
        for (var at = 0; at < 3; at++) await site.Lose(Site.NewBrowser());
        Assert.Equal("sent", await site.Ask(Site.NewBrowser()));
        Assert.Equal("number", await site.Ask(Site.NewBrowser()));
        Assert.Equal("sent", await site.Ask(Site.NewBrowser(), "380671112233"));
        Assert.Equal("budget", await site.Ask(Site.NewBrowser(), "380671112244"));
    }

    [Fact(DisplayName = "An SMS service that fails is not called for one address without limit")]
    public async Task ServiceFails()
    {
        site.Options.PerAddress = 3;
        var codes = await Calls.Make(50, at => site.Lose(Site.NewBrowser(), Site.NumberOf(at)));
        Assert.Equal(3, codes.Count(code => code is not null));
    }

    [Fact(DisplayName = "Who has got no SMS because the service has failed is told so, and can ask again at once")]
    public async Task ServiceHasFailed()
    {
        var browser = Site.NewBrowser();
        var refusal = await site.Refusal(browser, service: (_, _) => throw new InvalidOperationException("No credit"));
        Assert.Equal(("SmsUnavailable", "service", TimeSpan.Zero), (refusal?.Code, refusal?.Reason, refusal?.Wait));
        Assert.Equal("sent", await site.Send(browser));
    }

    [Fact(DisplayName = "A number that the service refuses counts as one that has got its SMS, and the log says so once in an hour, without the number")]
    public async Task ServiceRejects()
    {
        var asked = 0;
        var browser = Site.NewBrowser();
        string? lost = null;
        Task<SmsRefusal> Ask() => site.Refusal(asked == 0 ? browser : Site.Anyone(asked), service: (code, _) =>
        {
            asked++;
            lost = code;
            throw new SmsRejectedException("Nobody has +" + Site.Number);
        });
        site.Guard.ThrowsFailures = true;
        var refusal = await Ask();
        Assert.Equal(("NotAllowedSmsForCountry", "rejected", TimeSpan.Zero), (refusal?.Code, refusal?.Reason, refusal?.Wait));
        // No SMS has this code.
        Assert.Equal(SmsTryResult.None, await site.Try(browser, lost!));
        for (var at = 0; at < 9; at++) await Ask();
        Assert.Equal(5, asked);
        Assert.Equal(5, site.Seen.Count("sms.failed rejected"));
        Assert.Equal(5, site.Seen.Count("sms.refused number"));
        site.Log.Have(1, "has refused a number");
        site.Log.Have(0, "has failed");
        site.Log.Have(0, Site.Number);
    }

    public static TheoryData<Exception> TimeIsOut => 
    [
        new TimeoutException(), new TaskCanceledException(), new WebException("", WebExceptionStatus.Timeout),
        new InvalidOperationException("The policy of a client", new TaskCanceledException()),
    ];

    [Theory(DisplayName = "Who has got no SMS in time is asked for its code, which is right, and can have another one after a minute")]
    [MemberData(nameof(TimeIsOut))]
    public async Task ServiceIsLate(Exception late)
    {
        var browser = Site.NewBrowser();
        string code = null;
        var refusal = await site.Refusal(browser, service: (sent, _) =>
        {
            code = sent;
            site.Now += TimeSpan.FromSeconds(5);
            return Task.FromException(late);
        });
        Assert.Equal(("SmsSentTimeout", "timeout", TimeSpan.FromMinutes(1)), (refusal?.Code, refusal?.Reason, refusal?.Wait));
        site.Now += TimeSpan.FromMinutes(1);
        Assert.Equal("sent", await site.Send(browser));
        Assert.Equal(SmsTryResult.Right, await site.Try(browser, code));
    }

    [Fact(DisplayName = "A policy that lets no call through, because an earlier one was late, has sent nothing")]
    public async Task CircuitIsOpen()
    {
        var refusal = await site.Refusal(
            Site.NewBrowser(), service: (_, _) => throw new InvalidOperationException("The circuit is open", new TaskCanceledException()));
        Assert.Equal(("SmsUnavailable", "service"), (refusal?.Code, refusal?.Reason));
    }

    [Fact(DisplayName = "A call that ends before its SMS is sent calls no service, and counts nothing")]
    public async Task EndsBefore()
    {
        site.Options.PerNumber = site.Options.PerAddress = 1;
        site.Options.BudgetPerHour = 2;
        CancellationTokenSource visitor = null;
        site.Store = new SlowStore(new MemoryStore(() => site.Now)) { Before = question => question.Code is null ? Task.CompletedTask : visitor.CancelAsync() };
        var browser = Site.NewBrowser();
        for (var at = 0; at < 10; at++)
        {
            visitor = new();
            browser.Aborted = visitor.Token;
            await Assert.ThrowsAsync<OperationCanceledException>(() => site.Send(browser, service: (_, _) => throw new InvalidOperationException("It is called")));
        }
        browser.Aborted = default;
        Assert.Equal("sent", await site.Send(browser));
    }

    [Theory(DisplayName = "Who ends each call while its SMS is sent gets no more of them for a number than others: of 40 calls 5 send one")]
    [InlineData(false)]
    // The code of the site may make an exception of its own of it.
    [InlineData(true)]
    public async Task EndsDuring(bool isOwnException)
    {
        var sent = 0;
        for (var at = 0; at < 40; at++)
        {
            using CancellationTokenSource visitor = new();
            var browser = Site.Anyone(at);
            browser.Aborted = visitor.Token;
            var asked = site.Send(browser, service: async (_, stop) =>
            {
                sent++;
                await visitor.CancelAsync();
                if (isOwnException) throw new InvalidOperationException("Stopped");
                stop.ThrowIfCancellationRequested();
            });
            if (at < 5) await Assert.ThrowsAsync<OperationCanceledException>(() => asked);
            else Assert.Equal("number", await asked);
        }
        Assert.Equal(5, sent);
        site.Log.Have(0, "has failed");
    }

    [Theory(DisplayName = "A service that hangs is late, also if the visitor ends the call; one whose visitor goes at once is not")]
    [InlineData(15, "sms.failed timeout", 1)]
    [InlineData(1, "sms.failed cancelled", 0)]
    public async Task Hangs(int seconds, string counted, int lines)
    {
        using CancellationTokenSource visitor = new();
        var browser = Site.NewBrowser();
        browser.Aborted = visitor.Token;
        await Assert.ThrowsAsync<OperationCanceledException>(() => site.Send(browser, service: async (_, stop) =>
        {
            site.Now += TimeSpan.FromSeconds(seconds);
            await visitor.CancelAsync();
            stop.ThrowIfCancellationRequested();
        }));
        Assert.Equal([counted], site.Seen.Counted);
        site.Log.Have(lines, "has failed");
    }

    [Fact(DisplayName = "The code of an SMS is right whose call the visitor has ended, for example by a reload")]
    public async Task EndedCode()
    {
        using CancellationTokenSource visitor = new();
        var browser = Site.NewBrowser();
        browser.Aborted = visitor.Token;
        string code = null;
        await Assert.ThrowsAsync<OperationCanceledException>(() => site.Send(browser, service: async (sent, stop) =>
        {
            code = sent;
            await visitor.CancelAsync();
            stop.ThrowIfCancellationRequested();
        }));
        browser.Aborted = default;
        Assert.Equal("SmsSentTimeout", (await site.Refusal(browser))?.Code);
        Assert.Equal(SmsTryResult.Right, await site.Try(browser, code));
    }

    [Fact(DisplayName = "A call that has ended before is no try, neither of a code nor of a password")]
    public async Task EndedTries()
    {
        var browser = Site.NewBrowser();
        var code = await site.CodeFor(browser);
        browser.Aborted = new(true);
        for (var at = 0; at < 10; at++)
        {
            await Assert.ThrowsAsync<OperationCanceledException>(() => site.Try(browser, Site.WrongCode));
            await Assert.ThrowsAsync<OperationCanceledException>(() => site.Login(browser));
        }
        browser.Aborted = default;
        Assert.Equal(SmsTryResult.Right, await site.Try(browser, code));
        Assert.Equal("tried", await site.Login(browser));
    }

    [Fact(DisplayName = "Each failure of the SMS service is in the log with what it has thrown, and the guard adds no number")]
    public async Task FailureInLog()
    {
        await site.Lose(Site.NewBrowser());
        await site.Lose(Site.NewBrowser(), error: new TimeoutException("No answer"));
        site.Log.Have(1, "has failed: The SMS service fails System.InvalidOperationException: The SMS service fails");
        site.Log.Have(1, "has failed: No answer System.TimeoutException: No answer");
        site.Log.Have(0, Site.Number);
    }

    [Fact(DisplayName = "The log does not change with each code")]
    public async Task QuietLog()
    {
        for (var at = 0; at < 300; at++)
        {
            var browser = Site.Anyone(at);
            var code = await site.CodeFor(browser, Site.NumberOf(at));
            if (at % 2 == 1) await site.Try(browser, code, Site.NumberOf(at));
        }
        site.Log.Have(1, "entered only");
    }

    [Fact(DisplayName = "A browser that has signed in has a limit of its own for its number")]
    public async Task KnownBrowser()
    {
        var browser = Site.NewBrowser();
        await site.SignIn(browser);
        site.Options.PerAddress = 1;
        await Calls.Have(10, "sent", of: 20, _ => site.Ask(browser));
        Assert.Equal("address", await site.Ask(browser, "380671112233"));
        Assert.Equal("address", await site.Ask(Site.NewBrowser()));
    }

    [Fact(DisplayName = "A number gets 20 SMS in 30 days in its browser without a right code. Then the browser has the limits of a new one, and needs a token")]
    public async Task KnownBrowserInMonth()
    {
        site.Check = new();
        var browser = Site.KnownBrowser();
        for (var at = 0; at < 20; at++, site.Now += TimeSpan.FromHours(7)) Assert.Equal("sent", await site.Ask(browser));
        // The first SMS of a network in an hour needs none.
        await Calls.Have(1, "sent", of: 5, _ => site.Ask(browser));
        Assert.Equal("check", await site.Ask(browser));
        Assert.Equal("sent", await site.Ask(Site.KnownBrowser("380671112233"), "380671112233"));
        // With it a network has three of each number.
        browser.Cookies["bot-check"] = "a-person";
        await Calls.Have(2, "sent", of: 10, _ => site.Ask(browser));
        browser.Cookies.Remove("bot-check");
        // Two of its own are 30 days old, and one more needs no token.
        site.Now += TimeSpan.FromDays(30) - TimeSpan.FromHours(7 * 19);
        await Calls.Have(3, "sent", of: 5, _ => site.Ask(browser));
    }

    [Fact(DisplayName = "Who enters each code gets 100 SMS in 30 days in the same browser, and then needs a token")]
    public async Task EnteredInMonth()
    {
        site.Check = new();
        var browser = Site.KnownBrowser();
        for (var at = 0; at < 100; at++, site.Now += TimeSpan.FromHours(7)) await site.SignIn(browser);
        Assert.Equal(100, site.Seen.Count("code.entered"));
        // The first SMS of a network in an hour needs none.
        await Calls.Have(1, "sent", of: 5, _ => site.Ask(browser));
    }

    [Fact(DisplayName = "In a network in which it has signed in a number gets 20 SMS in 30 days without a right code there")]
    public async Task AtHomeInMonth()
    {
        const string home = "203.0.113.9";
        await site.SignIn(Site.NewBrowser(home));
        site.Now += TimeSpan.FromHours(7);
        for (var at = 0; at < 19; at++, site.Now += TimeSpan.FromHours(7)) Assert.Equal("sent", await AskAtHome());
        var browser = Site.NewBrowser(home);
        var code = await site.CodeFor(browser);
        Assert.Equal("number", await AskAtHome());
        Assert.Equal(SmsTryResult.Right, await site.Try(browser, code));
        Assert.Equal("sent", await AskAtHome());

        async Task<string> AskAtHome()
        {
            // Elsewhere others have used up what a stranger gets.
            for (var at = 0; at < 30; at++) await site.Ask(Site.Anyone(at));
            return await site.Ask(Site.NewBrowser(home));
        }
    }

    [Fact(DisplayName = "In its networks a number gets 20 times its SMS of an hour in 30 days, also if each code is entered")]
    public async Task EnteredAtHome()
    {
        site.Options.PerNumber = 1;
        site.Options.BudgetPerDay = 80;
        await site.SignIn(Site.NewBrowser("203.0.113.9"));
        for (var time = 0; time < 24; time++)
        {
            site.Now += TimeSpan.FromHours(6);
            // Strangers have used up their half.
            for (var at = 0; at < 45; at++) await site.AskAnyone(50 * time + at);
            await site.SignIn(Site.NewBrowser("203.0.113.9"));
        }
        Assert.Equal(1 + 20, site.Seen.Count("code.entered"));
    }

    [Fact(DisplayName = "A number makes five networks known in a day")]
    public async Task FewNetworks()
    {
        for (var at = 0; at < 7; at++, site.Now += TimeSpan.FromHours(1)) await site.SignIn(Site.NewBrowser($"185.1.{at}.9"));
        site.Options.BudgetPerHour = 40;
        site.Now += TimeSpan.FromHours(2);
        // Strangers have used up their half.
        for (var at = 0; at < 30; at++) await site.AskAnyone(at);
        await Calls.Have(1, "sent", of: 1, _ => site.Ask(Site.NewBrowser("185.1.4.9")));
        await Calls.Have(2, "budget", of: 2, at => site.Ask(Site.NewBrowser($"185.1.{at + 5}.9")));
    }

    [Fact(DisplayName = "A browser knows the last five")]
    public async Task LastFive()
    {
        var browser = Site.NewBrowser();
        for (var at = 0; at < 6; at++) await site.SignIn(browser, Site.Number + at);
        Assert.Equal([1, 2, 3, 4, 5], Enumerable.Range(0, 6).Where(at => browser.Knows(BrowserCall.Hash(Site.Number + at))));
        Assert.Equal(5, browser.Cookies[SmsCookies.Known.Name].Split(' ').Length);
    }

    [Theory(DisplayName = "A cookie that others have changed keeps nobody out")]
    [InlineData("")]
    [InlineData(".")]
    [InlineData(".x")]
    public async Task ChangedCookie(string end)
    {
        var browser = Site.NewBrowser();
        await site.SignIn(browser);
        var cookie = browser.Cookies[SmsCookies.Known.Name];
        browser.Cookies[SmsCookies.Known.Name] = cookie[..cookie.LastIndexOf('.')] + end;
        Assert.Equal("sent", await site.Ask(browser, "380671112233"));
    }

    [Fact(DisplayName = "A refusal tells nobody who is at home in a network by the time to wait")]
    public async Task WaitTellsNothing()
    {
        await site.SignIn(Site.NewBrowser());
        site.Options.PerNumber = site.Options.PerAddress = 1;
        site.Now += TimeSpan.FromHours(2);
        var numbers = new[] { Site.Number, "380671112233" };
        await site.Ask(Site.NewBrowser(), "380991112233");
        site.Now += TimeSpan.FromMinutes(10);
        for (var at = 0; at < 2; at++) await site.Ask(Site.Anyone(at), numbers[at]);
        site.Now += TimeSpan.FromMinutes(10);
        foreach (var number in numbers) Assert.Equal(TimeSpan.FromMinutes(50), (await site.Refusal(Site.NewBrowser(), number))?.Wait);
    }

    [Fact(DisplayName = "Where no browser can be known, because pages of other origins send no cookie, known networks have the other half")]
    public async Task HalfWithOrigins()
    {
        site.Options.BudgetPerDay = 8;
        site.Options.Origins.Add("https://portal.example.com");
        for (var at = 0; at < 4; at++) await site.SignIn(Site.NewBrowser("203.0.113.9"), Site.NumberOf(at));
        site.Now += TimeSpan.FromHours(25);
        await Calls.Have(4, "sent", of: 9, at => site.AskAnyone(at + 4));
        await Calls.Have(4, "sent", of: 4, at => site.Ask(Site.NewBrowser("203.0.113.77"), Site.NumberOf(at)));
    }

    [Fact(DisplayName = "Refusals elsewhere in the IPv6 /29 of a provider make nobody a stranger who is at home")]
    public async Task RefusedElsewhere()
    {
        await site.SignIn(Site.NewBrowser("2a03:1:1::7"));
        site.Now += TimeSpan.FromDays(1);
        site.Options.PerAddress = 1;
        for (var at = 0; at < 200; at++) await site.Ask(Site.NewBrowser($"2a03:{at % 8}:{at + 2:x}::7"));
        Assert.Equal("sent", await site.Ask(Site.NewBrowser("2a03:1:1::9")));
    }

    [Fact(DisplayName = "Half of a budget is kept for known browsers, and new ones in networks in which a number has signed in have half of that")]
    public async Task HalfOfBudget()
    {
        var home = Site.NewBrowser("203.0.113.9");
        await site.SignIn(home, "380991112233");
        site.Now += TimeSpan.FromHours(25);
        site.Options.BudgetPerDay = 8;
        var known = Site.KnownBrowser("380991234567");
        await Calls.Have(4, "sent", of: 9, at => site.AskAnyone(at));
        await Calls.Have(2, "sent", of: 5, _ => site.Ask(Site.NewBrowser("203.0.113.77"), "380991112233"));
        await Calls.Have(2, "sent", of: 9, _ => site.Ask(known, "380991234567"));
        Assert.Equal("budget", await site.Ask(Site.NewBrowser("203.0.113.77"), "380991112233"));
    }

    [Fact(DisplayName = "Nobody is at home without an address, which all visitors behind a proxy would share")]
    public async Task HomeWithoutAddress()
    {
        await site.SignIn(Site.NewBrowser("10.0.0.1"));
        site.Now += TimeSpan.FromHours(25);
        site.Options.BudgetPerDay = 8;
        await Calls.Have(4, "sent", of: 9, at => site.AskAnyone(at));
        Assert.Equal("budget", await site.Ask(Site.NewBrowser("10.0.0.1")));
    }

    [Fact(DisplayName = "The log says once what is spent, and names no number")]
    public async Task Spent()
    {
        site.Options.BudgetPerHour = 20;
        for (var at = 0; at < 30; at++) await site.Ask(Site.NewBrowser(), Site.NumberOf(at));
        Assert.Equal(["80 %", "100 %"], site.Log.All.Where(line => line.Contains('%')).Select(line => line[5..(line.IndexOf('%') + 1)]));
        site.Log.Have(0, "38067");
    }

    [Fact(DisplayName = "Without a check, few entered codes are only logged")]
    public async Task FewEntered()
    {
        await Calls.Have(200, "sent", of: 200, at => site.AskAnyone(at));
        site.Log.Have(1, "entered only");
    }

    [Fact(DisplayName = "With a check each new browser brings a token, but a network needs none for its first SMS in an hour")]
    public async Task TokenOfNewBrowser()
    {
        site.Check = new Check();
        Task<string> AskAgain(int at, string? token = null) => site.Ask(Site.NewBrowser("203.0.113.9", token), Site.NumberOf(at));
        Assert.Equal("sent", await AskAgain(0));
        Assert.Equal("check", await AskAgain(1));
        Assert.Equal("check", await AskAgain(2, "another"));
        Assert.Equal("BotCheckRequired", (await site.Refusal(Site.NewBrowser("203.0.113.9"), Site.NumberOf(3)))?.Code);
        Assert.Equal("sent", await AskAgain(3, "a-person"));
        Assert.Equal("sent", await site.Ask(Site.KnownBrowser(address: "203.0.113.9")));
        site.Now += TimeSpan.FromHours(1);
        Assert.Equal("sent", await AskAgain(4));
    }

    [Fact(DisplayName = "Nobody is asked for a token whom it would not help")]
    public async Task TokenOfNoUse()
    {
        site.Check = new Check();
        site.Options.PerNumber = 1;
        Assert.Equal("sent", await site.Ask(Site.Anyone(0)));
        Assert.Equal("number", await site.Ask(Site.Anyone(1)));
    }

    [Fact(DisplayName = "Also at home a new browser brings a token")]
    public async Task TokenAtHome()
    {
        site.Check = new Check();
        await site.SignIn(Site.NewBrowser());
        Assert.Equal("check", await site.Ask(Site.NewBrowser()));
        Assert.Equal("sent", await site.Ask(Site.NewBrowser(token: "a-person")));
    }

    [Fact(DisplayName = "A page of another origin, which can leave no token, needs none")]
    public async Task TokenOfOrigin()
    {
        site.Check = new Check();
        site.Options.Origins.Add("https://portal.example.com");
        Task<string> AskFrom(string origin, int at) => site.Ask(Site.BrowserWith("Origin=" + origin, "X-Requested-With=XMLHttpRequest"), Site.NumberOf(at));
        await Calls.Have(30, "sent", of: 40, at => AskFrom("https://portal.example.com", at));
        site.Now += TimeSpan.FromHours(1);
        await Calls.Have(1, "sent", of: 9, at => AskFrom("https://login.example.com", at));
    }

    [Fact(DisplayName = "An IPv6 /48 needs no token for its first SMS in an hour, whatever its addresses are")]
    public async Task FirstOfIPv6()
    {
        site.Check = new Check();
        Assert.Equal("sent", await site.Ask(Site.NewBrowser("2a03:1:1:1::7"), Site.NumberOf(100)));
        Assert.Equal("check", await site.Ask(Site.NewBrowser("2a03:1:1:2::7"), Site.NumberOf(101)));
    }

    [Theory(DisplayName = "The whole site sends 120 SMS in an hour without a token, also to visitors without an address")]
    [InlineData(null)]
    [InlineData("10.0.0.1")]
    public async Task WithoutToken(string? address)
    {
        site.Check = new Check();
        Task<string> Ask(int at, string? token = null) => site.Ask(address is null ? Site.Anyone(at, token) : Site.NewBrowser(address, token), Site.NumberOf(at));
        await Calls.Have(120, "sent", of: 200, at => Ask(at));
        Assert.Equal("check", await Ask(400));
        Assert.Equal("sent", await Ask(400, "a-person"));
    }

    [Theory(DisplayName = "What sends no SMS, or has a token, takes none of the SMS without a token from others")]
    [InlineData("pauses")]
    [InlineData("tokens")]
    public async Task TakesNothing(string of)
    {
        site.Check = new Check();
        var browser = Site.NewBrowser();
        for (var at = 100; at < 220; at++)
        {
            // The first one of these is sent.
            browser.Address = Site.Anyone(at).Address;
            if (of == "pauses") Assert.Equal(at == 100 ? "sent" : "pause", await site.Send(browser));
            else Assert.Equal("sent", await site.AskAnyone(at, "a-person"));
        }
        Assert.Equal("sent", await site.AskAnyone(400));
    }

    [Fact(DisplayName = "Numbers that the SMS service refuses are no way past the check for robots")]
    public async Task RefusedByService()
    {
        site.Check = new();
        var codes = await Calls.Make(500, at => site.Lose(Site.Anyone(at), Site.NumberOf(at)));
        Assert.Equal(120, codes.Count(code => code is not null));
        Assert.Equal("sent", await site.AskAnyone(600, "a-person"));
    }

    [Fact(DisplayName = "An IPv6 /29 sends 30 SMS in an hour without a token")]
    public async Task WithoutTokenOfProvider()
    {
        site.Check = new Check();
        await Calls.Have(30, "sent", of: 60, at => site.Ask(Site.NewBrowser($"2a03:{at % 8}:{at + 1:x}::7"), Site.NumberOf(100 + at)));
        Assert.Equal("check", await site.Ask(Site.NewBrowser("2a03:7:99::7"), Site.NumberOf(300)));
        Assert.Equal("sent", await site.Ask(Site.NewBrowser("2a04::7"), Site.NumberOf(301)));
    }

    [Theory(DisplayName = "False tokens of one phone, which gets other networks of its IPv6 provider, keep nobody out who has a token of a person")]
    [InlineData(50, 8000)]
    // All of them are in one /48.
    [InlineData(1, 5000)]
    public async Task FalseTokensInProvider(int networks, int calls)
    {
        site.Check = new Check();
        for (var at = 0; at < calls; at++)
            await site.Ask(Site.NewBrowser($"2a03:1:{at % networks + 1:x}:{at + 256:x}::7", "wrong"), Site.NumberOf(100 + at));
        Assert.Equal("sent", await site.Ask(Site.NewBrowser("2a03:1:1::9", "a-person"), Site.NumberOf(9000)));
    }

    [Fact(DisplayName = "Without an answer of the service the limits of strangers count, and the log says so")]
    public async Task ServiceOfCheckIsDown()
    {
        site.Check = new Check { IsDown = true };
        await Calls.Have(30, "sent", of: 60, at => site.Ask(Site.NewBrowser("203.0.113.9", "a-person"), Site.NumberOf(100 + at)));
        site.Log.Have(1, "does not answer: Too late System.TimeoutException: Too late");
    }

    [Fact(DisplayName = "What happens is counted")]
    public async Task Counted()
    {
        site.Options.PerNumber = 1;
        var browser = Site.NewBrowser();
        var code = await site.CodeFor(browser);
        await site.Ask(Site.NewBrowser());
        foreach (var entered in new[] { Site.WrongCode, code, code }) await site.Try(browser, entered);
        await site.Lose(browser, "380671112233");
        await site.Lose(browser, "380671112244", new TimeoutException());
        Assert.Equal(
            [
                "sms.sent", "sms.refused number", "code.tried", "code.refused wrong", "code.entered", "code.refused none", "sms.failed error",
                "sms.failed timeout",
            ],
            site.Seen.Counted);
    }

    [Fact(DisplayName = "A code counts as tried once, at its first try. What no visitor has got is tried by nobody")]
    public async Task CountsWhatIsTried()
    {
        for (var at = 0; at < 3; at++) await site.AskAnyone(at);
        var browser = Site.NewBrowser();
        await site.Send(browser);
        await site.Mistype(browser, 3);
        Assert.Equal(4, site.Seen.Count("sms.sent"));
        Assert.Equal(1, site.Seen.Count("code.tried"));
    }

    [Fact(DisplayName = "The time of an SMS is that of the SMS service, also when it fails")]
    public async Task MeasuresService()
    {
        Task Answer(TimeSpan after, Exception error = null)
        {
            site.Now += after;
            return error is null ? Task.CompletedTask : Task.FromException(error);
        }
        await site.Send(Site.NewBrowser(), service: (_, _) => Answer(TimeSpan.FromSeconds(2)));
        await site.Send(Site.NewBrowser(), service: (_, _) => Answer(TimeSpan.FromSeconds(3), new HttpRequestException()));
        Assert.Equal([TimeSpan.FromSeconds(2), TimeSpan.FromSeconds(3)], site.Seen.Times);
    }
}
