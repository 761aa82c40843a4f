namespace EvPortalWidgets;

/// <summary>
/// Gives each call of a store a time. After some failures the store is away: then no call waits for it, but for one from time to time that
/// tries whether it can be written again. The log has one line when it goes and one when it is back.
/// </summary>
internal sealed class StoreBreaker : IDisposable
{
    /// <summary>
    /// How long a visitor waits for an answer: a store nearby needs some milliseconds, and the card waits for 15 seconds. While the store is
    /// away, one call in this time tries whether it is back.
    /// </summary>
    private static readonly TimeSpan Patience = TimeSpan.FromSeconds(1);

    /// <summary>How long the visitor waits whose call tries that. The try itself goes on.</summary>
    private static readonly TimeSpan Moment = TimeSpan.FromMilliseconds(250);

    /// <summary>How long the store may take to connect at the start of the site. No visitor waits for that.</summary>
    private static readonly TimeSpan AtStart = TimeSpan.FromSeconds(5);

    /// <summary>The store is away when so many calls of visitors in a row have failed, or so many of the last <see cref="Calls" />.</summary>
    private const int MostFailures = 5;

    /// <summary>Of so many calls the failures count that are not older than <see cref="Recent" />.</summary>
    private const int Calls = 10;

    /// <summary>What is older, is no sign that the store is away now.</summary>
    private static readonly TimeSpan Recent = TimeSpan.FromSeconds(10);

    /// <summary>A store that comes back and goes within this time has no further lines in the log.</summary>
    private static readonly TimeSpan Calm = TimeSpan.FromMinutes(1);

    private readonly ISmsStore store;
    private readonly WidgetLog log;
    private readonly Func<TimeSpan> clock;
    // For each of the last calls the time at which it has failed, or null.
    private readonly Queue<TimeSpan?> last = new();
    // A log may be slow. So lines wait here until nobody has the lock of the calls, and keep their order.
    private readonly Queue<Action> lines = new();
    private bool isWriting;
    private bool isAway, isChecked;
    private volatile bool isDisposed;
    // Why the store is away.
    private Exception? cause;
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

    private ISmsStore Store => isDisposed ? throw new StoreAwayException("The site has ended.") : store;

    /// <summary>
    /// Throws a <see cref="StoreAwayException" /> if the store does not answer, soon enough or at all. Answers to a monitor do not show
    /// that those to visitors come in time.
    /// </summary>
    /// <param name="question">What is asked.</param>
    /// <param name="isMonitor">Whether no visitor asks.</param>
    /// <param name="undo">What takes an answer back that comes too late, because nobody gets it. Null if it may stay.</param>
    public async Task<StoreAnswer> Ask(StoreQuestion question, bool isMonitor = false, Func<StoreAnswer, StoreQuestion?>? undo = null)
    {
        var open = Store;
        // A call that is refused here is no failure of a store that comes back meanwhile.
        var isTime = IsTime();
        try
        {
            // A try that takes longer goes on without the visitor.
            if (isTime) await InTime(TryAgain(Patience), Moment).ConfigureAwait(false);
            var answer = open.Ask(question);
            try
            {
                await InTime(answer, Patience).ConfigureAwait(false);
            }
            // A client of a store has time-outs of its own: then there is no answer to come.
            catch (TimeoutException) when (undo is not null && !answer.IsFaulted)
            {
                _ = TakeBack(answer, undo);
                throw;
            }
            if (!isMonitor) Note(null, isMonitor);
            return await answer.ConfigureAwait(false);
        }
        catch (Exception error)
        {
            Note(error, isMonitor);
            throw new StoreAwayException(error.Message, error);
        }
    }

    /// <summary>Asks the store no more, and closes its connection.</summary>
    public void Dispose()
    {
        isDisposed = true;
        (store as IDisposable)?.Dispose();
    }

    private static async Task InTime(Task call, TimeSpan patience)
    {
        // Memory answers at once, and needs no timer.
        if (call.IsCompleted)
        {
            await call.ConfigureAwait(false);
            return;
        }
        using CancellationTokenSource time = new();
        if (await Task.WhenAny(call, Task.Delay(patience, time.Token)).ConfigureAwait(false) != call)
        {
            Observe(call);
            throw new TimeoutException("no answer within " + patience.TotalSeconds + " s");
        }
        time.Cancel();
        await call.ConfigureAwait(false);
    }

    /// <summary>Nobody waits for this, and the call counts as failed already.</summary>
    private async Task TakeBack(Task<StoreAnswer> late, Func<StoreAnswer, StoreQuestion?> undo)
    {
        try
        {
            if (undo(await late.ConfigureAwait(false)) is { } question) await Store.Ask(question).ConfigureAwait(false);
        }
        catch (Exception)
        {
            // It stays spent.
        }
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
            WriteLines();
        }
    }

    /// <summary>Whether this call tries a store that is away. Then all calls from before have failed.</summary>
    private bool IsTime()
    {
        lock (last)
        {
            if (!isAway) return false;
            if (clock() - tried < Patience) throw new StoreAwayException("The store is away.", cause);
            tried = clock();
            return true;
        }
    }

    private async Task TryAgain(TimeSpan patience)
    {
        await InTime(Store.Ask(new() { Groups = [Probe] }), patience).ConfigureAwait(false);
        if (!isChecked) await InTime(Store.Check(log), patience).ConfigureAwait(false);
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
        WriteLines();
    }

    private void Note(Exception? failure, bool isMonitor)
    {
        lock (last)
        {
            if (failure is not null) cause = failure;
            if (isAway) return;
            last.Enqueue(failure is null ? null : clock());
            if (last.Count > Calls) last.Dequeue();
            if (failure is null) inRow = 0;
            else if (!isMonitor) inRow++;
            if (failure is null) LogReturn();
            else if (last.Count(at => clock() - at < Recent) >= MostFailures || inRow >= MostFailures) Go(failure);
        }
        WriteLines();
    }

    private void Go(Exception failure)
    {
        // The end of its connection is no news.
        if (isDisposed) return;
        isAway = true;
        cause = failure;
        tried = clock();
        if (log.HasChanged(SmsEvents.StoreAway.Name, true)) lines.Enqueue(() => log.Failed(SmsEvents.StoreAway, failure));
    }

    /// <summary>A store that fails some calls is tried again and again, but is back only when it has stayed for a while.</summary>
    private void LogReturn()
    {
        if (clock() >= quiet && log.HasChanged(SmsEvents.StoreAway.Name, false)) lines.Enqueue(() => log.Write(SmsEvents.StoreBack));
    }

    private void WriteLines()
    {
        while (NextLine() is { } write)
        {
            write();
            lock (last) isWriting = false;
        }
    }

    /// <summary>Null if there is none, or if another call writes: then that one writes them all.</summary>
    private Action? NextLine()
    {
        lock (last)
        {
            if (isWriting || lines.Count == 0) return null;
            isWriting = true;
            return lines.Dequeue();
        }
    }
}
