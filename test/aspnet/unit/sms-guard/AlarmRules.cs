using EvPortalWidgets;
using Xunit;

/// <summary>What is noticed and logged, exactly: when a line comes, and whom it concerns.</summary>
[Collection(nameof(Alone))]
public sealed class AlarmRules
{
    private const string BudgetSpent = "(budget: half in an hour)";
    private const string FewEntered = "entered only", Guesses = "somebody guesses";
    private const string ManyWrong = "passwords of the whole site were wrong";
    private const string Cure = " An IBotCheck slows them down.";

    private readonly Site site = new();

    [Fact(DisplayName = "The log has 80 % with the eighth of ten SMS, 100 % with the tenth, and both again in another hour")]
    public async Task LinesOfBudget()
    {
        site.Options.BudgetPerHour = 20;
        int[] lines = [0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2];
        for (var at = 0; at < lines.Length; at++)
        {
            await site.AskAnyone(at);
            site.Log.Have(lines[at], BudgetSpent);
        }
        site.Now += TimeSpan.FromMinutes(61);
        for (var at = 20; at < 31; at++) await site.AskAnyone(at);
        site.Log.Have(4, BudgetSpent);
    }

    [Fact(DisplayName = "A budget that was raised has its lines again")]
    public async Task LinesOfRaisedBudget()
    {
        site.Options.BudgetPerHour = 20;
        for (var at = 0; at < 10; at++) await site.AskAnyone(at);
        site.Log.Have(2, BudgetSpent);
        site.Guard.Use(new() { BudgetPerHour = 30 });
        for (var at = 10; at < 15; at++) await site.AskAnyone(at);
        site.Log.Have(4, BudgetSpent);
    }

    [Fact(DisplayName = "An SMS that was asked for before a budget is changed takes no line of the new budget")]
    public async Task LateAnswer()
    {
        site.Options.BudgetPerHour = 2;
        var isChanged = false;
        site.Store = new SlowStore(new MemoryStore(() => site.Now))
        {
            After = question =>
            {
                if (question.Code?.Action != CodeAction.Send || isChanged) return Task.CompletedTask;
                isChanged = true;
                site.Guard.Use(new() { BudgetPerHour = 6 });
                return Task.CompletedTask;
            },
        };
        for (var at = 0; at < 3; at++) await site.AskAnyone(at);
        site.Log.Have(2, "100 %");
    }

    [Fact(DisplayName = "A spent budget is an error when nobody gets an SMS, and else a warning")]
    public async Task LevelOfBudget()
    {
        List<string> lines = [];
        WidgetLog log = new((what, values, _) => lines.Add($"{what.Level}: {what.Text(values)}"));
        using SmsGuard guard = new(new() { BudgetPerHour = 4 }, new MemoryStore(() => TimeSpan.Zero), log, () => TimeSpan.Zero);
        // New browsers spend their half, and known browsers all of it.
        for (var at = 0; at < 4; at++)
        {
            var browser = at < 2 ? Site.NewBrowser() : Site.KnownBrowser(Site.NumberOf(at));
            Assert.False((await guard.SendCode(browser, Site.NumberOf(at), (_, _) => Task.CompletedTask)).IsRefused);
        }
        Assert.Equal(
            [
                "Warning: SMS: 80 % of 2 are spent (budget: half in an hour).",
                "Warning: SMS: 100 % of 2 are spent (budget: half in an hour).",
                "Warning: SMS: 80 % of 4 are spent (budget: whole in an hour).",
                "Error: SMS: 100 % of 4 are spent (budget: whole in an hour).",
            ],
            lines.Where(line => line.Contains("in an hour")));
    }

    [Theory(DisplayName = "The log has that few codes are entered once in half an hour as long as it lasts, and the cure")]
    [InlineData(false, Cure)]
    [InlineData(true, "")]
    public async Task LineOfFewEntered(bool hasCheck, string cure)
    {
        if (hasCheck) site.Check = new Check();
        for (var minute = 0; minute < 60; minute++, site.Now += TimeSpan.FromMinutes(1))
        {
            for (var at = 0; at < 51; at++) await site.AskAnyone(51 * minute + at, "a-person");
            site.Log.Have(minute < 30 ? 1 : 2, FewEntered);
        }
        Assert.EndsWith("codes: an attack, or no SMS arrive." + cure, site.Log.All.First(line => line.Contains(FewEntered)));
    }

