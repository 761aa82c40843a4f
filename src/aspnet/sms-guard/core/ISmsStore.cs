namespace EvPortalWidgets;

/// <summary>Counts, and keeps the records of codes: in the memory of this process, or in Redis.</summary>
internal interface ISmsStore
{
    /// <summary>Answers a question in one step that nothing interrupts.</summary>
    Task<StoreAnswer> Ask(StoreQuestion question);

    /// <summary>Logs what is set up wrong.</summary>
    Task Check(WidgetLog log);
}

/// <summary>What is asked in one step.</summary>
internal sealed class StoreQuestion
{
    /// <summary>
    /// What happens to the record of a code. If it cannot, nothing is counted, given back or forgotten; if no group has room, it does not happen.
    /// </summary>
    public CodeStep? Code { get; set; }

    /// <summary>The first group that has room is counted, and no other.</summary>
    public IReadOnlyList<WindowGroup> Groups { get; set; } = [];

    /// <summary>What is counted if no group has room: all of it, as long as each has room.</summary>
    public IReadOnlyList<SmsWindow> Refused { get; set; } = [];

    /// <summary>Windows whose counts are read before.</summary>
    public IReadOnlyList<SmsWindow> Read { get; set; } = [];

    /// <summary>What an earlier question has counted, and does not count any more.</summary>
    public StoreTake? GiveBack { get; set; }

    /// <summary>Windows whose counts are set to zero.</summary>
    public IReadOnlyList<SmsWindow> Forget { get; set; } = [];

    /// <summary>Names what is counted.</summary>
    public string Id { get; } = BrowserCall.RandomId();
}

/// <summary>Windows that are counted together, or not at all.</summary>
internal sealed class WindowGroup(IReadOnlyList<SmsWindow> windows)
{
    public IReadOnlyList<SmsWindow> Windows { get; } = windows;

    /// <summary>Windows that must have room, too, and are not counted.</summary>
    public IReadOnlyList<SmsWindow> Tested { get; set; } = [];

    /// <summary>The group is left out while this window is empty.</summary>
    public SmsWindow? OnlyIf { get; set; }
}

/// <summary>The answer of a store.</summary>
/// <param name="Code">What has happened to the record.</param>
/// <param name="Read">The counts of the windows that were read.</param>
/// <param name="Groups">The groups that were looked at. Only the last one can have room.</param>
/// <param name="Take">What was counted. Null if nothing was.</param>
internal sealed record StoreAnswer(CodeAnswer Code, IReadOnlyList<int> Read, IReadOnlyList<GroupAnswer> Groups, StoreTake? Take)
{
    /// <summary>The group that was looked at last. Null if none was.</summary>
    public GroupAnswer? Last => Groups.Count == 0 ? null : Groups[Groups.Count - 1];
}

/// <summary>
/// A group that was looked at: its windows and then its tested ones, each with its count before and the time that it stays full.
/// </summary>
internal sealed record GroupAnswer(WindowGroup Group, IReadOnlyList<int> Counts, IReadOnlyList<TimeSpan> Waits);

/// <summary>What a question has counted, so that it can be given back.</summary>
internal sealed record StoreTake(string Id, IReadOnlyList<SmsWindow> Windows);
