using System;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;
using EvPortalWidgets;

/// <summary>What the guard does when its store does not answer. Probes take real time.</summary>
internal static class AbsenceRules
{
    public static Rules All => new Rules
    {
        { "What a store does not answer counts as spent, and no SMS is sent", "SmsMaxAttemptsReached store, 1 counted", it =>
        {
            MemoryStore memory = new(() => it.Now);
            it.Store = new SlowStore(memory) { Before = question => Hang(memory, question) };
            var refusal = it.Guard.SendCode(Trial.NewBrowser(), Trial.Number, _ => throw new InvalidOperationException("sent")).Result;
            return Rules.Join(refusal.Code + " " + refusal.Reason, memory.Ask(new() { Read = [new(SmsWindowKind.Sms, "number " + Trial.Number + " in an hour", 1, TimeSpan.FromHours(1))] }).Result.Read[0] + " counted");
        } },
        { "While a store does not answer, passwords have limits in memory, and a right one does not count", "5 tried, 20 tried", it =>
        {
            it.Store = Failing();
            var tried = Trial.Tried(8, _ => it.Login(Trial.NewBrowser(), "anna"));
            return Rules.Join(tried, Trial.Tried(20, _ =>
            {
                var browser = Trial.NewBrowser();
                var result = it.Login(browser, "boris");
                it.Guard.LoginSucceeded(browser, "boris").Wait();
                return result;
            }));
        } },
        { "Four failures of ten are no absence; with the fifth nothing is asked until a probe succeeds", "10 asked, ; away; away, back", it =>
        {
            bool fails = false, isAway = false;
            var asked = 0;
            SlowStore store = new(new MemoryStore(() => it.Now))
            {
                Before = question => question.Code is null ? Fail(isAway) : ++asked > 0 && fails ? throw new InvalidOperationException("away") : Task.CompletedTask,
            };
            it.Store = store;
            for (var at = 0; at < 10; at++)
            {
                fails = at < 4;
                it.Send(Trial.NewBrowser(), Trial.NumberOf(at));
                // What fails before the first probe is answered, is forgotten then.
                SpinWait.SpinUntil(() => store.IsChecked, 10_000);
            }
            var first = Rules.Join(asked + " asked", Absences(it));
            fails = isAway = true;
            for (var at = 10; at < 30; at++) it.Send(Trial.NewBrowser(), Trial.NumberOf(at));
            var during = Absences(it);
            fails = isAway = false;
            SpinWait.SpinUntil(() => Absences(it) != during, 10_000);
            return first + "; " + during + "; " + Absences(it);
        } },
        { "Failures of more than ten seconds ago do not count", "", it =>
        {
            it.Store = new SlowStore(new MemoryStore(() => it.Now)) { Before = question => Fail(question.Code is not null) };
            for (var at = 0; at < 20; at++)
            {
                it.Now += TimeSpan.FromSeconds(3);
                it.Send(Trial.NewBrowser(), Trial.NumberOf(at));
            }
            return Absences(it);
        } },
        { "What a monitor asks says nothing about the calls of visitors", "away", it =>
        {
            it.Store = new SlowStore(new MemoryStore(() => it.Now)) { Before = question => Fail(question.Code is not null) };
            // The first probe may come at any time, and forgets what was before.
            for (var at = 0; at < 15; at++)
            {
                it.Send(Trial.NewBrowser(), Trial.NumberOf(at));
                for (var time = 0; time < 10; time++) it.Guard.Problems().Wait();
            }
            return Absences(it).Split(',')[0];
        } },
        { "A store that fails some of the calls again and again has three lines in the log, until it has stayed for a minute", "away, back, away; away, back, away, back", it =>
        {
            var fails = true;
            it.Store = new SlowStore(new MemoryStore(() => it.Now)) { Before = question => Fail(fails && question.Code is not null) };
            SpinWait.SpinUntil(() => it.Send(Trial.NewBrowser()) == "sent" || Absences(it) == "away, back, away", 10_000);
            fails = false;
            SpinWait.SpinUntil(() => it.Send(Trial.NewBrowser()) != "store", 10_000);
            var during = Absences(it);
            it.Now += TimeSpan.FromMinutes(2);
            it.Send(Trial.NewBrowser());
            return during + "; " + Absences(it);
        } },
        { "A log that fails at the start does not keep a store away that is back", "True", it =>
        {
            var fails = true;
            var lines = 0;
            SlowStore store = new(new MemoryStore(() => it.Now)) { Before = question => Fail(fails) };
            using StoreBreaker breaker = new(store, new WidgetLog((_, _) => Fail(++lines == 1)), () => it.Now);
            bool Answers() => breaker.Ask(new()).ContinueWith(asked => asked.IsCompletedSuccessfully).Result;
            SpinWait.SpinUntil(() => lines > 0, 10_000);
            for (var at = 0; at < 10; at++) Answers();
            fails = false;
            return SpinWait.SpinUntil(Answers, 3000).ToString();
        } },
        { "After the end of the site, and a second one, the store is asked nothing more, and its connection is closed once", "1, 0", it =>
        {
            var store = Failing();
            it.Store = store;
            SpinWait.SpinUntil(() => it.Guard is not null && store.Asked > 1, 10_000);
            it.Guard.Dispose();
            it.Guard.Dispose();
            var asked = store.Asked;
            // Longer than a probe waits.
            Thread.Sleep(600);
            return Rules.Join(store.Closed, Math.Max(0, store.Asked - asked - 1));
        } },
    };

    private static SlowStore Failing() => new(new MemoryStore(() => TimeSpan.Zero)) { Before = _ => throw new InvalidOperationException("away") };

    private static Task Fail(bool fails) => fails ? throw new TimeoutException("away") : Task.CompletedTask;

    private static async Task Hang(ISmsStore memory, StoreQuestion question)
    {
        await memory.Ask(question);
        if (question.Code is not null) await new TaskCompletionSource<bool>().Task;
    }

    private static string Absences(Trial it) =>
        string.Join(", ", it.Log.ToArray().Select(line => line.Contains("does not answer") ? "away" : line.Contains("answers again") ? "back" : null).Where(each => each != null));
}