    [Fact(DisplayName = "What known browsers do with their codes is no attack, also when a stranger comes")]
    public async Task KnownBrowsers()
    {
        site.Options.PerNumber = 1;
        for (var at = 0; at < 100; at++)
        {
            var known = Site.Anyone(at);
            known.Remember(BrowserCall.Hash(Site.NumberOf(at)));
            // The third one has the limits of a stranger.
            for (var time = 0; time < 3; time++) await site.Ask(known, Site.NumberOf(at));
            await site.Try(known, Site.WrongCode, Site.NumberOf(at));
        }
        await site.AskAnyone(100);
        site.Log.Have(0, "entered");
    }

    [Theory(DisplayName = "Guesses are noticed when they are entered, and need no further SMS")]
    [InlineData(false, Cure)]
    [InlineData(true, "")]
    public async Task NoticedWhenEntered(bool hasCheck, string cure)
    {
        if (hasCheck) site.Check = new Check();
        var browsers = Enumerable.Range(0, 14).Select(at => Site.Anyone(at)).ToList();
        for (var at = 0; at < 14; at++) await site.Send(browsers[at], Site.NumberOf(at));
        for (var wrong = 0; wrong < 42; wrong++) await site.Try(browsers[wrong % 14], Site.WrongCode, Site.NumberOf(wrong % 14));
        Assert.EndsWith("for a code." + cure, site.Log.All.Single(line => line.Contains(Guesses)));
    }

    [Theory(DisplayName = "Few codes are fewer than half of 50 or more")]
    [InlineData(49, 0, 0)]
    [InlineData(50, 25, 0)]
    [InlineData(50, 24, 1)]
    public void LimitsOfFewCodes(int sent, int right, int lines)
    {
        Note(sent, right, 0);
        site.Log.Have(lines, FewEntered);
    }

    [Theory(DisplayName = "Many wrong codes are 30 or more, and more than 0.4 for each right one")]
    [InlineData(0, 29, false)]
    [InlineData(0, 30, true)]
    [InlineData(100, 40, false)]
    [InlineData(100, 41, true)]
    public void LimitsOfWrongCodes(int right, int wrong, bool isAttack)
    {
        var watch = Note(0, right, wrong);
        Assert.Equal(isAttack, watch.AreManyWrong);
        site.Log.Have(isAttack ? 1 : 0, Guesses);
    }

    [Fact(DisplayName = "The log has that many passwords of the site are wrong once in half an hour as long as it lasts")]
    public async Task LineOfWrongPasswords()
    {
        // Five in a minute, each of another account from another network. The 200 before count.
        for (var at = 0; at < 400; at++, site.Now += TimeSpan.FromSeconds(12))
        {
            await site.Login(Site.Anyone(at), "account " + at);
            site.Log.Have(at < 200 ? 0 : at < 350 ? 1 : 2, ManyWrong);
        }
    }

    [Fact(DisplayName = "Two servers with one store count the wrong passwords of both")]
    public async Task WrongPasswordsOfServers()
    {
        site.Store = new MemoryStore(() => site.Now);
        Site other = new() { Store = site.Store };
        for (var at = 0; at < 202; at++) await (at % 2 == 0 ? site : other).Login(Site.Anyone(at), "account " + at);
        site.Log.Have(1, ManyWrong);
        other.Log.Have(1, ManyWrong);
    }

