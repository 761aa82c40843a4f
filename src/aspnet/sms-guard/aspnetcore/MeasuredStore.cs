using System.Diagnostics;

namespace EvPortalWidgets;

/// <summary>Measures a store on another machine: how long it takes, also for an answer that comes too late for the visitor.</summary>
internal sealed class MeasuredStore(ISmsStore store, ISmsObserver observer, Func<TimeSpan> clock) : ISmsStore, IDisposable
{
    public async Task<StoreAnswer> Ask(StoreQuestion question)
    {
        var start = clock();
        using var span = SmsTelemetry.BeginQuestion();
        try
        {
            return await store.Ask(question).ConfigureAwait(false);
        }
        catch
        {
            span?.SetStatus(ActivityStatusCode.Error);
            throw;
        }
        finally
        {
            observer.Measure(SmsFigures.StoreDuration, clock() - start);
        }
    }

    public Task Check(WidgetLog log) => store.Check(log);

    public void Dispose() => (store as IDisposable)?.Dispose();
}
