namespace EvPortalWidgets;

internal static class SiteClock
{
    /// <summary>A clock that nobody can set back: the time since now.</summary>
    public static Func<TimeSpan> Of(TimeProvider time)
    {
        var start = time.GetTimestamp();
        return () => time.GetElapsedTime(start);
    }
}
