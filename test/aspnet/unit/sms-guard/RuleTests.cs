using Xunit;

/// <summary>Each rule is a test, with a new guard. Some measure the time of the processor, which the whole process shares, so nothing runs beside them.</summary>
[Collection(nameof(RuleTests))]
[CollectionDefinition(nameof(RuleTests), DisableParallelization = true)]
public sealed class RuleTests
{
    private static readonly List<Rule> All =
    [
       
        .. AttackRules.All,
    ];

    private static readonly List<Rule> Long = [];

    public static TheoryData<string> Names => [.. All.Select(each => each.Name)];

    public static TheoryData<string> LongNames => [.. Long.Select(each => each.Name)];

    [Theory]
    [MemberData(nameof(Names))]
    public void Rule(string name) => Check(All, name);

    [Theory]
    [MemberData(nameof(LongNames))]
    public void LongRule(string name) => Check(Long, name);

    private static void Check(List<Rule> rules, string name)
    {
        var rule = rules.Single(each => each.Name == name);
        var found = rule.Find(new Trial());
        Assert.True(rule.Wanted == found, $"{rule.Place}: {rule.Name}\nwanted: {rule.Wanted}\nfound:  {found}");
    }
}
