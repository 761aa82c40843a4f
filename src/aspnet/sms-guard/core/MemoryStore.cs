namespace EvPortalWidgets;

/// <summary>
/// Counts and keeps records in the memory of this process. What is refused takes no memory, and what is counted takes it as long as it
/// counts.
/// </summary>
/// <param name="clock">A clock that nobody can set back.</param>
internal sealed class MemoryStore(Func<TimeSpan> clock) : ISmsStore
{
    /// <summary>So many keys of logins take about 100 MB.</summary>
    internal const int MostLogins = 200_000;

    /// <summary>They take no room of logins.</summary>
    internal const int MostHomes = 100_000, MostCalls = 50_000;

    /// <summary>A call removes no more keys than this, so none takes long. It adds fewer.</summary>
    private const int MostRemoved = 100;

    private readonly Dictionary<string, Kept> all = new(StringComparer.Ordinal);
    private readonly SortedSet<Kept> calls = new(Kept.ByEnd);
    private readonly SortedSet<Kept> homes = new(Kept.ByEnd);
    private readonly SortedSet<Kept> logins = new(Kept.ByEnd);
    private readonly SortedSet<Kept> others = new(Kept.ByEnd);
    private long last;

    /// <summary>The number of keys.</summary>
    public int Size => all.Count;

    public Task<StoreAnswer> Ask(StoreQuestion question)
    {
        lock (all) return Task.FromResult(Answer(question, (long)clock().TotalMilliseconds));
    }

    public Task Check(WidgetLog log) => Task.CompletedTask;

    private StoreAnswer Answer(StoreQuestion question, long now)
    {
        Sweep(now);
        var read = question.Read.Select(window => In(window.Key, now).Count).ToArray();
        var code = question.Code is null ? CodeAnswer.None : CodeAnswer.Of(question.Code, RecordOf(question.Code.Key, now), now);
        List<GroupAnswer> groups = [];
        StoreTake? take = null;
        var isOpen = question.Code is null || code.State == CodeState.Open;
        foreach (var group in isOpen ? question.Groups : [])
        {
            if (group.OnlyIf is not null && In(group.OnlyIf.Key, now).Count == 0) continue;
            var looked = LookAt(group, now);
            groups.Add(looked);
            if (looked.Waits.Any(wait => wait > TimeSpan.Zero)) continue;
            take = new(question.Id, group.Windows);
            break;
        }
        var isRefusal = take is null && groups.Count > 0 && question.Refused.All(each => In(each.Key, now).Count < each.Limit);
        foreach (var window in take?.Windows ?? (isRefusal ? question.Refused : [])) Change(window.Key, window.Kind, kept => kept.Count(window, question.Id, now));
        if (question.Code is { } step && isOpen && (take is not null || question.Groups.Count == 0))
            Change(step.Key, step.Kind, kept => kept.Record = code.Record);
        foreach (var window in isOpen ? question.GiveBack?.Windows ?? [] : [])
            Change(window.Key, window.Kind, kept => kept.Counted.RemoveAll(each => each.Take == question.GiveBack!.Id));
        foreach (var window in isOpen ? question.Forget : [])
            if (all.TryGetValue(window.Key, out var kept)) Forget(kept);
        return new(code, read, groups, take);
    }

    private GroupAnswer LookAt(WindowGroup group, long now)
    {
        List<int> counts = [];
        List<TimeSpan> waits = [];
        foreach (var window in group.Windows.Concat(group.Tested))
        {
            var counted = In(window.Key, now);
            counts.Add(counted.Count);
            waits.Add(TimeSpan.FromMilliseconds(
                counted.Count < window.Limit ? 0 : counted[counted.Count - window.Limit].End - now));
        }
        return new(group, counts, waits);
    }

    private CodeRecord? RecordOf(string key, long now) =>
        all.TryGetValue(key, out var kept) && kept.Record?.End > now ? kept.Record : null;

    private List<Counted> In(string key, long now)
    {
        if (!all.TryGetValue(key, out var kept)) return [];
        var ended = 0;
        while (ended < kept.Counted.Count && kept.Counted[ended].End <= now) ended++;
        kept.Counted.RemoveRange(0, ended);
        return kept.Counted;
    }

    private void Change(string key, SmsWindowKind kind, Action<Kept> change)
    {
        if (!all.TryGetValue(key, out var kept)) kept = new(key, ++last, kind);
        Forget(kept);
        change(kept);
        kept.End = Math.Max(kept.Record?.End ?? 0, kept.Counted.Count > 0 ? kept.Counted[kept.Counted.Count - 1].End : 0);
        if (kept.End == 0) return;
        all[key] = kept;
        Of(kept).Add(kept);
    }

    private void Forget(Kept kept)
    {
        all.Remove(kept.Key);
        Of(kept).Remove(kept);
    }

    private SortedSet<Kept> Of(Kept kept) => kept.Kind switch
    {
        SmsWindowKind.Call => calls,
        SmsWindowKind.Home => homes,
        SmsWindowKind.Login => logins,
        _ => others,
    };

    /// <summary>Forgets what has ended and, if there are too many of a kind that strangers can make up, those that end first.</summary>
    private void Sweep(long now)
    {
        for (var (pass, before) = (0, -1); pass < MostRemoved && before != all.Count; pass++)
        {
            before = all.Count;
            ForgetFirst(others, int.MaxValue);
            ForgetFirst(logins, MostLogins);
            ForgetFirst(homes, MostHomes);
            ForgetFirst(calls, MostCalls);
        }

        void ForgetFirst(SortedSet<Kept> some, int most)
        {
            if (some.Min is { } first && (first.End <= now || some.Count > most)) Forget(first);
        }
    }

    private readonly record struct Counted(string Take, long End);

    private sealed class Kept(string key, long number, SmsWindowKind kind)
    {
        public static readonly IComparer<Kept> ByEnd = Comparer<Kept>.Create(
            (one, other) => one.End != other.End ? one.End.CompareTo(other.End) : one.number.CompareTo(other.number));

        private readonly long number = number;

        public string Key { get; } = key;

        public SmsWindowKind Kind { get; } = kind;

        public List<Counted> Counted { get; } = [];

        public CodeRecord? Record { get; set; }

        public long End { get; set; }

        public void Count(SmsWindow window, string take, long now)
        {
            var begin = window.InTurn && Counted.Count > 0 ? Math.Max(now, Counted[Counted.Count - 1].End) : now;
            Counted.Add(new(take, begin + (long)Math.Ceiling(window.Length.TotalMilliseconds)));
        }
    }
}
