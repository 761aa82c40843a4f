namespace EvPortalWidgets;

/// <summary>Whether the widgets and their login work at this moment. It says nothing that a stranger must not know.</summary>
sealed partial class WidgetHealth
{
    private WidgetHealth(bool isUsable, IList<string> problems, Exception? cause) => (IsUsable, Problems, Cause) = (isUsable, problems, cause);

    /// <summary>Whether pages have widgets. All other problems leave the site in use: a stranger can cause some of them.</summary>
    public bool IsUsable { get; }

    /// <summary>The numbers and names of what is wrong, as in the table of the log, for example <c>4112 StoreAway</c>.</summary>
    public IList<string> Problems { get; }

    /// <summary>Why the store of codes does not answer. Null if it does.</summary>
    internal Exception? Cause { get; }

    /// <param name="isUnfinished">Whether logins are answered with 503, because a class of the sample is left to write.</param>
    internal static async Task<WidgetHealth> Of(WidgetBuilds builds, bool isUnfinished, SmsGuard? guard)
    {
        var build = builds.Current(out var reason);
        var problems = new List<WidgetEvent>();
        if (reason != null) problems.Add(build == null ? WidgetEvents.NoBuild : WidgetEvents.UnknownVersion);
        if (isUnfinished) problems.Add(SignInEvents.Unfinished);
        var ofGuard = guard == null ? new([]) : await guard.Health().ConfigureAwait(false);
        problems.AddRange(ofGuard.Problems);
        return new(build != null, [.. problems.Select(each => $"{each.Id} {each.Name}")], ofGuard.Cause);
    }
}
