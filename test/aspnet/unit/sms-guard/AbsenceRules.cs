using EvPortalWidgets;
using Xunit;

/// <summary>What the guard does when its store does not answer.</summary>
[Collection(nameof(Alone))]
public sealed class AbsenceRules
{
    private readonly Site site = new();

    // What the store does now.
    private bool fails;

    [Fact(DisplayName = "What a store does not answer counts as spent, and no SMS is sent")]
    public async Task NoAnswer()
    {
        MemoryStore memory = new(() => site.Now);
        site.Store = new SlowStore(memory) { Before = CountAndHang };
        var refusal = await site.Refusal(Site.NewBrowser(), service: (_, _) => throw new InvalidOperationException("An SMS is sent"));
        Assert.Equal("SmsUnavailable", refusal?.Code);
        Assert.Equal("store", refusal.Reason);
        SmsWindow ofNumber = new(SmsWindowKind.Sms, "number " + Site.Number + " in an hour", 1, TimeSpan.FromHours(1));
        Assert.Equal([1], (await memory.Ask(new() { Read = [ofNumber] })).Read);

        async Task CountAndHang(StoreQuestion question)
        {
            await memory.Ask(question);
            if (question.Code is not null) await new TaskCompletionSource().Task;
        }
    }

    [Fact(DisplayName = "What a store allows too late is taken back, because nobody has got the code: it counts nothing, and the next SMS goes at once")]
    public async Task TooLate()
    {
        site.Options.PerNumber = 1;
        TaskCompletionSource late = new(), isUndone = new();
        site.Store = new SlowStore(new MemoryStore(() => site.Now))
        {
            Before = _ => Task.CompletedTask,
            After = question =>
            {
                if (question.Code?.Action == CodeAction.Undo) isUndone.SetResult();
                return question.Code?.Action == CodeAction.Send ? late.Task : Task.CompletedTask;
            },
        };
        var browser = Site.NewBrowser();
        Assert.Equal("store", await site.Send(browser));
        late.SetResult();
        await isUndone.Task.WaitAsync(TimeSpan.FromSeconds(10));
        Assert.Equal("sent", await site.Send(browser));
    }

    [Fact(DisplayName = "The line about a store that is away has what was thrown")]
    public async Task Cause()
    {
        site.Store = StoreThat(_ => true);
        _ = site.Guard;
        await site.Log.Come(1);
        site.Log.Have(1, "does not answer: away. No SMS is sent. Passwords have limits in memory. System.TimeoutException: away");
    }

    [Fact(DisplayName = "While a store does not answer, passwords have limits in memory, and a right one does not count")]
    public async Task Passwords()
    {
        site.Store = StoreThat(_ => true);
        await Calls.Have(5, "tried", of: 8, _ => site.Login(Site.NewBrowser()));
        await Calls.Have(20, "tried", of: 20, _ => site.LoginRight(Site.NewBrowser(), "boris"));
    }

    [Fact(DisplayName = "A password that was tried while the store was away does not count if it is right, also when the store is back then")]
    public async Task PasswordAcrossReturn()
    {
        site.Store = StoreThat(_ => fails);
        await Calls.Have(20, "tried", of: 20, async _ =>
        {
            var browser = Site.NewBrowser();
            fails = true;
            var result = await site.Login(browser);
            fails = false;
            site.Now += TimeSpan.FromSeconds(1);
            await site.Guard.LoginSucceeded(browser, Site.Account);
            return result;
        });
    }

    [Fact(DisplayName = "Four failures of ten are no absence; with the fifth nothing is asked until a probe succeeds, one in a second")]
    public async Task FiveOfTen()
    {
        bool isAway = false;
        int asked = 0, probes = 0;
        var store = StoreThat(question => question.Code is null ? ++probes > 0 && isAway : ++asked > 0 && fails);
        site.Store = store;
        _ = site.Guard;
        // What fails before the first probe is answered, is forgotten then.
        await store.Checked;
        for (var at = 0; at < 10; at++)
        {
            fails = at < 4;
            await site.AskAnyone(at);
        }
        Assert.Equal(10, asked);
        Assert.Empty(Absences);

        fails = isAway = true;
        site.Now += TimeSpan.FromSeconds(11);
        asked = probes = 0;
        for (var at = 10; at < 30; at++) await site.AskAnyone(at);
        Assert.Equal(["away"], Absences);
        Assert.Equal(5, asked);
        for (var at = 0; at < 12; at++)
        {
            site.Now += TimeSpan.FromMilliseconds(250);
            await site.AskAnyone(at);
        }
        Assert.Equal(5, asked);
        Assert.Equal(3, probes);

        fails = isAway = false;
        site.Now += TimeSpan.FromSeconds(1);
        asked = 0;
        await site.AskAnyone(30);
        Assert.Equal(["away", "back"], Absences);
        Assert.Equal(1, asked);
    }

