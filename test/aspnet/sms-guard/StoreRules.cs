using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;
using EvPortalWidgets;

/// <summary>What a store of the site must do, and what the guard does when it does not.</summary>
internal static class StoreRules
{
    public static readonly Rules All = new Rules
    {
        { "Redis without its package stops the start, and the error names the command",
            "EvPortalWidgets:Redis is set, and its package is missing: dotnet add package EvPortalWidgets.Redis", it => Start("localhost", "a secret") },
        { "Redis without a secret stops the start, and the error names the setting", "True", it =>
            Start("localhost", " ").StartsWith("EvPortalWidgets:Redis needs EvPortalWidgets:Secret").ToString() },
        { "Without the setting counts and codes are in memory", "MemoryCounters", it => Start("", null) },
        { "SmsStoreCheck accepts the memory", "kept", it => Checked(Memory(), Codes()) },
        { "SmsStoreCheck names the rule that a store breaks", "must be one step, All or nothing, GiveBack must take back, must not count, once, wrong codes a code must be spent",
            it =>
            {
                var sentences = new[]
                {
                    Checked(new Broken { Takes = Slowly }, Codes()), Checked(new Broken { Takes = OneByOne }, Codes()),
                    Checked(new Broken { GivesBack = false }, Codes()), Checked(new MemoryCounters(() => TimeSpan.Zero), Codes()),
                    Checked(Memory(), new BrokenCodes { Again = true }), Checked(Memory(), new BrokenCodes { MoreTries = 1 }),
                };
                var rules = new[] { "must be one step", "All or nothing", "GiveBack must take back", "must not count", "once", "wrong codes a code must be spent" };
                return string.Join(", ", rules.Select((rule, at) => sentences[at].Contains(rule) ? rule : sentences[at]));
            } },
        { "What a store does not answer counts as spent, the log says so once, and no SMS is sent", "SmsMaxAttemptsReached store, 1 counted, 0 given back, 1 line", it =>
        {
            var store = new Broken { Takes = Never };
            it.Counters = store;
            var refusal = it.Guard.SendCode(Trial.NewBrowser(), Trial.Number, _ => throw new InvalidOperationException("sent")).Result;
            var number = new[] { new SmsWindow(SmsWindowKind.Sms, "number " + Trial.Number + " in an hour", 5, TimeSpan.FromHours(1)) };
            return Rules.Join(refusal.Code + " " + refusal.Reason, store.Inner.Read(number, CancellationToken.None).Result[0] + " counted",
                store.GivenBack + " given back", it.Log.Count(line => line.Contains("does not answer")) + " line");
        } },
        { "While a store does not answer, passwords have limits in memory", "5 tried", it =>
        {
            it.Counters = new Broken { Takes = (inner, windows) => throw new InvalidOperationException("away") };
            return Trial.Tried(8, _ => it.Login(Trial.NewBrowser(), "anna"));
        } },
        { "A store that fails some of the calls again and again has three lines in the log", "6 failed, away, back, away", it =>
        {
            var failed = 0;
            // The call with which the guard asks whether the store is back has one window.
            it.Counters = new Broken { Takes = (inner, windows) => windows.Count > 1 ? throw new TimeoutException("" + ++failed) : inner.Take(windows, CancellationToken.None) };
            SpinWait.SpinUntil(() => it.Send(Trial.NewBrowser()) == "sent" || failed == 6, 10_000);
            return failed + " failed, " + Absences(it);
        } },
        { "A store whose codes alone fail is away until they answer", "away; away, back", it =>
        {
            var codes = new BrokenCodes { IsAway = true };
            it.Codes = codes;
            it.Send(Trial.NewBrowser());
            SpinWait.SpinUntil(() => codes.Asked > 3, 10_000);
            var during = Absences(it);
            codes.IsAway = false;
            SpinWait.SpinUntil(() => Absences(it) != during, 10_000);
            return during + "; " + Absences(it);
        } },
    };

    private static string Absences(Trial it) =>
        string.Join(", ", it.Log.ToArray().Select(line => line.Contains("does not answer") ? "away" : line.Contains("answers again") ? "back" : null).Where(each => each != null));

