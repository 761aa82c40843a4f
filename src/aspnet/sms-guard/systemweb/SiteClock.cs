using System.Diagnostics;

namespace EvPortalWidgets;

internal static class SiteClock
{
    private static readonly Stopwatch SinceStart = Stopwatch.StartNew();

    /// <summary>A clock that nobody can set back.</summary>
    public static TimeSpan Now() => SinceStart.Elapsed;
}
