using System.Security.Cryptography;
using System.Text;
using EvPortalWidgets;
using Xunit;

/// <summary>Which code is right, for whom and how often.</summary>
[Collection(nameof(Alone))]
public sealed class CodeRules
{
    private const string IdOf4 = "0123456789ABCDEF0123456789ABCDEF";
    private static readonly TimeSpan AfterPause = TimeSpan.FromSeconds(61);
    private readonly Site site = new();
    private readonly Browser browser = Site.NewBrowser();

    [Fact(DisplayName = "A request that gives the cookie of the browser twice gives one")]
    public void OneCookie()
    {
        browser.IsInOneRequest = true;
        Assert.Equal(browser.KeepBrowser(), browser.KeepBrowser());
    }

    [Fact(DisplayName = "A request with the right code of a second factor makes the browser known to the number and to the account")]
    public async Task NumberAndAccount()
    {
        var code = await site.CodeFor(browser);
        browser.IsInOneRequest = true;
        Assert.Equal(SmsTryResult.Right, await site.Try(browser, code));
        await site.Guard.LoginSucceeded(browser, Site.Account);
        var later = browser.Later();
        Assert.Equal([true, true], new[] { Site.Number, "account " + Site.Account }.Select(each => later.Knows(BrowserCall.Hash(each))));
    }

    [Fact(DisplayName = "Over https the cookies have names that no other subdomain can set, and the former one of the browser is not read")]
    public async Task NamesOverHttps()
    {
        browser.IsHttps = true;
        var code = await site.CodeFor(browser);
        browser.Cookies.Remove("__Host-login-browser", out var id);
        browser.Cookies["login-browser"] = id;
        Assert.Equal(SmsTryResult.None, await site.Try(browser, code));
        browser.Cookies.Remove("login-browser");
        browser.Cookies["__Host-login-browser"] = id;
        Assert.Equal(SmsTryResult.Right, await site.Try(browser, code));
        Assert.Equal(["__Host-ev-portal-known", "__Host-login-browser"], browser.Cookies.Keys.OrderBy(name => name, StringComparer.Ordinal));
    }

    [Theory(DisplayName = "A browser that version 3.0.0 has known is known over https, too, until the last cookies of its kind end, and only if the site has signed it")]
    [InlineData("ev-portal-known:account", "2027-11-30Z", true)]
    [InlineData("ev-portal-known:account", "2027-12-01Z", false)]
    [InlineData("account", "2026-12-01Z", false)]
    public void KnownTo3(string cookie, string day, bool isKnown)
    {
        browser.Today = DateTimeOffset.Parse(day);
        browser.Cookies["ev-portal-known"] = cookie;
        browser.IsHttps = true;
        Assert.Equal(isKnown, browser.Knows("account"));
    }

    [Fact(DisplayName = "An account is known for a year, also if the browser keeps its cookie for longer; only its own login begins the year anew")]
    public void KnownForYear()
    {
        browser.Remember("account");
        browser.Today += TimeSpan.FromDays(364);
        Assert.True(browser.Knows("account"), "known after 364 days");
        browser.Remember("other");
        browser.Today += TimeSpan.FromDays(1);
        Assert.False(browser.Knows("account"), "not known after 365 days, though another account has signed in");
        browser.Remember("account");
        browser.Today += TimeSpan.FromDays(364);
        Assert.True(browser.Knows("account"), "known for a year after its own login");
    }

    [Theory(DisplayName = "What cannot be a code is wrong and costs no try, and no part of it counts")]
    [InlineData("")]
    [InlineData("CODE0")]
    [InlineData("0CODE")]
    [InlineData("CODE CODE")]
    [InlineData("CODEx")]
    [InlineData("12345")]
    // Digits of Arabic are digits for .NET.
    [InlineData("\u0661\u0662\u0663\u0664\u0665\u0666")]
    public async Task NoCode(string typed)
    {
        var code = await site.CodeFor(browser);
        await Calls.Have(9, SmsTryResult.Wrong, of: 9, _ => site.Try(browser, typed.Replace("CODE", code)));
        // An alarm looks at the wrong ones.
        Assert.Equal(9, site.Seen.Count("code.refused none"));
        Assert.Equal(SmsTryResult.Right, await site.Try(browser, code));
    }

    [Theory(DisplayName = "A code is right in groups, too, as an SMS may show it")]
    [InlineData(" ")]
    [InlineData("-")]
    [InlineData("\u00a0")]
    public async Task InGroups(string between)
    {
        var code = await site.CodeFor(browser);
        Assert.Equal(SmsTryResult.Right, await site.Try(browser, code.Insert(3, between) + " "));
    }

