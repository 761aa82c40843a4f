using EvPortalWidgets;
using Xunit;

/// <summary>A store that was away at the start, a second later: the next call tries whether it is back.</summary>
internal sealed class StoreThatIsAway : IDisposable
{
    private StoreThatIsAway(Site site)
    {
        SlowStore store = new(new MemoryStore(() => site.Now))
        {
            Before = _ => Late?.Task ?? (Fails ? throw new TimeoutException("away") : Task.CompletedTask)
        };
        Breaker = new(store, new WidgetLog((line, _, _) => Log.Add(line.Name)), () => site.Now);
    }

    public StoreBreaker Breaker { get; }

    public bool Fails { get; set; } = true;

    /// <summary>What the store waits for, or null.</summary>
    public TaskCompletionSource? Late { get; set; }

    /// <summary>The names of the lines of the log.</summary>
    public Lines Log { get; } = new();

    public static async Task<StoreThatIsAway> Of(Site site)
    {
        StoreThatIsAway away = new(site);
        await away.Log.Come(1);
        site.Now += TimeSpan.FromSeconds(1);
        return away;
    }

    /// <summary>The log says that it has come back, once, and the next call is answered.</summary>
    public async Task IsBack()
    {
        Assert.Equal(["StoreAway", "StoreBack"], Log.All);
        await Breaker.Ask(new());
    }

    public void Dispose() => Breaker.Dispose();
}
