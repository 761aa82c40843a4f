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
        for (var at = 0; at < 200; at++) await site.Guard.Problems();
        Assert.InRange(memory.Size, 0, 29);
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

    [Fact(DisplayName = "Neither invented logins nor refused calls of many addresses fill the memory, or make the guard forget an SMS")]
    public async Task Bounded()
    {
        site.Options.PerNumber = site.Options.PerPrefix = 1;
        await site.Ask(Site.NewBrowser());
        var memory = (MemoryStore)site.Store;
        for (var at = 0; at < MemoryStore.MostLogins + 100; at++) await Fill(memory, "login " + at, TimeSpan.FromDays(9));
        Assert.InRange(memory.Size, 0, MemoryStore.MostLogins + 50);
        await Calls.Have(0, "sent", of: 500, at => site.Ask(Site.NewBrowser($"2a02:{at:x}::1")));
        Assert.InRange(memory.Size, 0, MemoryStore.MostLogins + 200);
        Assert.Equal("number", await site.Ask(Site.NewBrowser("203.0.113.9")));
    }

    private static Task Fill(MemoryStore store, string key, TimeSpan length) =>
        store.Ask(new() { Groups = [new([new(SmsWindowKind.Login, key, 1, length)])] });
}
