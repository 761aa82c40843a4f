using EvPortalWidgets;
using Xunit;

/// <summary>What a memory keeps when there is much.</summary>
[Collection(nameof(Alone))]
public sealed class MemoryRules
{
    private readonly Site site = new();

    [Fact(DisplayName = "Nothing is kept after a day")]
    public async Task AfterDay()
    {
        for (var at = 0; at < 1000; at++) await site.AskAnyone(at);
        var memory = (MemoryStore)site.Store;
        Assert.InRange(memory.Size, 3001, int.MaxValue);
        site.Now = TimeSpan.FromHours(25);
        for (var at = 0; at < 200; at++) await site.Guard.Health();
        Assert.InRange(memory.Size, 0, 29);
    }

    [Theory(DisplayName = "What ends first is forgotten first, as soon as it ends, whatever was counted before it")]
    [InlineData("Sms")]
    [InlineData("Login")]
    [InlineData("Call")]
    [InlineData("Home")]
    public async Task EndsFirst(string kind)
    {
        MemoryStore memory = new(() => site.Now);
        var of = Enum.Parse<SmsWindowKind>(kind);
        await Fill(memory, "days", TimeSpan.FromDays(2), of);
        for (var at = 0; at < 9; at++) await Fill(memory, "hour " + at, TimeSpan.FromHours(1), of);
        await HasAfter(TimeSpan.FromHours(1) - TimeSpan.FromMilliseconds(1), 10);
        await HasAfter(TimeSpan.FromHours(1), 1);
        await HasAfter(TimeSpan.FromDays(2), 0);

        async Task HasAfter(TimeSpan time, int size)
        {
            site.Now = time;
            await memory.Ask(new());
            Assert.Equal(size, memory.Size);
        }
    }

    [Fact(DisplayName = "What is counted again is kept until the last of it ends, and nothing of it longer")]
    public async Task CountedAgain()
    {
        MemoryStore memory = new(() => site.Now);
        for (var minute = 0; minute < 60; minute++)
        {
            site.Now = TimeSpan.FromMinutes(minute);
            for (var at = 0; at < 9; at++) if (minute % (at + 1) == 0) await Fill(memory, "hour " + at, TimeSpan.FromHours(1), limit: 99);
        }
        Assert.Equal(9, memory.Size);
        // Its last count was in the last minute before 60 that its number divides.
        var ends = Enumerable.Range(1, 9).Select(each => 60 + 59 / each * each).ToList();
        for (var minute = 60; minute < 120; minute++)
        {
            site.Now = TimeSpan.FromMinutes(minute);
            await memory.Ask(new());
            Assert.Equal($"{minute}: {ends.Count(end => end > minute)}", $"{minute}: {memory.Size}");
        }
    }

    [Fact(DisplayName = "What is given back takes no memory")]
    public async Task GivenBack()
    {
        MemoryStore memory = new(() => site.Now);
        var take = (await Fill(memory, "hour", TimeSpan.FromHours(1))).Take;
        Assert.Equal(1, memory.Size);
        await memory.Ask(new() { GiveBack = take });
        Assert.Equal(0, memory.Size);
    }

    [Fact(DisplayName = "A code is right for ten minutes and no longer, also while the memory has much to forget")]
    public async Task EndOfCode()
    {
        MemoryStore memory = new(() => site.Now);
        for (var at = 0; at < 500; at++) await Fill(memory, "minute " + at, TimeSpan.FromMinutes(1), SmsWindowKind.Sms);
        Assert.Equal(CodeState.Open, await Step(CodeAction.Send));
        site.Now = CodeRecord.Life - TimeSpan.FromMilliseconds(1);
        Assert.Equal(CodeState.Open, await Step(CodeAction.Try));
        site.Now = CodeRecord.Life;
        Assert.Equal(CodeState.None, await Step(CodeAction.Try));
        // It has not been forgotten yet.
        Assert.InRange(memory.Size, 100, 499);

        async Task<CodeState> Step(CodeAction action) => (await memory.Ask(new() { Code = new(action, "key", 5, "id") })).Code.State;
    }

