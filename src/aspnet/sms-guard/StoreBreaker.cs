using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

namespace EvPortalWidgets;

/// <summary>
/// Gives each call of a store a second. When five of the last ten calls have failed within ten seconds, the store is not asked until a
/// probe succeeds: so no visitor waits for it. The log has one line when it goes and one when it is back.
/// </summary>
internal sealed class StoreBreaker : IDisposable
{
    private const int Calls = 10, MostFailures = 5;
    private static readonly TimeSpan Patience = TimeSpan.FromSeconds(1), Recent = TimeSpan.FromSeconds(10);
    private static readonly TimeSpan BetweenProbes = TimeSpan.FromMilliseconds(250), Calm = TimeSpan.FromMinutes(1);

    private readonly ISmsStore store;
    private readonly WidgetLog log;
    private readonly Func<TimeSpan> clock;
    private readonly CancellationTokenSource owner = new();
    private readonly CancellationToken end;
    // For each of the last calls the time at which it has failed, or null.
    private readonly Queue<TimeSpan?> last = new();
    private bool isOpen, isProbing, isChecked, isLogged, isFlapping;
    private TimeSpan? closed;
    private int returns;

    public StoreBreaker(ISmsStore store, WidgetLog log, Func<TimeSpan> clock)
    {
        this.store = store;
        this.log = log;
        this.clock = clock;
        end = owner.Token;
        if (store is MemoryStore) return;
        // The log has what is wrong before the first visitor comes.
        isProbing = true;
        Task.Run(() => Probe(null));
    }

    /// <summary>Throws a <see cref="StoreAwayException" /> if the store does not answer, soon enough or at all.</summary>
    public async Task<StoreAnswer> Ask(StoreQuestion question)
    {
        int since;
        lock (last)
        {
            if (isOpen) throw new StoreAwayException("The store is away.");
            since = returns;
        }
        try
        {
            var answer = await InTime(store.Ask(question)).ConfigureAwait(false);
            Note(null, since);
            return answer;
        }
        catch (Exception error)
        {
            Note(error.Message, since);
            throw new StoreAwayException(error.Message, error);
        }
    }

    /// <summary>Reads windows for a monitor, and throws as a call of a visitor does. It says nothing about those calls.</summary>
    public async Task<StoreAnswer> Read(IReadOnlyList<SmsWindow> windows)
    {
        lock (last)
            if (isOpen) throw new StoreAwayException("The store is away.");
        try
        {
            return await Write(windows).ConfigureAwait(false);
        }
        catch (Exception error)
        {
            throw new StoreAwayException(error.Message, error);
        }
    }

    /// <summary>No probe outlives the site. A second call does nothing.</summary>
    public void Dispose()
    {
        if (end.IsCancellationRequested) return;
        owner.Cancel();
        owner.Dispose();
        (store as IDisposable)?.Dispose();
    }

    private static async Task<T> InTime<T>(Task<T> call)
    {
        using CancellationTokenSource time = new();
        var isInTime = await Task.WhenAny(call, Task.Delay(Patience, time.Token)).ConfigureAwait(false) == call;
        time.Cancel();
        if (isInTime) return await call.ConfigureAwait(false);
        // .NET Framework may end the process for an error that nobody reads.
        _ = call.ContinueWith(late => late.Exception, CancellationToken.None, TaskContinuationOptions.OnlyOnFaulted, TaskScheduler.Default);
        throw new TimeoutException("no answer within " + Patience.TotalSeconds + " s");
    }

    /// <summary>A call from before the last return says nothing about now.</summary>
    private void Note(string? failure, int since)
    {
        lock (last)
        {
            if (since != returns) return;
            last.Enqueue(failure is null ? null : clock());
            if (last.Count > Calls) last.Dequeue();
            if (failure is null) LogReturn();
            else if (!isOpen && last.Count(at => clock() - at < Recent) >= MostFailures) Open(failure);
        }
    }

    private void Open(string failure)
    {
        if (!isLogged) log.Write(SmsEvents.StoreAway, failure);
        isFlapping = clock() - closed < Calm;
        isLogged = isOpen = true;
        if (isProbing) return;
        isProbing = true;
        Task.Run(() => Probe(failure));
    }

    /// <summary>Asks the store until it answers. At the start of the site nothing has failed yet.</summary>
    private async Task Probe(string? failure)
    {
        if (failure is not null) await Task.Delay(BetweenProbes, end).ConfigureAwait(false);
        while ((failure = await FailureOfProbe().ConfigureAwait(false)) is not null)
        {
            lock (last)
                if (!isOpen) Open(failure);
            await Task.Delay(BetweenProbes, end).ConfigureAwait(false);
        }
        lock (last)
        {
            if (isOpen) closed = clock();
            isOpen = isProbing = false;
            last.Clear();
            returns++;
            LogReturn();
        }
    }

    /// <summary>Reads windows and writes, because a store that is full can still be read.</summary>
    private Task<StoreAnswer> Write(IReadOnlyList<SmsWindow> read)
    {
        SmsWindow window = new(SmsWindowKind.Login, "probe", int.MaxValue, TimeSpan.FromSeconds(1));
        return InTime(store.Ask(new() { Groups = [new([window])], Read = read }));
    }

    /// <summary>Null if the store can be written.</summary>
    private async Task<string?> FailureOfProbe()
    {
        try
        {
            await Write([]).ConfigureAwait(false);
            if (!isChecked) await store.Check(log).ConfigureAwait(false);
            isChecked = true;
            return null;
        }
        catch (Exception error)
        {
            return error.Message;
        }
    }

    /// <summary>A store that fails some calls is asked again and again, but is back only when it has stayed for a while.</summary>
    private void LogReturn()
    {
        if (isOpen || !isLogged || (isFlapping && clock() - closed < Calm)) return;
        log.Write(SmsEvents.StoreBack);
        isLogged = false;
    }
}