    [Fact(DisplayName = "What is too long for a number is none, and no part of it counts")]
    public async Task TooLong()
    {
        var code = await site.CodeFor(browser);
        var longNumber = Site.Number + new string('0', 33);
        Assert.Equal(SmsTryResult.None, await site.Try(browser, code, longNumber));
        Assert.Equal("spelling", await site.Send(browser, longNumber));
    }

    [Fact(DisplayName = "A request for a code that arrives 200 times at once, as browsers may repeat it, sends one SMS")]
    public async Task RepeatedRequest()
    {
        browser.KeepBrowser();
        _ = site.Guard;
        var outcomes = await Calls.AtOnce(200, () => site.Send(browser));
        Calls.Have(1, "sent", outcomes);
        Calls.Have(199, "pause", outcomes);
    }

    [Fact(DisplayName = "Of 200 wrong codes at once five are tried, and of 200 right ones one signs in")]
    public async Task ManyAtOnce()
    {
        await site.CodeFor(browser);
        var wrong = await Calls.AtOnce(200, () => site.Try(browser, Site.WrongCode));
        Calls.Have(5, SmsTryResult.Wrong, wrong);
        Calls.Have(195, SmsTryResult.Spent, wrong);
        var other = Site.NewBrowser("203.0.114.9");
        var code = await site.CodeFor(other);
        Calls.Have(1, SmsTryResult.Right, await Calls.AtOnce(200, () => site.Try(other, code)));
    }

    [Fact(DisplayName = "Of three codes no more than two are right")]
    public async Task ThreeCodes()
    {
        List<string> codes = [];
        for (var at = 0; at < 3; at++, site.Now += TimeSpan.FromMinutes(5)) codes.Add(await site.CodeFor(browser));
        site.Now = TimeSpan.FromMinutes(10);
        Assert.Equal(SmsTryResult.Wrong, await site.Try(browser, codes[0]));
        Assert.Equal(SmsTryResult.Right, await site.Try(browser, codes[1]));
    }

    [Fact(DisplayName = "However SMS and tries follow each other, each SMS gives at most five chances to guess a code")]
    public void Chances()
    {
        Random random = new(7);
        var most = 0.0;
        for (var strategy = 0; strategy < 20_000; strategy++)
        {
            CodeRecord? record = null;
            long now = 0;
            int sms = 0, chances = 0, share = random.Next(2, 12);
            for (var step = 0; step < 30; step++, now += random.Next(3) * 60_000)
            {
                if (record?.End <= now) record = null;
                var isSms = random.Next(share) == 0;
                var answer = CodeAnswer.Of(new(isSms ? CodeAction.Send : CodeAction.Try, "key", 5, "id " + step), record, now);
                if (answer.State != CodeState.Open) continue;
                record = answer.Record!;
                if (isSms) sms++;
                else chances += record.Former is null ? 1 : 2;
            }
            if (sms > 0) most = Math.Max(most, 1.0 * chances / sms);
        }
        Assert.Equal(5, most);
    }

    [Fact(DisplayName = "An SMS that was not sent leaves no code, and the next one goes at once; when time was out, the code is right")]
    public async Task NotSent()
    {
        Assert.Equal(SmsTryResult.None, await site.Try(browser, await site.Lose(browser)));
        Assert.Equal("sent", await site.Send(browser));

        var other = Site.NewBrowser("203.0.113.9");
        var code = await site.Lose(other, error: new TimeoutException());
        Assert.Equal("pause", await site.Send(other));
        Assert.Equal(SmsTryResult.Right, await site.Try(other, code));
    }

    [Fact(DisplayName = "A second SMS that was not sent takes nothing from the first: its code, and the tries that are left")]
    public async Task SecondNotSent()
    {
        await site.Send(browser);
        await site.Mistype(browser, 4);
        site.Now += AfterPause;
        await site.Lose(browser);
        await HasTries(browser, 1);

        var other = Site.NewBrowser("203.0.113.9");
        var code = await site.CodeFor(other);
        site.Now += AfterPause;
        await site.Lose(other);
        Assert.Equal(SmsTryResult.Right, await site.Try(other, code));
    }

    [Fact(DisplayName = "An SMS that was not sent gives no new tries to a code whose tries are used up")]
    public async Task NotSentAfterSpent()
    {
        var code = await site.CodeFor(browser);
        await site.Mistype(browser, 5);
        await site.Lose(browser);
        Assert.Equal(SmsTryResult.Spent, await site.Try(browser, code));
    }

