namespace EvPortalWidgets;

/// <summary>Logs each event at most once in a time, because its cause may stay.</summary>
internal sealed class SeldomLog(WidgetLog log, Func<TimeSpan> clock, TimeSpan pause)
{
    private readonly Dictionary<int, (TimeSpan Next, int Calls)> all = [];

    public void Write(WidgetEvent what, params object?[] values)
    {
        if (CallsFor(what) > 0) log.Write(what, values);
    }

    /// <summary>The last value of its text is how many calls have had it since the line before. A robot may have made some of them.</summary>
    public void Count(WidgetEvent what, params object?[] values)
    {
        if (CallsFor(what) is > 0 and var calls) log.Write(what, [.. values, calls]);
    }

    /// <summary>The calls since the line before, with this one. Zero if no line may come yet.</summary>
    private int CallsFor(WidgetEvent what)
    {
        var now = clock();
        lock (all)
        {
            var isKnown = all.TryGetValue(what.Id, out var kept);
            var calls = kept.Calls + 1;
            var isTime = !isKnown || now >= kept.Next;
            all[what.Id] = isTime ? (now + pause, 0) : (kept.Next, calls);
            return isTime ? calls : 0;
        }
    }
}