    [Fact(DisplayName = "No call forgets more than 200 keys, however many have ended")]
    public async Task Forgotten()
    {
        MemoryStore memory = new(() => site.Now);
        for (var at = 0; at < 1000; at++) await Fill(memory, "login " + at, TimeSpan.FromHours(1));
        site.Now = TimeSpan.FromHours(2);
        var before = memory.Size;
        Assert.InRange(before, 1000, int.MaxValue);
        await Fill(memory, "login", TimeSpan.FromHours(1));
        Assert.InRange(before - memory.Size, 51, 200);
    }

    [Fact(DisplayName = "Refusals make the memory forget no password, however many and long they are, and passwords no refusal")]
    public async Task RefusalsFirst()
    {
        MemoryStore memory = new(() => site.Now);
        await Fill(memory, "password", TimeSpan.FromMinutes(15));
        for (var at = 0; at < MemoryStore.MostCalls + 100; at++) await Fill(memory, "refused " + at, TimeSpan.FromDays(1), SmsWindowKind.Call);
        Assert.InRange(memory.Size, 2, MemoryStore.MostCalls + 50);
        Assert.Equal([1, 0, 1], await Counts("password", "refused 0", "refused " + MemoryStore.MostCalls));
        for (var at = 0; at < MemoryStore.MostLogins + 100; at++) await Fill(memory, "login " + at, TimeSpan.FromDays(2));
        Assert.Equal([0, 1], await Counts("password", "refused " + MemoryStore.MostCalls));

        async Task<IReadOnlyList<int>> Counts(params string[] keys) =>
            (await memory.Ask(new() { Read = [.. keys.Select(key => new SmsWindow(SmsWindowKind.Login, key, 1, TimeSpan.FromHours(1)))] })).Read;
    }

    [Fact(DisplayName = "Networks that are known make the memory forget no password, however many there are")]
    public async Task HomesApart()
    {
        MemoryStore memory = new(() => site.Now);
        await Fill(memory, "password", TimeSpan.FromMinutes(15));
        for (var at = 0; at < MemoryStore.MostHomes + 100; at++) await Fill(memory, "known " + at, TimeSpan.FromDays(30), SmsWindowKind.Home);
        Assert.InRange(memory.Size, 2, MemoryStore.MostHomes + 50);
        var password = new SmsWindow(SmsWindowKind.Login, "password", 1, TimeSpan.FromHours(1));
        Assert.Equal([1], (await memory.Ask(new() { Read = [password] })).Read);
    }

    [Fact(DisplayName = "Neither invented logins nor refused calls of many addresses fill the memory, or make the guard forget an SMS")]
    public async Task Bounded()
    {
        site.Options.PerNumber = site.Options.PerPrefix = 1;
        await site.Ask(Site.NewBrowser());
        var memory = (MemoryStore)site.Store;
        for (var at = 0; at < MemoryStore.MostLogins + 100; at++) await Fill(memory, "login " + at, TimeSpan.FromDays(9));
        Assert.InRange(memory.Size, 0, MemoryStore.MostLogins + 50);
        await Calls.Have(0, "sent", of: 500, at => site.Ask(Site.NewBrowser($"2a02:{at:x}::1")));
        // Each is refused in three networks, and counts for an hour, in the largest one also for a day.
        Assert.InRange(memory.Size, 0, MemoryStore.MostLogins + 4 * 500 + 200);
        Assert.Equal("number", await site.Ask(Site.NewBrowser("203.0.113.9")));
    }

    private static Task<StoreAnswer> Fill(MemoryStore store, string key, TimeSpan length, SmsWindowKind kind = SmsWindowKind.Login, int limit = 1) =>
        store.Ask(new() { Groups = [new([new(kind, key, limit, length)])] });
}