    [Fact(DisplayName = "An SMS that was not sent leaves the late one before the last right")]
    public async Task NotSentAfterTwo()
    {
        var first = await site.CodeFor(browser);
        site.Now = TimeSpan.FromMinutes(6);
        await site.Send(browser);
        site.Now = TimeSpan.FromMinutes(8);
        await site.Lose(browser);
        Assert.Equal(SmsTryResult.Right, await site.Try(browser, first));
    }

    [Theory(DisplayName = "An SMS that was not sent counts if somebody has tried its code: 40 of them give one network the tries of three")]
    [InlineData(false)]
    // The service does not fail: the visitor goes before it is called.
    [InlineData(true)]
    public async Task TriedMeanwhile(bool isGone)
    {
        site.Options.PerAddress = 1_000;
        var tried = 0;
        Browser guesser = null;
        CancellationTokenSource visitor = null;
        async Task Guess()
        {
            guesser.Aborted = default;
            tried += (await site.Mistype(guesser, 5)).Count(result => result == SmsTryResult.Wrong);
            guesser.Aborted = visitor.Token;
        }
        site.Store = new SlowStore(new MemoryStore(() => site.Now))
        {
            Before = question => question.Code?.Action switch
            {
                CodeAction.Send when isGone => visitor.CancelAsync(),
                CodeAction.Undo when isGone => Guess(),
                _ => Task.CompletedTask,
            },
        };
        for (var at = 0; at < 40; at++)
        {
            using CancellationTokenSource each = new();
            visitor = each;
            guesser = Site.NewBrowser();
            guesser.Aborted = visitor.Token;
            try
            {
                await site.Send(guesser, service: async (_, _) =>
                {
                    await Guess();
                    throw new InvalidOperationException("No credit");
                });
            }
            catch (OperationCanceledException)
            {
                Assert.True(isGone);
            }
        }
        Assert.Equal(3 * 5, tried);
    }

    [Fact(DisplayName = "Who writes the store cannot make a code right for another number or in another browser")]
    public async Task WhoWritesStore()
    {
        // Servers share it, so a code of 4.0.0 would be right.
        site.Store = new SlowStore(new MemoryStore(() => site.Now));
        var other = Site.NewBrowser();
        var code = await site.CodeFor(browser);
        other.KeepBrowser();
        var id = (await site.Store.Ask(new() { Code = new(CodeAction.Try, Key(browser), 5) })).Code.Record!.Id;
        Assert.Equal(SmsTryResult.Wrong, await TryWithId(id, browser, "380671112233"));
        Assert.Equal(SmsTryResult.Wrong, await TryWithId(id, other));
        Assert.Equal(SmsTryResult.Wrong, await TryWithId(id + " " + Key(browser), browser, "380991112233"));
        // The end of the number moves into the id.
        foreach (var (digits, between) in new[] { (1, ""), (2, " "), (3, " by ") })
            Assert.Equal(SmsTryResult.Wrong, await TryWithId(Site.Number[^digits..] + between + id, browser, Site.Number[..^digits]));
        Assert.Equal(SmsTryResult.Right, await site.Try(browser, code));

        async Task<SmsTryResult> TryWithId(string written, Browser browser, string number = Site.Number)
        {
            await site.Store.Ask(new() { Code = new(CodeAction.Send, Key(browser, number), 5, written) });
            return await site.Try(browser, code, number);
        }
    }

    [Theory(DisplayName = "A code that a server of 4.0.0 has sent is right for ten minutes after the start of this one, where servers share a store")]
    [InlineData(9.9, true, SmsTryResult.Right)]
    [InlineData(10, true, SmsTryResult.Wrong)]
    [InlineData(0, false, SmsTryResult.Wrong)]
    public async Task CodeOf4(double minutes, bool isShared, SmsTryResult result)
    {
        MemoryStore memory = new(() => site.Now);
        site.Store = isShared ? new SlowStore(memory) : memory;
        site.Options.Secret = "the secret of the site, which is long";
        _ = site.Guard;
        site.Now += TimeSpan.FromMinutes(minutes);
        browser.KeepBrowser();
        await memory.Ask(new() { Code = new(CodeAction.Send, Key(browser), 5, IdOf4) });
        var hash = HMACSHA256.HashData(Encoding.UTF8.GetBytes(site.Options.Secret), Encoding.UTF8.GetBytes("code " + IdOf4));
        Assert.Equal(result, await site.Try(browser, (BitConverter.ToUInt64(hash, 0) % 1_000_000).ToString("D6")));
    }

