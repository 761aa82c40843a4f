using EvPortalWidgets;

/// <summary>A store that a test changes: it answers later, as that of another machine, or not at all. It counts its questions.</summary>
internal sealed class SlowStore(ISmsStore store) : ISmsStore, IDisposable
{
    public Func<StoreQuestion, Task> Before = _ => Task.Delay(1);
    public int Asked;
    public int Closed;

    public async Task<StoreAnswer> Ask(StoreQuestion question)
    {
        Asked++;
        await Before(question).ConfigureAwait(false);
        return await store.Ask(question).ConfigureAwait(false);
    }

    /// <summary>The first probe has been answered.</summary>
    public bool IsChecked;

    public Task Check(WidgetLog log)
    {
        IsChecked = true;
        return Task.CompletedTask;
    }

    public void Dispose() => Closed++;
}
