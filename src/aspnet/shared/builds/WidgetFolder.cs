namespace EvPortalWidgets;

/// <summary>
/// A folder of the site for a build. It is read again when the date of its manifest changes. While the build there is not
/// complete, the last complete one is used, and the folder is read again every few seconds.
/// </summary>
/// <param name="place">The folder of the site that has a folder for each version.</param>
/// <param name="version">The name of this folder. Empty if the place itself has the build.</param>
/// <param name="find">Gives the file for a path below the place.</param>
/// <param name="changed">When the manifest was written. Null if there is none.</param>
internal sealed class WidgetFolder(
    string place,
    string version,
    Func<string, FileInfo> find,
    Func<DateTime?> changed,
    Func<string, WidgetList?> parse,
    WidgetLog log,
    Func<TimeSpan> clock)
{
    private static readonly TimeSpan BetweenTries = TimeSpan.FromSeconds(5);

    private readonly object reading = new();
    private volatile State last = new(DateTime.MinValue, null, null, TimeSpan.Zero);

    /// <summary>What was read, and why the present files cannot be used.</summary>
    private sealed record State(DateTime? Changed, WidgetBuild? Build, string? Problem, TimeSpan ReadAt);

    /// <summary>The last complete build, or null. The problem is that of the present files, or null.</summary>
    public WidgetBuild? Read(out string? problem)
    {
        var now = changed();
        var state = last;
        if (!IsKnown(state, now))
        {
            lock (reading)
            {
                state = last;
                if (!IsKnown(state, now)) last = state = Next(now);
            }
        }
        problem = state.Problem;
        return state.Build;
    }

    private bool IsKnown(State state, DateTime? now) =>
        // A file that is locked or still being copied can become readable without a new date of the manifest.
        state.Changed == now && (state.Problem == null || clock() - state.ReadAt < BetweenTries);

    private State Next(DateTime? now)
    {
        var build = WidgetBuildReader.Read(Bytes, parse, version, out var problem) ?? last.Build;
        if (problem != null && problem != last.Problem) log.Write(WidgetEvents.BrokenFolder, $"{place}/{version}", problem);
        return new(now, build, problem, clock());
    }

    private byte[]? Bytes(string name) =>
        find($"{version}/{name}".TrimStart('/')) is { Exists: true } file ? File.ReadAllBytes(file.FullName) : null;
}
