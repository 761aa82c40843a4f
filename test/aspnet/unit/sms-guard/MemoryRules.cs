using EvPortalWidgets;
using Xunit;

/// <summary>What a memory keeps when there is much, and what many calls get. Some of these rules take a second.</summary>
[Collection(nameof(Alone))]
public sealed class MemoryRules
{
    private readonly Site site = new();

    [Fact(DisplayName = "In an hour nobody learns who lives in a network by what is sent when others are refused: of 120 who do, in 20,000 numbers")]
    public async Task WhoLivesThere()
    {
        static string Home(int at) => "203.0.113." + at % 250;
        for (var at = 0; at < 20000; at += 167, site.Now += TimeSpan.FromMinutes(20)) await site.SignIn(Site.NewBrowser(Home(at)), Site.NumberOf(at));
        site.Now += TimeSpan.FromDays(1);
        // Others have spent what strangers get.
        for (var at = 0; at < 3000; at++) await site.Ask(Site.Anyone(at), Site.NumberOf(at, "38099"));
        await Calls.Have(5, "sent", of: 20000, at => site.Ask(Site.NewBrowser(Home(at)), Site.NumberOf(at)));
    }

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

    [Fact(DisplayName = "In an hour nobody learns who lives in a network by what is tried when others are refused: of 120 who do, in 20,000 emails")]
    public async Task WhoSignsInThere()
    {
        Browser Home() => Site.NewBrowser("203.0.113.9");
        for (var at = 0; at < 20000; at += 167) await site.Guard.LoginSucceeded(Home(), "account " + at);
        for (var at = 0; at < 30; at++) await site.Login(Home(), at + "@example.com");
        await Calls.Have(1, "tried", of: 20000, at => site.Login(Home(), at % 167 == 0 ? "account " + at : at + "@example.com"));
    }

    private static Task Fill(MemoryStore store, string key, TimeSpan length) =>
        store.Ask(new() { Groups = [new([new(SmsWindowKind.Login, key, 1, length)])] });
}
