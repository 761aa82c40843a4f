using System.Collections.Concurrent;

namespace EvPortalWidgets;

/// <summary>Reads the value of each key at most once per second. Threads that read at the same moment may each read it.</summary>
internal sealed class OncePerSecond<T>(Func<string, T> read, Func<TimeSpan> clock)
{
    private const int MostKeys = 100;
    private readonly ConcurrentDictionary<string, Value> values = new();

    /// <summary>The value as it was at some moment of the last second.</summary>
    public T this[string key]
    {
        get
        {
            var now = clock();
            if (values.TryGetValue(key, out var known) && now - known.ReadAt < TimeSpan.FromSeconds(1)) return known.Content;
            // Keys can come from the addresses of visitors, and must not fill the memory.
            if (values.Count >= MostKeys) values.Clear();
            return (values[key] = new(now, read(key))).Content;
        }
    }

    private sealed record Value(TimeSpan ReadAt, T Content);
}
