using EvPortalWidgets;

/// <summary>A store that does not know one rule: its windows are never full and read as empty, and nobody is at home in one of them.</summary>
internal sealed class AblatedStore(ISmsStore store, GuardRule without) : ISmsStore
{
    public async Task<StoreAnswer> Ask(StoreQuestion question)
    {
        var groups = question.Groups.Where(group => group.OnlyIf is null || !without.Has(group.OnlyIf)).ToDictionary(
            group => new WindowGroup(Lifted(group.Windows)) { OnlyIf = group.OnlyIf, Tested = Lifted(group.Tested) });
        question.Groups = [.. groups.Keys];
        question.Refused = Lifted(question.Refused);
        without.Change(question);
        var answer = await store.Ask(question).ConfigureAwait(false);
        // The guard knows its groups again. It does not look at those of a change.
        return answer with
        {
            Groups = [.. answer.Groups.Select(each => each with { Group = groups.GetValueOrDefault(each.Group, each.Group) })],
            Read = [.. answer.Read.Select((count, at) => without.Has(question.Read[at]) ? 0 : count)],
        };
    }

    public Task Check(WidgetLog log) => store.Check(log);

    private IReadOnlyList<SmsWindow> Lifted(IReadOnlyList<SmsWindow> windows) =>
        [.. windows.Select(each => without.Has(each) ? new(each.Kind, each.Key, int.MaxValue, each.Length) : each)];
}
