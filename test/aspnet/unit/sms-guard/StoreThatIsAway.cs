using EvPortalWidgets;
using Xunit;

/// <summary>A store that was away at the start, a second later: the next call tries whether it is back.</summary>
internal sealed class StoreThatIsAway : IDisposable
{
    public StoreThatIsAway(Trial it)
    {
        SlowStore store = new(new MemoryStore(() => it.Now))
        {
            Before = _ => Late?.Task ?? (Fails ? throw new TimeoutException("away") : Task.CompletedTask)
        };
        Breaker = new(store, new WidgetLog((line, _) => Lines.Add(line.Name)), () => it.Now);
        Assert.True(SpinWait.SpinUntil(() => Lines.Count > 0, 10_000));
        it.Now += TimeSpan.FromSeconds(1);
    }

    public StoreBreaker Breaker { get; }

    public bool Fails { get; set; } = true;

    /// <summary>What the store waits for, or null.</summary>
    public TaskCompletionSource<bool>? Late { get; set; }

    /// <summary>The lines of the log.</summary>
    public List<string> Lines { get; } = [];

    /// <summary>The lines of the log, and whether the next call is answered.</summary>
    public string Found() =>
        Rules.Join(string.Join(", ", Lines), Breaker.Ask(new()).ContinueWith(asked => asked.IsCompletedSuccessfully ? "answered" : "refused").Result);

    public void Dispose() => Breaker.Dispose();
}
