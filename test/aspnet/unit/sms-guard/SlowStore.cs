using EvPortalWidgets;

/// <summary>A store that a test changes: it answers later, as that of another machine, or not at all. It counts its questions.</summary>
internal sealed class SlowStore(ISmsStore store) : ISmsStore, IDisposable
{
    private static readonly TimeSpan Patience = TimeSpan.FromSeconds(10);
    private readonly TaskCompletionSource asked = new(TaskCreationOptions.RunContinuationsAsynchronously);
    private readonly TaskCompletionSource isChecked = new(TaskCreationOptions.RunContinuationsAsynchronously);

    public Func<StoreQuestion, Task> Before = _ => Task.Delay(1);
    public Func<StoreQuestion, Task> After = _ => Task.CompletedTask;
    public int Asked;
    public int Closed;

    /// <summary>Ends with the first question.</summary>
    public Task FirstAsked => asked.Task.WaitAsync(Patience);

    /// <summary>Ends when the first probe has been answered.</summary>
    public Task Checked => isChecked.Task.WaitAsync(Patience);

    public async Task<StoreAnswer> Ask(StoreQuestion question)
    {
        Asked++;
        asked.TrySetResult();
        await Before(question).ConfigureAwait(false);
        var answer = await store.Ask(question).ConfigureAwait(false);
        await After(question).ConfigureAwait(false);
        return answer;
    }

    public Task Check(WidgetLog log)
    {
        isChecked.TrySetResult();
        return Task.CompletedTask;
    }

    public void Dispose() => Closed++;
}