    [Fact(DisplayName = "Failures of more than ten seconds ago do not count, if other calls have not failed")]
    public async Task LongAgo()
    {
        site.Store = StoreThat(question => fails && question.Code is not null);
        for (var at = 0; at < 40; at++)
        {
            site.Now += TimeSpan.FromSeconds(3);
            fails = at % 5 > 0;
            await site.AskAnyone(at);
        }
        Assert.Empty(Absences);
    }

    [Fact(DisplayName = "In a quiet night five failures in a row are an absence")]
    public async Task QuietNight()
    {
        var store = StoreThat(question => question.Code is not null);
        site.Store = store;
        _ = site.Guard;
        await store.Checked;
        for (var at = 0; at < 5; at++)
        {
            Assert.Empty(Absences);
            site.Now += TimeSpan.FromMinutes(10);
            await site.AskAnyone(at);
        }
        Assert.Equal(["away"], Absences);
    }

    [Fact(DisplayName = "Failures of a monitor hours apart are no absence")]
    public async Task MonitorAtNight()
    {
        var store = StoreThat(_ => fails);
        using var breaker = BreakerOf(store);
        await store.Checked;
        fails = true;
        for (var at = 0; at < 10; at++)
        {
            site.Now += TimeSpan.FromHours(1);
            await Assert.ThrowsAsync<StoreAwayException>(() => breaker.Ask(new(), isMonitor: true));
        }
        Assert.Empty(site.Log.All);
    }

    [Theory(DisplayName = "Five failures are an absence if they are among ten calls, and not among eleven")]
    [InlineData("x.x.x.x..x", true)]
    [InlineData("x.x.x.x...x", false)]
    public async Task TenOrEleven(string calls, bool isAbsence)
    {
        var store = StoreThat(_ => fails);
        site.Store = store;
        _ = site.Guard;
        await store.Checked;
        for (var at = 0; at < calls.Length; at++)
        {
            fails = calls[at] == 'x';
            await site.AskAnyone(at);
        }
        Assert.Equal(isAbsence ? ["away"] : [], Absences);
    }

    [Fact(DisplayName = "A store that needs more than a second to connect at the start is no absence")]
    public async Task SlowStart()
    {
        TaskCompletionSource connecting = new();
        SlowStore store = new(new MemoryStore(() => site.Now)) { Before = _ => connecting.Task };
        using var breaker = BreakerOf(store);
        await store.FirstAsked;
        // A visitor waits for a second, from now on.
        await Assert.ThrowsAsync<StoreAwayException>(() => breaker.Ask(new()));
        connecting.SetResult();
        await store.Checked;
        Assert.Empty(site.Log.All);
    }

    [Fact(DisplayName = "A store that fails some of the calls again and again has three lines in the log, until it has stayed for a minute")]
    public async Task AgainAndAgain()
    {
        fails = true;
        site.Store = StoreThat(question => fails && question.Code is not null);
        await Visit(100);
        fails = false;
        await Visit(2);
        Assert.Equal(["away", "back", "away"], Absences);
        site.Now += TimeSpan.FromMinutes(2);
        await Visit(1);
        Assert.Equal(["away", "back", "away", "back"], Absences);

        async Task Visit(int times)
        {
            for (var at = 0; at < times; at++)
            {
                site.Now += TimeSpan.FromSeconds(1);
                await site.Send(Site.NewBrowser());
            }
        }
    }

    [Fact(DisplayName = "A log that fails at the start does not keep a store away that is back")]
    public async Task LogFails()
    {
        fails = true;
        using StoreBreaker breaker = new(StoreThat(_ => fails), new WidgetLog((line, _, _) =>
        {
            site.Log.Add(line.Name);
            if (site.Log.All.Count == 1) throw new IOException("The disk is full");
        }), () => site.Now);
        await site.Log.Come(1);
        for (var at = 0; at < 10; at++) await Assert.ThrowsAsync<StoreAwayException>(() => breaker.Ask(new()));
        fails = false;
        site.Now += TimeSpan.FromSeconds(1);
        await breaker.Ask(new());
    }

    [Fact(DisplayName = "While the log takes long for its line about a store that is away, nobody else waits for it")]
    public async Task SlowLog()
    {
        using ManualResetEventSlim isFree = new();
        using StoreBreaker breaker = new(StoreThat(_ => true), new WidgetLog((line, _, _) =>
        {
            site.Log.Add(line.Name);
            isFree.Wait(TimeSpan.FromSeconds(30));
        }), () => site.Now);
        await site.Log.Come(1);
        var next = Task.Run(() => breaker.Ask(new()));
        var first = await Task.WhenAny(next, Task.Delay(TimeSpan.FromSeconds(10)));
        isFree.Set();
        Assert.Same(next, first);
        await Assert.ThrowsAsync<StoreAwayException>(() => next);
    }