    [Fact(DisplayName = "Neither right passwords of his own nor tries of the day before hide wrong passwords of an attacker")]
    public async Task WrongPasswordsBesideOthers()
    {
        for (var at = 0; at < 201; at++)
        {
            for (var time = 0; time < 5; time++) await site.LoginRight(Site.Anyone(at), "own");
            await site.Login(Site.Anyone(at), "account " + at);
        }
        site.Log.Have(1, "at least 200 " + ManyWrong + " and 1000 right");
        site.Now += TimeSpan.FromDays(1);
        for (var at = 0; at < 200; at++) await site.Login(Site.Anyone(at), "account " + (1000 + at));
        site.Log.Have(1, ManyWrong);
        await site.Login(Site.Anyone(0), "account 0");
        site.Log.Have(2, ManyWrong);
    }

    [Fact(DisplayName = "An hour in which 15 % of 1,200 drivers mistype their password is not in the log, also with a second factor")]
    public async Task HonestHour()
    {
        for (var at = 0; at < 1200; at++, site.Now += TimeSpan.FromSeconds(3))
        {
            var browser = Site.Anyone(at);
            browser.KeepBrowser();
            var account = "account " + at;
            if (at % 20 < 3) await site.Login(browser, account);
            await site.Login(browser.Later(), account);
            await site.Guard.LoginSucceeded(browser.Later(), account);
        }
        site.Log.Have(0, ManyWrong);
    }

    [Fact(DisplayName = "A flood of logins makes the memory forget no wrong password of the site")]
    public async Task WrongPasswordsInFlood()
    {
        site.Store = new MemoryStore(() => site.Now);
        for (var at = 0; at < 200; at++) await site.Login(Site.Anyone(at), "account " + at);
        for (var key = 0; key < MemoryStore.MostLogins + 5000; key += 50)
        {
            var windows = Enumerable.Range(key, 50).Select(at => new SmsWindow(SmsWindowKind.Login, "flood " + at, 1, TimeSpan.FromDays(1)));
            await site.Store.Ask(new() { Groups = [new([.. windows])] });
        }
        await site.Login(Site.Anyone(200), "account 200");
        site.Log.Have(1, ManyWrong);
    }

    [Fact(DisplayName = "Passwords of the site fill no store: after 10,000 wrong and 10,000 right ones no more are counted")]
    public async Task MostPasswords()
    {
        site.Store = new MemoryStore(() => site.Now);
        for (var at = 0; at < 10_000; at++) await site.Store.Ask(new() { Groups = [new(PasswordWatch.Windows)] });
        for (var at = 0; at < 20; at++)
        {
            await site.Login(Site.Anyone(at), "account " + at);
            await site.LoginRight(Site.Anyone(at), "own");
        }
        // The first call has not read the counts yet.
        foreach (var count in (await site.Store.Ask(new() { Read = PasswordWatch.Windows })).Read) Assert.InRange(count, 10_000, 10_001);
    }

    [Fact(DisplayName = "When the guesses are half an hour old, new browsers have five tries again")]
    public async Task EndOfGuesses()
    {
        await site.Guess();
        site.Now += TimeSpan.FromMinutes(31);
        await site.AskAnyone(100);
        var browser = Site.NewBrowser();
        await site.Send(browser);
        Calls.Have(5, SmsTryResult.Wrong, await site.Mistype(browser, 9));
        site.Log.Have(1, Guesses);
    }

    [Fact(DisplayName = "A refused SMS spends no budget")]
    public async Task RefusedSms()
    {
        site.Options.BudgetPerHour = 20;
        site.Options.PerNumber = 1;
        for (var at = 0; at < 9; at++) await site.AskAnyone(at);
        site.Log.Have(1, BudgetSpent);
        Assert.Equal("number", await site.Ask(Site.Anyone(20), Site.NumberOf(0)));
        site.Log.Have(1, BudgetSpent);
        await site.AskAnyone(9);
        site.Log.Have(2, BudgetSpent);
    }

    [Theory(DisplayName = "The lines about a budget come again when less than half of it was spent between")]
    [InlineData(6, 2)]
    [InlineData(7, 3)]
    public async Task LinesAgain(int early, int lines)
    {
        site.Options.BudgetPerHour = 20;
        for (var at = 0; at < early; at++) await site.AskAnyone(at);
        site.Now += TimeSpan.FromMinutes(30);
        for (var at = early; at < 10; at++) await site.AskAnyone(at);
        site.Now += TimeSpan.FromMinutes(31);
        // With those of the last hour they are eight.
        for (var at = 0; at < early - 2; at++) await site.AskAnyone(20 + at);
        site.Log.Have(lines, BudgetSpent);
    }