    [Fact(DisplayName = "Another secret gives another code, and the same one the same")]
    public void Secrets()
    {
        static string CodeBy(string? secret) => new SmsSecret(secret).CodeOf("0123456789ABCDEF", "a record");
        Assert.Equal(CodeBy("one secret"), CodeBy("one secret"));
        Assert.NotEqual(CodeBy("one secret"), CodeBy("another secret"));
        Assert.NotEqual(CodeBy(null), CodeBy(null));
    }

    [Fact(DisplayName = "A code has six digits, and each digit is as frequent in each place, also a zero in the first")]
    public void SixDigits()
    {
        SmsSecret secret = new("one secret");
        var codes = Enumerable.Range(0, 10_000).Select(at => secret.CodeOf("id " + at, "a record")).ToList();
        Assert.All(codes, code => Assert.Matches(@"^[0-9]{6}\z", code));
        for (var place = 0; place < 6; place++)
            Assert.All(codes.GroupBy(code => code[place]), each => Assert.InRange(each.Count(), 850, 1150));
    }

    [Fact(DisplayName = "Servers of several versions have the same code for a record, so that an update of one after the other ends no login")]
    public void CodeOfVersion5() => Assert.Equal("534592", new SmsSecret("one secret").CodeOf(IdOf4, "record of " + IdOf4 + " " + Site.Number));

    [Fact(DisplayName = "With origins a code is right in any browser, and without its cookie")]
    public async Task WithOrigins()
    {
        site.Options.Origins.Add("https://portal.example.com");
        var code = await site.CodeFor(Site.BrowserWith("Origin=https://portal.example.com"));
        Assert.Equal(SmsTryResult.Right, await site.Try(browser, code));
        site.Now += TimeSpan.FromHours(1);
        code = await site.CodeFor(Site.BrowserWith("Origin=https://portal.example.com"));
        var other = Site.NewBrowser();
        other.KeepBrowser();
        // Servers of 4.0.0 look for it there, too.
        Assert.Equal(CodeState.Open, (await site.Store.Ask(new() { Code = new(CodeAction.Try, "record of " + Site.Number, 5) })).Code.State);
        Assert.Equal(SmsTryResult.Right, await site.Try(other, code));
    }

    [Fact(DisplayName = "While the service or the guard refuses, the former code stays right")]
    public async Task FormerCodeStays()
    {
        site.Options.PerNumber = 1;
        var code = await site.CodeFor(browser);
        site.Now += AfterPause;
        Assert.Equal("number", await site.Send(browser));
        Assert.Equal(SmsTryResult.Right, await site.Try(browser, code));
    }

    [Fact(DisplayName = "While new browsers guess, they have two tries; known ones have five")]
    public async Task TwoTries()
    {
        await site.Guess();
        var known = Site.KnownBrowser(address: "203.0.113.9");
        await site.Send(browser);
        await HasTries(browser, 2);
        await site.Send(known);
        await HasTries(known, 5);
        site.Log.Have(1, "somebody guesses");
    }

    [Fact(DisplayName = "Wrong codes without a code to enter are no guesses")]
    public async Task NothingToEnter()
    {
        for (var at = 0; at < 1000; at++)
        {
            var other = Site.Anyone(at);
            other.KeepBrowser();
            await site.Try(other, "000000", Site.NumberOf(at));
        }
        site.Log.Have(0, "somebody guesses");
    }

    [Fact(DisplayName = "The wrong codes of those who enter right ones, too, are no attack")]
    public async Task RightOnesToo()
    {
        for (var at = 0; at < 100; at++)
        {
            var other = Site.Anyone(at);
            var code = await site.CodeFor(other, Site.NumberOf(at));
            if (at % 3 == 0) await site.Try(other, Site.WrongCode, Site.NumberOf(at));
            await site.Try(other, code, Site.NumberOf(at));
        }
        site.Log.Have(0, "somebody guesses");
    }

    [Fact(DisplayName = "Without the cookie of the page the log names the call that sets it")]
    public async Task NoCookie()
    {
        Assert.Equal(SmsTryResult.None, await site.Try(browser, "123456"));
        Assert.Contains("SmsGuard.KeepBrowser", Assert.Single(site.Log.All));
    }

    /// <summary>The key of the record of a code.</summary>
    private static string Key(Browser browser, string number = Site.Number) => "record of " + browser.Cookies[SmsCookies.Browser.Name] + " " + number;

    /// <summary>So many more codes are tried, and no further one.</summary>
    private async Task HasTries(Browser browser, int count)
    {
        var results = await site.Mistype(browser, count + 1);
        Calls.Have(count, SmsTryResult.Wrong, results);
        Assert.Equal(SmsTryResult.Spent, results.Last());
    }
}
