using EvPortalWidgets;
using Xunit;

/// <summary>What the guard does when its store does not answer.</summary>
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
        { "A password that was tried while the store was away does not count if it is right, also when the store is back then", "20 tried", it =>
        {
            var fails = true;
            it.Store = new SlowStore(new MemoryStore(() => it.Now)) { Before = _ => Fail(fails) };
            return Trial.Tried(20, _ =>
            {
                var browser = Trial.NewBrowser();
                fails = true;
                var result = it.Login(browser, "anna");
                fails = false;
                it.Now += TimeSpan.FromSeconds(1);
                it.Guard.LoginSucceeded(browser, "anna").Wait();
                return result;
            });
        } },
        { "Four failures of ten are no absence; with the fifth nothing is asked until a probe succeeds, one in a second", "10 asked, ; away, 5 asked, 3 probes; away, back, 1 asked", it =>
        {
            bool fails = false, isAway = false;
            int asked = 0, probes = 0;
            SlowStore store = new(new MemoryStore(() => it.Now))
            {
                Before = question => question.Code is null ? Fail(++probes > 0 && isAway) : Fail(++asked > 0 && fails),
            };
            it.Store = store;
            // What fails before the first probe is answered, is forgotten then.
            Assert.True(SpinWait.SpinUntil(() => it.Guard is not null && store.IsChecked, 10_000));
            string Take(int first, int count)
            {
                asked = probes = 0;
                for (var at = first; at < first + count; at++) it.Send(Trial.NewBrowser(), Trial.NumberOf(at));
                return Rules.Join(Absences(it), asked + " asked");
            }
            for (var at = 0; at < 10; at++)
            {
                fails = at < 4;
                it.Send(Trial.NewBrowser(), Trial.NumberOf(at));
            }
            var first = Rules.Join(asked + " asked", Absences(it));
            fails = isAway = true;
            it.Now += TimeSpan.FromSeconds(11);
            var during = Take(10, 20);
            for (var at = 0; at < 12; at++)
            {
                it.Now += TimeSpan.FromMilliseconds(250);
                it.Send(Trial.NewBrowser(), Trial.NumberOf(at));
            }
            during = Rules.Join(during, probes + " probes");
            fails = isAway = false;
            it.Now += TimeSpan.FromSeconds(1);
            return Rules.Join(first + "; " + during + "; " + Take(30, 1));
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
        { "Five failures are an absence if they are among ten calls, and not among eleven", "away, ", it =>
        {
            string After(string calls)
            {
                Trial trial = new();
                var fails = false;
                SlowStore store = new(new MemoryStore(() => trial.Now)) { Before = _ => Fail(fails) };
                trial.Store = store;
                Assert.True(SpinWait.SpinUntil(() => trial.Guard is not null && store.IsChecked, 10_000));
                for (var at = 0; at < calls.Length; at++)
                {
                    fails = calls[at] == 'x';
                    trial.Send(Trial.NewBrowser(), Trial.NumberOf(at));
                }
                return Absences(trial);
            }
            return Rules.Join(After("x.x.x.x..x"), After("x.x.x.x...x"));
        } },
        { "A store that needs more than a second to connect at the start is no absence", "", it =>
        {
            TaskCompletionSource<bool> connecting = new();
            List<string> lines = [];
            SlowStore store = new(new MemoryStore(() => it.Now)) { Before = _ => connecting.Task };
            using StoreBreaker breaker = new(store, new WidgetLog((line, _) => lines.Add(line.Name)), () => it.Now);
            Assert.True(SpinWait.SpinUntil(() => store.Asked == 1, 10_000));
            // A visitor waits for a second, from now on.
            Assert.Throws<AggregateException>(() => breaker.Ask(new()).Wait());
            connecting.SetResult(true);
            Assert.True(SpinWait.SpinUntil(() => store.IsChecked, 10_000));
            return string.Join(", ", lines);
        } },
        { "A store that fails some of the calls again and again has three lines in the log, until it has stayed for a minute", "away, back, away; away, back, away, back", it =>
        {
            var fails = true;
            it.Store = new SlowStore(new MemoryStore(() => it.Now)) { Before = question => Fail(fails && question.Code is not null) };
            void Visit(int times)
            {
                for (var at = 0; at < times; at++)
                {
                    it.Now += TimeSpan.FromSeconds(1);
                    it.Send(Trial.NewBrowser());
                }
            }
            Visit(100);
            fails = false;
            Visit(2);
            var during = Absences(it);
            it.Now += TimeSpan.FromMinutes(2);
            Visit(1);
            return during + "; " + Absences(it);
        } },
        { "A log that fails at the start does not keep a store away that is back", "True", it =>
        {
            var fails = true;
            var lines = 0;
            SlowStore store = new(new MemoryStore(() => it.Now)) { Before = question => Fail(fails) };
            using StoreBreaker breaker = new(store, new WidgetLog((_, _) => Fail(++lines == 1)), () => it.Now);
            bool Answers() => breaker.Ask(new()).ContinueWith(asked => asked.IsCompletedSuccessfully).Result;
            Assert.True(SpinWait.SpinUntil(() => lines > 0, 10_000));
            for (var at = 0; at < 10; at++) Answers();
            fails = false;
            it.Now += TimeSpan.FromSeconds(1);
            return Answers().ToString();
        } },
        { "A try that fails after another one has succeeded is no absence", "StoreAway, StoreBack, answered", it =>
        {
            using StoreThatIsAway away = new(it);
            var failing = away.Late = new();
            var first = away.Breaker.Ask(new());
            (away.Late, away.Fails) = (null, false);
            it.Now += TimeSpan.FromSeconds(1);
            away.Breaker.Ask(new()).Wait();
            failing.SetException(new TimeoutException("late"));
            Assert.True(((IAsyncResult)first).AsyncWaitHandle.WaitOne(10_000));
            return away.Found();
        } },
        { "Of a try that hangs a visitor waits for a moment only, and an answer that comes then brings the store back", "StoreAway, StoreBack, answered", it =>
        {
            using StoreThatIsAway away = new(it);
            away.Late = new();
            Assert.Throws<AggregateException>(() => away.Breaker.Ask(new()).Wait());
            away.Fails = false;
            // A try has failed after a second.
            away.Late.SetResult(true);
            Assert.True(SpinWait.SpinUntil(() => away.Lines.Count > 1, 10_000));
            return away.Found();
        } },
        { "Calls that are refused while the store comes back are no failures of it", "StoreAway, StoreBack, answered", it =>
        {
            var calls = 0;
            TaskCompletionSource<bool>? late = null;
            List<string> lines = [];
            Action during = () => { };
            SlowStore store = new(new MemoryStore(() => it.Now)) { Before = _ => late?.Task ?? Fail(true) };
            using StoreBreaker breaker = new(store, new WidgetLog((line, _) => lines.Add(line.Name)), () =>
            {
                during();
                return it.Now;
            });
            Assert.True(SpinWait.SpinUntil(() => lines.Count > 0, 10_000));
            it.Now += TimeSpan.FromSeconds(1);
            late = new();
            // The try goes on in the thread that has its answer.
            SynchronizationContext.SetSynchronizationContext(null);
            breaker.Ask(new());
            during = () =>
            {
                if (++calls < 10) breaker.Ask(new());
                else if (calls == 10) late.SetResult(true);
            };
            breaker.Ask(new());
            return Rules.Join(string.Join(", ", lines), breaker.Ask(new()).ContinueWith(asked => asked.IsCompletedSuccessfully ? "answered" : "refused").Result);
        } },
        { "Answers to a monitor do not hide that none come to visitors", "StoreAway", it =>
        {
            SmsWindow window = new(SmsWindowKind.Sms, "of a visitor", 1, TimeSpan.FromHours(1));
            List<string> lines = [];
            SlowStore store = new(new MemoryStore(() => it.Now)) { Before = question => Fail(question.Read.Count > 0) };
            using StoreBreaker breaker = new(store, new WidgetLog((line, _) => lines.Add(line.Name)), () => it.Now);
            Assert.True(SpinWait.SpinUntil(() => store.IsChecked, 10_000));
            for (var at = 0; at < 5; at++)
            {
                for (var call = 0; call < 2; call++) breaker.Ask(new(), isMonitor: true).Wait();
                breaker.Ask(new() { Read = [window] }).ContinueWith(_ => { }).Wait();
            }
            return string.Join(", ", lines);
        } },
        { "At the end of the site the connection of the store is closed", "0, 1", it =>
        {
            var store = Failing();
            it.Store = store;
            it.Send(Trial.NewBrowser());
            var before = store.Closed;
            it.Guard.Dispose();
            return Rules.Join(before, store.Closed);
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