    [Fact(DisplayName = "A browser waits for its next SMS after two wrong codes, but not while somebody guesses")]
    public async Task AfterTwoWrongCodes()
    {
        Assert.Equal("pause", await AfterTwo("203.0.113.9"));
        await site.Guess();
        Assert.Equal("sent", await AfterTwo("203.0.114.9"));

        async Task<string> AfterTwo(string address)
        {
            var browser = Site.NewBrowser(address);
            await site.Send(browser);
            await site.Mistype(browser, 2);
            return await site.Send(browser);
        }
    }

    [Fact(DisplayName = "The absence of the check is in the log once in an hour as long as it lasts")]
    public async Task AbsenceOfCheck()
    {
        const string down = "does not answer: Too late";
        site.Check = new Check { IsDown = true };
        await AskFive(0);
        site.Log.Have(1, down);
        site.Now += TimeSpan.FromMinutes(59);
        await AskFive(100);
        site.Log.Have(1, down);
        site.Now += TimeSpan.FromMinutes(1);
        await AskFive(100);
        site.Log.Have(2, down);

        Task AskFive(int from) => Calls.Make(5, at => site.AskAnyone(from + at, "a-person"));
    }

    [Fact(DisplayName = "A page that leaves no token is in the log once an hour, when a new browser is refused for it and most have none")]
    public async Task PageWithoutToken()
    {
        const string refused = "A new browser got no SMS";
        site.Check = new Check();
        for (var at = 0; at < 4; at++) await site.AskAnyone(at, "a-person");
        for (var at = 0; at < 4; at++) await site.AskAnyone(at);
        Assert.Equal("check", await site.AskAnyone(0));
        site.Log.Have(1, refused);
        site.Log.Have(1, "In this hour 5 of 9 new browsers had none");
        await site.AskAnyone(0);
        site.Log.Have(1, refused);
        site.Now += TimeSpan.FromHours(1);
        await site.AskAnyone(0);
        site.Log.Have(1, refused);
        await site.AskAnyone(0);
        site.Log.Have(2, refused);
        site.Log.Have(1, "In this hour 2 of 2 new browsers had none");
    }

    [Theory(DisplayName = "A few new browsers without a token, and those with a wrong one, are not in the log")]
    [InlineData(null, 4)]
    [InlineData("another", 0)]
    public async Task FewWithoutToken(string? token, int persons)
    {
        site.Check = new Check();
        for (var at = 0; at < persons; at++) await site.AskAnyone(at, "a-person");
        for (var at = 0; at < 3; at++) await site.AskAnyone(100, token);
        site.Log.Have(0, "A new browser got no SMS");
    }

    [Fact(DisplayName = "A refusal says when the next SMS is free: of a known browser and a stranger the one that is free first")]
    public async Task WhenNextIsFree()
    {
        var known = Site.KnownBrowser();
        for (var time = 0; time < 3; time++) await site.Ask(Site.NewBrowser());
        site.Now += TimeSpan.FromMinutes(20);
        for (var time = 0; time < 10; time++) await site.Ask(known);
        site.Now += TimeSpan.FromMinutes(10);
        known.Cookies.Remove(SmsCookies.Browser.Name);
        var refusal = await site.Refusal(known);
        Assert.Equal("number", refusal?.Reason);
        Assert.Equal(TimeSpan.FromMinutes(30), refusal.Wait);
    }

    [Fact(DisplayName = "Without an address a number has its five SMS, and the service of the check is asked 750 times an hour")]
    public async Task WithoutAddress()
    {
        static Browser Inside(string? token = null) => Site.NewBrowser("10.0.0.1", token);
        await Calls.Have(5, "sent", of: 9, _ => site.Ask(Inside()));
        Site other = new() { Check = new Check() };
        for (var at = 0; at < 900; at++) await other.Ask(Inside("another"), Site.NumberOf(at));
        Assert.Equal(750, other.Check.Asked);
    }

