namespace EvPortalWidgets;

/// <summary>
/// Notices that most new browsers bring no token, and that one of them was refused: the page may leave none. Otherwise nobody would know
/// why visitors get no SMS.
/// </summary>
internal sealed class MissingTokens(WidgetLog log, Func<TimeSpan> clock)
{
    private readonly SeldomLog seldom = new(log, clock, TimeSpan.FromHours(1));
    private readonly object gate = new();
    private TimeSpan end = TimeSpan.MinValue;
    private int all, without;

    /// <summary>A new browser has asked for an SMS. Logs once in an hour.</summary>
    public void Note(bool hasToken, bool isRefused)
    {
        lock (gate)
        {
            var now = clock();
            if (now >= end) (end, all, without) = (now + TimeSpan.FromHours(1), 0, 0);
            all++;
            if (hasToken) return;
            without++;
            if (isRefused && 2 * without > all) seldom.Write(SmsEvents.NoToken, without, all);
        }
    }
}
