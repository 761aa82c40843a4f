namespace EvPortalWidgets;

/// <summary>Measures a store on another machine: how long it takes, also for an answer that comes too late for the visitor.</summary>
internal sealed class MeasuredStore(ISmsStore store, SmsTelemetry telemetry, Func<TimeSpan> clock) : ISmsStore, IDisposable
{
    public async Task<StoreAnswer> Ask(StoreQuestion question)
    {
        var start = clock();
        var failure = SmsReasons.Error;
        using var span = telemetry.BeginQuestion();
        try
        {
            var answer = await store.Ask(question).ConfigureAwait(false);
            failure = "";
            return answer;
        }
        catch
        {
            span?.Fail();
            throw;
        }
        finally
        {
            telemetry.Measure(SmsFigures.StoreDuration, clock() - start, failure);
        }
    }

    public Task Check(WidgetLog log) => store.Check(log);

    public void Dispose() => (store as IDisposable)?.Dispose();
}