    [Fact(DisplayName = "A try that fails after another one has succeeded is no absence")]
    public async Task LateFailure()
    {
        using var away = await StoreThatIsAway.Of(site);
        var failing = away.Late = new();
        var first = away.Breaker.Ask(new());
        (away.Late, away.Fails) = (null, false);
        site.Now += TimeSpan.FromSeconds(1);
        await away.Breaker.Ask(new());
        failing.SetException(new TimeoutException("late"));
        await Assert.ThrowsAsync<StoreAwayException>(() => first);
        await away.IsBack();
    }

    [Fact(DisplayName = "Of a try that hangs a visitor waits for a moment only, and an answer that comes then brings the store back")]
    public async Task LateAnswer()
    {
        using var away = await StoreThatIsAway.Of(site);
        away.Late = new();
        await Assert.ThrowsAsync<StoreAwayException>(() => away.Breaker.Ask(new()));
        away.Fails = false;
        // A try has failed after a second.
        away.Late.SetResult();
        await away.Log.Come(2);
        await away.IsBack();
    }

    [Fact(DisplayName = "Calls that are refused while the store comes back are no failures of it")]
    public async Task RefusedDuringReturn()
    {
        var calls = 0;
        TaskCompletionSource? late = null;
        Action during = () => { };
        SlowStore store = new(new MemoryStore(() => site.Now)) { Before = _ => late?.Task ?? throw new TimeoutException("away") };
        using StoreBreaker breaker = new(store, new WidgetLog((line, _, _) => site.Log.Add(line.Name)), () =>
        {
            during();
            return site.Now;
        });
        await site.Log.Come(1);
        site.Now += TimeSpan.FromSeconds(1);
        late = new();
        // The try goes on in the thread that has its answer.
        SynchronizationContext.SetSynchronizationContext(null);
        List<Task> refused = [];
        var tried = breaker.Ask(new());
        during = () =>
        {
            if (++calls < 10) refused.Add(breaker.Ask(new()));
            else if (calls == 10) late.SetResult();
        };
        refused.Add(breaker.Ask(new()));
        await tried;
        foreach (var each in refused) await Assert.ThrowsAsync<StoreAwayException>(() => each);
        Assert.Equal(["StoreAway", "StoreBack"], site.Log.All);
        await breaker.Ask(new());
    }

    [Fact(DisplayName = "Answers to a monitor do not hide that none come to visitors")]
    public async Task Monitor()
    {
        SmsWindow window = new(SmsWindowKind.Sms, "of a visitor", 1, TimeSpan.FromHours(1));
        var store = StoreThat(question => question.Read.Count > 0);
        using var breaker = BreakerOf(store);
        await store.Checked;
        for (var at = 0; at < 5; at++)
        {
            for (var call = 0; call < 2; call++) await breaker.Ask(new(), isMonitor: true);
            await Assert.ThrowsAsync<StoreAwayException>(() => breaker.Ask(new() { Read = [window] }));
        }
        Assert.Equal(["StoreAway"], site.Log.All);
    }

    [Fact(DisplayName = "At the end of the site the connection of the store is closed")]
    public async Task EndOfSite()
    {
        var store = StoreThat(_ => true);
        site.Store = store;
        await site.Send(Site.NewBrowser());
        Assert.Equal(0, store.Closed);
        site.Guard.Dispose();
        Assert.Equal(1, store.Closed);
    }

    [Fact(DisplayName = "After the end of the site nothing is asked of the store, and the log has no line about it")]
    public async Task AfterEndOfSite()
    {
        var store = StoreThat(_ => fails);
        var breaker = BreakerOf(store);
        await store.Checked;
        breaker.Dispose();
        var asked = store.Asked;
        fails = true;
        for (var at = 0; at < 10; at++) await Assert.ThrowsAsync<StoreAwayException>(() => breaker.Ask(new()));
        Assert.Equal(asked, store.Asked);
        Assert.Empty(site.Log.All);
    }

    [Fact(DisplayName = "A site that ends while its store still connects has no line about it")]
    public async Task EndDuringStart()
    {
        TaskCompletionSource connecting = new();
        SlowStore store = new(new MemoryStore(() => site.Now)) { Before = _ => connecting.Task };
        var breaker = BreakerOf(store);
        await store.FirstAsked;
        breaker.Dispose();
        // The start goes on in the thread that has its answer.
        SynchronizationContext.SetSynchronizationContext(null);
        connecting.SetException(new ObjectDisposedException("the connection"));
        Assert.Empty(site.Log.All);
    }

    /// <summary>What the log says about the store.</summary>
    private IEnumerable<string> Absences => site.Log.All
        .Where(line => line.Contains("does not answer") || line.Contains("answers again"))
        .Select(line => line.Contains("does not answer") ? "away" : "back");

    private SlowStore StoreThat(Func<StoreQuestion, bool> hasFailed) => new(new MemoryStore(() => site.Now))
    {
        Before = question => hasFailed(question) ? throw new TimeoutException("away") : Task.CompletedTask,
    };

    private StoreBreaker BreakerOf(SlowStore store) => new(store, new WidgetLog((line, _, _) => site.Log.Add(line.Name)), () => site.Now);
}
