namespace EvPortalWidgets;

/// <summary>Logs each event at most once in a time, because its cause may stay.</summary>
internal sealed class SeldomLog(WidgetLog log, Func<TimeSpan> clock, TimeSpan pause)
{
    private readonly Dictionary<int, TimeSpan> next = [];

    public void Write(WidgetEvent what, params object?[] values)
    {
        var now = clock();
        lock (next)
        {
            if (next.TryGetValue(what.Id, out var end) && now < end) return;
            next[what.Id] = now + pause;
        }
        log.Write(what, values);
    }
}
