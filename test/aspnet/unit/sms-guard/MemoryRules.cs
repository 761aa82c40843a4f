using System;
using System.Linq;
using EvPortalWidgets;

/// <summary>What a memory keeps when there is much, and what many calls get. These rules take seconds.</summary>
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
        { "Nothing is kept after a day", "True, True, True", it =>
        {
            for (var at = 0; at < 1000; at++) it.AskAnyone(at);
            var memory = (MemoryStore)it.Store;
            var before = memory.Size;
            it.Now = TimeSpan.FromHours(25);
            for (var at = 0; at < 200; at++) it.Guard.Problems().Wait();
            var after = memory.Size;
            for (var at = 0; at < 300000; at++) Fill(memory, "login " + at, TimeSpan.FromHours(1));
            return Rules.Join(before > 3000, after < 30, memory.Size <= MemoryStore.MostLogins + 50);
        } },
        { "No call forgets more than 200 keys, however many have ended", "True, True", it =>
        {
            MemoryStore memory = new(() => it.Now);
            for (var at = 0; at < 150000; at++) Fill(memory, "login " + at, TimeSpan.FromHours(1));
            it.Now = TimeSpan.FromHours(2);
            var before = memory.Size;
            Fill(memory, "login", TimeSpan.FromHours(1));
            return Rules.Join(before >= 150000, before - memory.Size is > 50 and <= 200);
        } },
        { "Calls of many addresses that get no SMS do not fill the memory, and make it forget no SMS", "True, number", it =>
        {
            it.Options.PerNumber = it.Options.PerPrefix = 1;
            it.Numbers = new Numbers(_ => false);
            it.Ask(Trial.NewBrowser());
            for (var at = 0; at < 60000; at++) it.Ask(Trial.NewBrowser("2a02:" + (at / 1000).ToString("x") + ":" + (at % 1000).ToString("x") + "::1"));
            return Rules.Join(((MemoryStore)it.Store).Size <= MemoryStore.MostLogins + 200, it.Ask(Trial.NewBrowser("203.0.113.9")));
        } },
        { "Invented logins do not make the guard forget SMS", "number", it =>
        {
            it.Options.PerNumber = 1;
            it.Ask(Trial.NewBrowser());
            for (var at = 0; at < 500000; at++) Fill(it.Store, "login " + at, TimeSpan.FromDays(9));
            return it.Ask(Trial.NewBrowser("203.0.113.9"));
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
