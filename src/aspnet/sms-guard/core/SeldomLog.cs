namespace EvPortalWidgets;

/// <summary>Logs each event at most once in a time, because its cause may stay.</summary>
internal sealed class SeldomLog(WidgetLog log, Func<TimeSpan> clock, TimeSpan pause)
{
    // A warning must not hide an error with the same number.
    private readonly Dictionary<(int Id, WidgetLevel Level), (TimeSpan Next, int Calls)> all = [];

    public void Write(WidgetEvent what, params object?[] values)
    {
        if (CallsFor(what) > 0) log.Write(what, values);
    }

    /// <summary>Logs an event with its exception. The message of it is the last value of the text.</summary>
    public void Failed(WidgetEvent what, Exception error)
    {
        if (CallsFor(what) > 0) log.Failed(what, error);
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
        var key = (what.Id, what.Level);
        lock (all)
        {
            var isKnown = all.TryGetValue(key, out var kept);
            var calls = kept.Calls + 1;
            var isTime = !isKnown || now >= kept.Next;
            all[key] = isTime ? (now + pause, 0) : (kept.Next, calls);
            return isTime ? calls : 0;
        }
    }
}