    private static string Start(string redis, string secret)
    {
        try
        {
            return new SmsStores(name => name == "Redis" ? redis : secret, () => TimeSpan.Zero, "dotnet add package").Counters.GetType().Name;
        }
        catch (Exception error)
        {
            return error.Message;
        }
    }

    private static MemoryCounters Memory()
    {
        var clock = Stopwatch.StartNew();
        return new MemoryCounters(() => clock.Elapsed);
    }

    private static MemoryCodes Codes()
    {
        var clock = Stopwatch.StartNew();
        return new MemoryCodes(() => clock.Elapsed);
    }

    private static string Checked(ISmsCounters counters, ISmsCodes codes)
    {
        try
        {
            SmsStoreCheck.Run(counters, codes).GetAwaiter().GetResult();
            return "kept";
        }
        catch (InvalidOperationException error)
        {
            return error.Message;
        }
    }

    /// <summary>Reads, and counts later.</summary>
    private static async Task<SmsTake> Slowly(ISmsCounters inner, IList<SmsWindow> windows)
    {
        var counts = await inner.Read(windows, CancellationToken.None);
        await Task.Delay(20);
        var isFull = windows.Select((window, at) => counts[at] >= window.Limit).Any(full => full);
        var wider = windows.Select(window => new SmsWindow(window.Kind, window.Key, isFull ? 0 : int.MaxValue, window.Length)).ToList();
        return await inner.Take(wider, CancellationToken.None);
    }

    private static async Task<SmsTake> OneByOne(ISmsCounters inner, IList<SmsWindow> windows)
    {
        var takes = new List<SmsTake>();
        foreach (var window in windows) takes.Add(await inner.Take(new[] { window }, CancellationToken.None));
        var id = takes.Any(take => take.Id == null) ? null : takes[0].Id;
        return new SmsTake(id, windows, takes.Select(take => take.Counts[0]).ToList(), takes.Select(take => take.Waits[0]).ToList());
    }

    private static async Task<SmsTake> Never(ISmsCounters inner, IList<SmsWindow> windows)
    {
        await inner.Take(windows, CancellationToken.None);
        return await new TaskCompletionSource<SmsTake>().Task;
    }

    private sealed class Broken : ISmsCounters
    {
        public readonly MemoryCounters Inner = Memory();
        public Func<ISmsCounters, IList<SmsWindow>, Task<SmsTake>> Takes = (inner, windows) => inner.Take(windows, CancellationToken.None);
        public bool GivesBack = true;
        public int GivenBack;

        public Task<SmsTake> Take(IList<SmsWindow> windows, CancellationToken cancellation) => Takes(Inner, windows);

        public Task<IList<int>> Read(IList<SmsWindow> windows, CancellationToken cancellation) => Inner.Read(windows, cancellation);

        public Task GiveBack(string take, IList<SmsWindow> windows, CancellationToken cancellation)
        {
            GivenBack++;
            return GivesBack ? Inner.GiveBack(take, windows, cancellation) : Task.CompletedTask;
        }
    }

    private sealed class BrokenCodes : ISmsCodes
    {
        private readonly MemoryCodes inner = Codes();
        public bool Again;
        public int MoreTries;
        public bool IsAway;
        public int Asked;

        private MemoryCodes Now => ++Asked > 0 && IsAway ? throw new TimeoutException("away") : inner;

        public Task<SmsPlace> Reserve(SmsCode code, TimeSpan pause, TimeSpan validity, CancellationToken cancellation) => Now.Reserve(code, pause, validity, cancellation);

        public Task Sent(SmsCode code, CancellationToken cancellation) => inner.Sent(code, cancellation);

        public Task Failed(SmsCode code, CancellationToken cancellation) => inner.Failed(code, cancellation);

        public async Task<SmsTry> Try(string browser, string number, string code, int tries, CancellationToken cancellation)
        {
            var result = await Now.Try(browser, number, code, tries + MoreTries, cancellation);
            if (Again && result.Result == SmsTryResult.Right)
                await inner.Reserve(new SmsCode("again", browser, number, code), TimeSpan.Zero, TimeSpan.FromHours(1), cancellation);
            return new SmsTry(result.Result, Math.Max(0, result.Left - MoreTries), result.Age);
        }
    }
}