    [Fact(DisplayName = "A number has 7 to 15 digits, and a code that is missing is wrong")]
    public async Task LengthOfNumber()
    {
        foreach (var (length, answer) in new[] { (7, "sent"), (15, "sent"), (6, "spelling"), (16, "spelling") })
            Assert.Equal(length + " digits: " + answer, length + " digits: " + await site.Ask(Site.NewBrowser("203.0.113.9"), new string('3', length)));
        var browser = Site.NewBrowser();
        await site.Send(browser);
        Assert.Equal(SmsTryResult.Wrong, await site.Try(browser, null));
    }

    [Fact(DisplayName = "What a robot can cause is in the log once an hour, with its calls, so that a mistake of the site has a line after it")]
    public async Task OncePerHour()
    {
        string[] texts = ["not from the card", "may be a proxy", "SmsGuard.KeepBrowser", "not written as 380501234567", "do not belong together"];
        await AskTwice();
        foreach (var text in texts) site.Log.Have(1, text);
        site.Now += TimeSpan.FromMinutes(59);
        await AskTwice();
        foreach (var text in texts) site.Log.Have(1, text);
        site.Now += TimeSpan.FromMinutes(1);
        await AskTwice();
        foreach (var text in texts)
        {
            var lines = site.Log.All.Where(line => line.Contains(text)).ToList();
            Assert.Equal(2, lines.Count);
            Assert.EndsWith("Such calls since the last line: 1.", lines[0]);
            Assert.EndsWith(text == "SmsGuard.KeepBrowser" ? ": 8." : ": 4.", lines[1]);
        }

        async Task AskTwice()
        {
            Uri service = new("https://check.example/siteverify");
            site.Check = new Check { WhenAsked = () => BotCheckService.CheckAnswer(service, "{\"success\":false,\"error-codes\":[\"invalid-keys\"]}") };
            for (var time = 0; time < 2; time++)
            {
                await site.Ask(Site.BrowserWith());
                await site.Ask(Site.NewBrowser("10.0.0.1"));
                await site.Ask(Site.NewBrowser(), "12");
                await site.Ask(Site.NewBrowser(token: "of-another-site"));
            }
        }
    }

    [Theory(DisplayName = "In Development a call from the own machine is no warning")]
    [InlineData(true, "127.0.0.1", WidgetLevel.Information)]
    [InlineData(true, "::1", WidgetLevel.Information)]
    [InlineData(true, "10.0.0.1", WidgetLevel.Warning)]
    [InlineData(false, "127.0.0.1", WidgetLevel.Warning)]
    public async Task OwnMachine(bool isDevelopment, string address, object level)
    {
        List<WidgetLevel> levels = [];
        WidgetLog log = new((what, _, _) =>
        {
            if (what.Id == SmsEvents.NoAddress.Id) levels.Add(what.Level);
        });
        using SmsGuard guard = new(new(), new MemoryStore(() => default), log, () => default) { IsDevelopment = isDevelopment };
        await guard.RefuseLogin(Site.NewBrowser(address), "anna@example.com", null);
        Assert.Equal([(WidgetLevel)level], levels);
    }

    [Fact(DisplayName = "A browser that has the cookie of the page is not in the log")]
    public async Task HasCookie()
    {
        Site other = new();
        var browser = Site.NewBrowser();
        browser.KeepBrowser();
        await other.Send(browser);
        other.Log.Have(0, "SmsGuard.KeepBrowser");
    }

    /// <summary>These codes were sent and entered in the last half hour.</summary>
    private SmsWatch Note(int sent, int right, int wrong)
    {
        SmsWatch watch = new(new WidgetLog((what, values, _) => site.Log.Add(what.Text(values))), () => site.Now);
        watch.Note(new(CodeAnswer.None, [sent, right, wrong], [], null), false);
        return watch;
    }
}
