namespace EvPortalWidgets;

/// <summary>
/// Gives each call of a store a second. When five calls of visitors in a row have failed, or five of the last ten within ten seconds, the
/// store is away: of the calls of visitors one in a second tries whether it can be written again, and waits for a moment; the others do not wait. The log
/// has one line when it goes and one when it is back.
/// </summary>
internal sealed class StoreBreaker : IDisposable
{
    private const int Calls = 10, MostFailures = 5;
    private static readonly TimeSpan Patience = TimeSpan.FromSeconds(1), Moment = TimeSpan.FromMilliseconds(250);
    private static readonly TimeSpan AtStart = TimeSpan.FromSeconds(5), Recent = TimeSpan.FromSeconds(10), Calm = TimeSpan.FromMinutes(1);

    private readonly ISmsStore store;
    private readonly WidgetLog log;
    private readonly Func<TimeSpan> clock;
    // For each of the last calls the time at which it has failed, or null.
    private readonly Queue<TimeSpan?> last = new();
    private bool isAway, isChecked;
    // At night the calls of visitors may be hours apart.
    private int inRow;
    // When a call tried last whether the store is back, and until when the log does not say that it is.
    private TimeSpan tried, quiet;

    public StoreBreaker(ISmsStore store, WidgetLog log, Func<TimeSpan> clock)
    {
        this.store = store;
        this.log = log;
        this.clock = clock;
        if (store is not MemoryStore) _ = Task.Run(Start);
    }

    /// <summary>What tells whether the store can be written: one that is full can still be read.</summary>
    public static WindowGroup Probe { get; } = new([new(SmsWindowKind.Login, "probe", int.MaxValue, TimeSpan.FromSeconds(1))]);

    /// <summary>
    /// Throws a <see cref="StoreAwayException" /> if the store does not answer, soon enough or at all. Answers to a monitor do not show
    /// that those to visitors come in time.
    /// </summary>
    public async Task<StoreAnswer> Ask(StoreQuestion question, bool isMonitor = false)
    {
        // A call that is refused here is no failure of a store that comes back meanwhile.
        var isTime = IsTime();
        try
        {
            // A try that takes longer goes on without the visitor.
            if (isTime) await InTime(TryAgain(Patience), Moment).ConfigureAwait(false);
            var answer = store.Ask(question);
            await InTime(answer, Patience).ConfigureAwait(false);
            if (!isMonitor) Note(null, isMonitor);
            return await answer.ConfigureAwait(false);
        }
        catch (Exception error)
        {
            Note(error, isMonitor);
            throw new StoreAwayException(error.Message, error);
        }
    }

    /// <summary>Closes the connection of the store.</summary>
    public void Dispose() => (store as IDisposable)?.Dispose();

    private static async Task InTime(Task call, TimeSpan patience)
    {
        using CancellationTokenSource time = new();
        if (await Task.WhenAny(call, Task.Delay(patience, time.Token)).ConfigureAwait(false) != call)
        {
            Observe(call);
            throw new TimeoutException("no answer within " + patience.TotalSeconds + " s");
        }
        time.Cancel();
        await call.ConfigureAwait(false);
    }

    /// <summary>.NET Framework may end the process for an error that nobody reads.</summary>
    private static void Observe(Task call) =>
        call.ContinueWith(late => late.Exception, CancellationToken.None, TaskContinuationOptions.OnlyOnFaulted, TaskScheduler.Default);

    /// <summary>The log has what is wrong before the first visitor comes. Nobody waits for a connection that takes long.</summary>
    private async Task Start()
    {
        try
        {
            await TryAgain(AtStart).ConfigureAwait(false);
        }
        catch (Exception error)
        {
            lock (last)
                // A call may have found meanwhile that it is there.
                if (!isChecked) Go(error);
        }
    }

    /// <summary>Whether this call tries a store that is away. Then all calls from before have failed.</summary>
    private bool IsTime()
    {
        lock (last)
        {
            if (!isAway) return false;
            if (clock() - tried < Patience) throw new StoreAwayException("The store is away.");
            tried = clock();
            return true;
        }
    }

    private async Task TryAgain(TimeSpan patience)
    {
        await InTime(store.Ask(new() { Groups = [Probe] }), patience).ConfigureAwait(false);
        if (!isChecked) await InTime(store.Check(log), patience).ConfigureAwait(false);
        lock (last)
        {
            isChecked = true;
            last.Clear();
            inRow = 0;
            if (!isAway) return;
            isAway = false;
            LogReturn();
            quiet = clock() + Calm;
        }
    }

    private void Note(Exception? failure, bool isMonitor)
    {
        lock (last)
        {
            if (isAway) return;
            last.Enqueue(failure is null ? null : clock());
            if (last.Count > Calls) last.Dequeue();
            if (failure is null) inRow = 0;
            else if (!isMonitor) inRow++;
            if (failure is null) LogReturn();
            else if (last.Count(at => clock() - at < Recent) >= MostFailures || inRow >= MostFailures) Go(failure);
        }
    }

    private void Go(Exception failure)
    {
        isAway = true;
        tried = clock();
        if (log.HasChanged(SmsEvents.StoreAway.Name, true)) log.Failed(SmsEvents.StoreAway, failure);
    }

    /// <summary>A store that fails some calls is tried again and again, but is back only when it has stayed for a while.</summary>
    private void LogReturn()
    {
        if (clock() >= quiet && log.HasChanged(SmsEvents.StoreAway.Name, false)) log.Write(SmsEvents.StoreBack);
    }
}
