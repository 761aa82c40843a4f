using System.Diagnostics;
using EvPortalWidgets;
using Xunit;

/// <summary>What a store does, how often it is asked, and what the guard does when it does not answer.</summary>
internal static class StoreRules
{
    private static readonly TimeSpan Hour = TimeSpan.FromHours(1);

    public static Rules All => new Rules
    {
        { "Redis without its package stops the start, and the error names the command",
            "EvPortalWidgets:Redis is set, and its package is missing: dotnet add package EvPortalWidgets.Redis", it => Start("localhost", "a secret") },
        { "Redis without a secret stops the start, and the error names the setting", "True", it =>
            Start("localhost", " ").StartsWith("EvPortalWidgets:Redis needs EvPortalWidgets:Secret").ToString() },
        { "Without the setting counts and codes are in memory", "MemoryStore", it => Start("", null) },

        { "Of 200 takes at once with a limit of 5, five count, and each knows the count before it", "0 1 2 3 4, 195 full", it =>
        {
            MemoryStore store = new(() => it.Now);
            var answers = Enumerable.Range(0, 200).AsParallel().WithDegreeOfParallelism(8).Select(_ => Take(store, Window("a", 5))).ToList();
            var counted = answers.Where(each => each.Take is not null).Select(each => each.Last.Counts[0]).OrderBy(count => count);
            return Rules.Join(string.Join(" ", counted), answers.Count(each => each.Take is null && each.Last.Waits[0] == Hour) + " full");
        } },
        { "All windows of a group count, or none", "full, 0", it =>
        {
            MemoryStore store = new(() => it.Now);
            Take(store, Window("full", 1));
            var answer = Take(store, Window("open", 9), Window("full", 1));
            return Rules.Join(answer.Take is null ? "full" : "counted", Count(store, "open"));
        } },
        { "Of several groups the first one that has room counts, and one whose window is empty is left out", "first, second, second, none", it =>
        {
            MemoryStore store = new(() => it.Now);
            WindowGroup absent = new([Window("absent", 9)]) { OnlyIf = Window("empty", 9) };
            WindowGroup first = new([Window("one", 1)]), second = new([Window("two", 2)]);
            string Next() => Ask(store, absent, first, second) is { Take: not null } answer ? answer.Last.Group == first ? "first" : "second" : "none";
            return Rules.Join(Next(), Next(), Next(), Next());
        } },
        { "A tested window must have room, and is not counted", "counted, 0, full", it =>
        {
            MemoryStore store = new(() => it.Now);
            string Next() => Ask(store, new WindowGroup([Window("counted", 9)]) { Tested = [Window("tested", 1)] }).Take is null ? "full" : "counted";
            var (open, count) = (Next(), Count(store, "tested"));
            Take(store, Window("tested", 1));
            return Rules.Join(open, count, Next());
        } },
        { "What is given back does not count, and a second time changes nothing", "1, 1, 2", it =>
        {
            MemoryStore store = new(() => it.Now);
            var take = Take(store, Window("one", 5), Window("two", 5)).Take;
            Take(store, Window("one", 5), Window("two", 5));
            store.Ask(new() { GiveBack = new(take.Id, [Window("one", 5)]) });
            var once = Count(store, "one");
            store.Ask(new() { GiveBack = new(take.Id, [Window("one", 5)]) });
            return Rules.Join(once, Count(store, "one"), Count(store, "two"));
        } },
        { "What has no room counts in the windows of what is refused, as long as they have room", "0, 3, 1", it =>
        {
            MemoryStore store = new(() => it.Now);
            string Refused() => Count(store, "refused") + "";
            void Next() => store.Ask(new() { Groups = [new([Window("one", 1)])], Refused = [Window("refused", 3), Window("few", 1)] });
            Next();
            var none = Refused();
            for (var time = 0; time < 9; time++) Next();
            return Rules.Join(none, Refused(), Count(store, "few"));
        } },
        { "What is counted ends after its time; in turn, after that of the one before", "2 2, 0 1, 0 0", it =>
        {
            MemoryStore store = new(() => it.Now);
            for (var time = 0; time < 2; time++) Take(store, Window("once", 5), new(SmsWindowKind.Sms, "in turn", 5, Hour, true));
            string Counts() => Count(store, "once") + " " + Count(store, "in turn");
            var now = Counts();
            it.Now += Hour;
            var later = Counts();
            it.Now += Hour;
            return Rules.Join(now, later, Counts());
        } },

        { "Only a login with its own code ends a record, and once", "Open, None, None", it =>
        {
            CodeRecord record = new("one", 0, 600_000, 1);
            CodeState End(CodeRecord kept, string id) => CodeAnswer.Of(new(CodeAction.End, "key", 5, id), kept, 1000).State;
            return Rules.Join(End(record, "one"), End(record, "another"), End(null, "one"));
        } },
        { "An SMS that was not sent is taken back, unless another one with the same code has gone; wrong codes since then count", "3 wrong, None, None", it =>
        {
            CodeRecord former = new("one", 0, 600_000, 2), sent = new("one", 60_000, 600_000, 0);
            CodeAnswer Undo(CodeRecord kept) =>
                CodeAnswer.Of(new(CodeAction.Undo, "key", 5, Former: new(CodeState.Open, sent, former)), kept, 61_000);
            return Rules.Join(Undo(sent with { Wrong = 1 }).Record!.Wrong + " wrong", Undo(new("one", 120_000, 600_000, 0)).State, Undo(new("two", 60_000, 600_000, 0)).State);
        } },
        { "A monitor is told that a budget is spent, or that the store is away or can only be read", ", BudgetSpent, StoreAway, StoreAway", it =>
        {
            it.Options.BudgetPerHour = 2;
            string Problems(Trial trial) => string.Join(" ", trial.Guard.Problems().Result.Select(each => each.Name));
            var none = Problems(it);
            it.Ask(Trial.NewBrowser());
            Trial away = new() { Store = new SlowStore(new MemoryStore(() => it.Now)) { Before = _ => throw new InvalidOperationException("away") } };
            Trial full = new();
            var store = Counting(full);
            store.Before = question => question.Groups.Count > 0 ? throw new InvalidOperationException("OOM") : Task.CompletedTask;
            return Rules.Join(none, Problems(it), Problems(away), Problems(full));
        } },
        { "An SMS asks the store once, with IKnownNumbers or a check twice, in an attack with a token three times", "1, 2, 2, 3", it =>
        {
            int Asked(bool hasNumbers, bool hasCheck, bool isAttack)
            {
                var trial = new Trial();
                if (hasNumbers) trial.Numbers = new Numbers(_ => false);
                if (hasCheck) trial.Check = new Check();
                var store = Counting(trial);
                if (isAttack) for (var at = 0; at < 51; at++) trial.AskAnyone(at, "a-person");
                store.Asked = 0;
                var result = trial.AskAnyone(0, "a-person");
                return result == "sent" ? store.Asked : -1;
            }
            return Rules.Join(Asked(false, false, false), Asked(true, false, false), Asked(true, true, false), Asked(false, true, true));
        } },
        { "A wrong code asks the store once, a right one twice", "1, 2", it =>
        {
            var store = Counting(it);
            var browser = Trial.NewBrowser();
            var code = it.CodeFor(browser);
            int Asked(string entered)
            {
                store.Asked = 0;
                it.Try(browser, entered);
                return store.Asked;
            }
            return Rules.Join(Asked(""), Asked(code));
        } },
        { "A wrong password asks the store once, a right one twice, one with a token once more", "1, 2, 2", it =>
        {
            var store = Counting(it);
            var browser = Trial.NewBrowser();
            int Asked(Action act)
            {
                store.Asked = 0;
                act();
                return store.Asked;
            }
            var wrong = Asked(() => it.Login(browser, "anna"));
            var right = Asked(() =>
            {
                it.Login(browser, "anna");
                it.Guard.LoginSucceeded(browser, "anna").Wait();
            });
            it.Check = new Check();
            for (var at = 0; at < 40; at++) it.Login(it.Anyone(at), "boris");
            return Rules.Join(wrong, right, Asked(() => it.Login(it.Anyone(50, "a-person"), "boris")));
        } },
    };

    private static StoreAnswer Take(ISmsStore store, params SmsWindow[] windows) => Ask(store, new WindowGroup(windows));

    private static StoreAnswer Ask(ISmsStore store, params WindowGroup[] groups) => store.Ask(new() { Groups = groups }).Result;

    private static int Count(ISmsStore store, string key) => store.Ask(new() { Read = [Window(key, 1)] }).Result.Read[0];

    private static SmsWindow Window(string key, int limit) => new(SmsWindowKind.Sms, key, limit, Hour);

    private static SlowStore Counting(Trial it)
    {
        SlowStore store = new(new MemoryStore(() => it.Now)) { Before = _ => Task.CompletedTask };
        it.Store = store;
        _ = it.Guard;
        // The guard asks it at the start.
        Assert.True(SpinWait.SpinUntil(() => store.Asked == 1, 10_000));
        return store;
    }

    private static string Start(string redis, string secret)
    {
        try
        {
            return StoreOfSite.Of(redis, secret, () => TimeSpan.Zero, "dotnet add package").GetType().Name;
        }
        catch (Exception error)
        {
            return error.Message;
        }
    }
}
