using EvPortalWidgets;
using Xunit;

/// <summary>What a store does, and how often it is asked.</summary>
[Collection(nameof(Alone))]
public sealed class StoreRules
{
    private static readonly TimeSpan Hour = TimeSpan.FromHours(1);
    private readonly Site site = new();
    private readonly MemoryStore store;

    public StoreRules() => store = new(() => site.Now);

    [Fact(DisplayName = "Of 200 takes at once with a limit of 5, five count, and each knows the count before it")]
    public async Task TakesAtOnce()
    {
        var answers = await Calls.AtOnce(200, () => Take(Window("a", 5)));
        var counted = answers.Where(each => each.Take is not null).Select(each => each.Last.Counts[0]).Order();
        Assert.Equal([0, 1, 2, 3, 4], counted);
        Assert.All(answers.Where(each => each.Take is null), each => Assert.Equal(Hour, each.Last.Waits[0]));
    }

    [Fact(DisplayName = "All windows of a group count, or none")]
    public async Task AllOrNone()
    {
        await Take(Window("full", 1));
        Assert.Null((await Take(Window("open", 9), Window("full", 1))).Take);
        Assert.Equal(0, await Count("open"));
    }

    [Fact(DisplayName = "Of several groups the first one that has room counts, and one whose window is empty is left out")]
    public async Task FirstWithRoom()
    {
        WindowGroup absent = new([Window("absent", 9)]) { OnlyIf = Window("empty", 9) };
        WindowGroup first = new([Window("one", 1)]), second = new([Window("two", 2)]);
        foreach (var counted in new[] { first, second, second })
        {
            var answer = await Ask(absent, first, second);
            Assert.NotNull(answer.Take);
            Assert.Same(counted, answer.Last.Group);
        }
        Assert.Null((await Ask(absent, first, second)).Take);
    }

    [Fact(DisplayName = "A tested window must have room, and is not counted")]
    public async Task Tested()
    {
        WindowGroup group = new([Window("counted", 9)]) { Tested = [Window("tested", 1)] };
        Assert.NotNull((await Ask(group)).Take);
        Assert.Equal(0, await Count("tested"));
        await Take(Window("tested", 1));
        Assert.Null((await Ask(group)).Take);
    }

    [Fact(DisplayName = "What is given back does not count, and a second time changes nothing")]
    public async Task GivenBack()
    {
        var take = (await Take(Window("one", 5), Window("two", 5))).Take;
        await Take(Window("one", 5), Window("two", 5));
        for (var time = 0; time < 2; time++)
        {
            await store.Ask(new() { GiveBack = new(take.Id, [Window("one", 5)]) });
            Assert.Equal(1, await Count("one"));
        }
        Assert.Equal(2, await Count("two"));
    }

    [Fact(DisplayName = "What is forgotten counts anew, but not if the record of a code stops the question")]
    public async Task Forgotten()
    {
        await Take(Window("one", 5));
        await store.Ask(new() { Code = new(CodeAction.End, "no record", 5, "id"), Forget = [Window("one", 5)] });
        Assert.Equal(1, await Count("one"));
        await store.Ask(new() { Forget = [Window("one", 5)] });
        Assert.Equal(0, await Count("one"));
    }

    [Fact(DisplayName = "What has no room counts in all windows of what is refused, as long as each has room")]
    public async Task Refused()
    {
        await AskOnce();
        Assert.Equal(0, await Count("refused"));
        for (var time = 0; time < 9; time++) await AskOnce();
        Assert.Equal(3, await Count("refused"));
        Assert.Equal(3, await Count("many"));

        Task AskOnce() => store.Ask(
            new() { Groups = [new([Window("one", 1)])], Refused = [Window("many", 99), Window("refused", 3)] });
    }

    [Fact(DisplayName = "What is counted ends after its time; in turn, after that of the one before")]
    public async Task InTurn()
    {
        for (var time = 0; time < 2; time++) await Take(Window("once", 5), new(SmsWindowKind.Sms, "in turn", 5, Hour, true));
        foreach (var (once, inTurn) in new[] { (2, 2), (0, 1), (0, 0) })
        {
            Assert.Equal(once, await Count("once"));
            Assert.Equal(inTurn, await Count("in turn"));
            site.Now += Hour;
        }
    }

    [Fact(DisplayName = "Only a login with its own code ends a record, and once")]
    public void EndOfRecord()
    {
        CodeRecord record = new("one", 0, 600_000, 1);
        Assert.Equal(CodeState.Open, End(record, "one"));
        Assert.Equal(CodeState.None, End(record, "another"));
        Assert.Equal(CodeState.None, End(null, "one"));

        static CodeState End(CodeRecord? kept, string id) => CodeAnswer.Of(new(CodeAction.End, "key", 5, id), kept, 1000).State;
    }

