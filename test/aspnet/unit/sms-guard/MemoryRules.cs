using EvPortalWidgets;

/// <summary>What a memory keeps when there is much, and what many calls get. Some of these rules take a second.</summary>
internal static class MemoryRules
{
    public static Rules All => new Rules
    {
        { "In an hour nobody learns who lives in a network by what is sent when others are refused: of 120 who do, in 20,000 numbers", "5 found", it =>
        {
            string Home(int at) => "203.0.113." + at % 250;
            for (var at = 0; at < 20000; at += 167, it.Now += TimeSpan.FromMinutes(20)) it.SignIn(Trial.NewBrowser(Home(at)), Trial.NumberOf(at));
            it.Now += TimeSpan.FromDays(1);
            // Others have spent what strangers get.
            for (var at = 0; at < 3000; at++) it.Ask(it.Anyone(at), Trial.NumberOf(at, "38099"));
            return Enumerable.Range(0, 20000).Count(at => it.Ask(Trial.NewBrowser(Home(at)), Trial.NumberOf(at)) == "sent") + " found";
        } },
        { "Nothing is kept after a day", "True, True", it =>
        {
            for (var at = 0; at < 1000; at++) it.AskAnyone(at);
            var memory = (MemoryStore)it.Store;
            var before = memory.Size;
            it.Now = TimeSpan.FromHours(25);
            for (var at = 0; at < 200; at++) it.Guard.Problems().Wait();
            return Rules.Join(before > 3000, memory.Size < 30);
        } },
        { "No call forgets more than 200 keys, however many have ended", "True, True", it =>
        {
            MemoryStore memory = new(() => it.Now);
            for (var at = 0; at < 1000; at++) Fill(memory, "login " + at, TimeSpan.FromHours(1));
            it.Now = TimeSpan.FromHours(2);
            var before = memory.Size;
            Fill(memory, "login", TimeSpan.FromHours(1));
            return Rules.Join(before >= 1000, before - memory.Size is > 50 and <= 200);
        } },
        { "Neither invented logins nor refused calls of many addresses fill the memory, or make the guard forget an SMS", "True, True, 0 sent, number", it =>
        {
            it.Options.PerNumber = it.Options.PerPrefix = 1;
            it.Numbers = new Numbers(_ => false);
            it.Ask(Trial.NewBrowser());
            var memory = (MemoryStore)it.Store;
            for (var at = 0; at < MemoryStore.MostLogins + 100; at++) Fill(memory, "login " + at, TimeSpan.FromDays(9));
            var isBounded = memory.Size <= MemoryStore.MostLogins + 50;
            var refused = Trial.Many(500, at => it.Ask(Trial.NewBrowser("2a02:" + at.ToString("x") + "::1")));
            return Rules.Join(isBounded, memory.Size <= MemoryStore.MostLogins + 200, refused, it.Ask(Trial.NewBrowser("203.0.113.9")));
        } },
        { "In an hour nobody learns who lives in a network by what is tried when others are refused: of 120 who do, in 20,000 emails", "1 found", it =>
        {
            for (var at = 0; at < 20000; at += 167) it.Guard.LoginSucceeded(Trial.NewBrowser("203.0.113.9"), "account " + at).Wait();
            Trial.Tried(30, at => it.Login(Trial.NewBrowser("203.0.113.9"), at + "@example.com"));
            return Enumerable.Range(0, 20000).Count(at => at % 167 == 0
                ? it.Login(Trial.NewBrowser("203.0.113.9"), "account " + at) == "tried"
                : it.Login(Trial.NewBrowser("203.0.113.9"), at + "@example.com") == "tried") + " found";
        } },
    };

    private static void Fill(ISmsStore store, string key, TimeSpan length) =>
        store.Ask(new() { Groups = [new([new(SmsWindowKind.Login, key, 1, length)])] }).Wait();
}