    [Fact(DisplayName = "An SMS that was not sent is taken back, unless another one with the same code has gone; wrong codes since then count")]
    public void TakenBack()
    {
        CodeRecord before = new("one", 0, 600_000, 2), sent = before with { Sent = 60_000 };
        Assert.Equal(before, Undo(sent).Record);
        Assert.Equal(CodeState.None, Undo(sent with { Wrong = 3 }).State);
        Assert.Equal(CodeState.None, Undo(sent with { Sent = 120_000 }).State);
        Assert.Equal(CodeState.None, Undo(sent with { Id = "two" }).State);

        CodeAnswer Undo(CodeRecord kept) =>
            CodeAnswer.Of(new(CodeAction.Undo, "key", 5, Undone: new(CodeState.Open, sent, before)), kept, 61_000);
    }

    [Fact(DisplayName = "A monitor is told that a budget is spent, or that the store is away or can only be read")]
    public async Task Monitor()
    {
        site.Options.BudgetPerHour = 2;
        Assert.Empty(await ProblemsOf(site));
        await site.Ask(Site.NewBrowser());
        Assert.Equal(["BudgetSpent"], await ProblemsOf(site));
        Site away = new() { Store = new SlowStore(store) { Before = _ => throw new InvalidOperationException("away") } };
        Assert.Equal(["StoreAway"], await ProblemsOf(away));
        Site full = new();
        var ofFull = await Counting(full);
        ofFull.Before = question => question.Groups.Count > 0 ? throw new InvalidOperationException("OOM") : Task.CompletedTask;
        Assert.Equal(["StoreAway"], await ProblemsOf(full));

        static async Task<IEnumerable<string>> ProblemsOf(Site of) => (await of.Guard.Health()).Problems.Select(each => each.Name);
    }

    [Fact(DisplayName = "A monitor is told why the store is away, also while nobody asks it")]
    public async Task CauseForMonitor()
    {
        InvalidOperationException cause = new("away");
        site.Store = new SlowStore(store) { Before = _ => throw cause };
        for (var at = 0; at < 7; at++) Assert.Same(cause, (await site.Guard.Health()).Cause);
    }

    [Theory(DisplayName = "An SMS asks the store once, with a check and a token once more")]
    [InlineData(false, "a-person", 1)]
    [InlineData(true, null, 1)]
    [InlineData(true, "a-person", 2)]
    public async Task QuestionsOfSms(bool hasCheck, string? token, int questions)
    {
        if (hasCheck) site.Check = new Check();
        var counting = await Counting(site);
        counting.Asked = 0;
        Assert.Equal("sent", await site.AskAnyone(0, token));
        Assert.Equal(questions, counting.Asked);
    }

    [Fact(DisplayName = "A wrong code asks the store once, a right one twice")]
    public async Task QuestionsOfCode()
    {
        var counting = await Counting(site);
        var browser = Site.NewBrowser();
        var code = await site.CodeFor(browser);
        counting.Asked = 0;
        await site.Try(browser, Site.WrongCode);
        Assert.Equal(1, counting.Asked);
        counting.Asked = 0;
        await site.Try(browser, code);
        Assert.Equal(2, counting.Asked);
    }

    [Fact(DisplayName = "A wrong password asks the store once, a right one twice, in two requests three times, one with a token once more")]
    public async Task QuestionsOfPassword()
    {
        var counting = await Counting(site);
        counting.Asked = 0;
        await site.Login(Site.NewBrowser());
        Assert.Equal(1, counting.Asked);
        counting.Asked = 0;
        await site.LoginRight(Site.NewBrowser());
        Assert.Equal(2, counting.Asked);
        counting.Asked = 0;
        var browser = Site.NewBrowser();
        browser.KeepBrowser();
        await site.Login(browser.Later());
        await site.Guard.LoginSucceeded(browser.Later(), Site.Account);
        Assert.Equal(3, counting.Asked);
        site.Check = new Check();
        for (var at = 0; at < 40; at++) await site.Login(Site.Anyone(at), "boris");
        counting.Asked = 0;
        await site.Login(Site.Anyone(50, "a-person"), "boris");
        Assert.Equal(2, counting.Asked);
    }

    private static SmsWindow Window(string key, int limit) => new(SmsWindowKind.Sms, key, limit, Hour);

    /// <summary>The site gets a store that counts its questions, from the first one of a visitor.</summary>
    private static async Task<SlowStore> Counting(Site of)
    {
        SlowStore counting = new(new MemoryStore(() => of.Now)) { Before = _ => Task.CompletedTask };
        of.Store = counting;
        _ = of.Guard;
        await counting.Checked;
        return counting;
    }

    private Task<StoreAnswer> Take(params SmsWindow[] windows) => Ask(new WindowGroup(windows));

    private Task<StoreAnswer> Ask(params WindowGroup[] groups) => store.Ask(new() { Groups = groups });

    private async Task<int> Count(string key) => (await store.Ask(new() { Read = [Window(key, 1)] })).Read[0];
}
