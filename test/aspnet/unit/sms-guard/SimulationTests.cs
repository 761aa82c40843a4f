using System.Runtime.CompilerServices;
using System.Text.Json.Nodes;
using Xunit;

/// <summary>What attacks get, and what each rule of the guard earns. The guide has a table of it.</summary>
public sealed class SimulationTests
{
    /// <summary>What the settings promise for an attack.</summary>
    private static readonly Dictionary<string, string> Promised = new()
    {
        ["no attack"] = """{"refused": 0}""",
        ["one prefix, from 500 addresses for a day"] = """{"sms": [20, 80], "refused": 0}""",
        ["one number, from 500 addresses for a day"] = """{"sms": [5, 20]}""",
        ["500 addresses, for two hours"] = """{"sms": [3000, 5999]}""",
        ["500 addresses, for a day"] = """{"sms": [400, 6000]}""",
        ["an IPv6 /29, for two hours"] = """{"sms": [750, 1500], "refused": 0}""",
        ["networks of an IPv6 /32, for a day"] = """{"refused": 0}""",
        ["images on foreign pages, for two hours"] = """{"sms": [0, 0], "refused": 0}""",
        ["the address of an operator, for a day"] = """{"sms": [30, 120], "refused": 0}""",
        ["an IPv4 /24, for a day"] = """{"sms": [150, 600], "refused": 0}""",
        ["a check, 500 addresses without tokens, for a day"] = """{"sms": [120, 2880], "refused": 0}""",
        ["60 drivers at one address"] = """{"refused": 0}""",
    };

    public static TheoryData<string> Mornings => [.. Simulation.Attacks.Keys];

    public static TheoryData<string> Others => [.. Attacks.All.Keys];

    public static TheoryData<string> Rules => [.. GuardRules.All.Select(rule => rule.Name)];

    [Theory]
    [MemberData(nameof(Mornings))]
    public async Task OnAMondayMorning(string attack)
    {
        var morning = await Simulation.Of(attack);
        var figures = morning.Figures();
        var promised = JsonNode.Parse(Promised.GetValueOrDefault(attack, "{}"))!.AsObject();
        foreach (var (key, value) in promised) Assert.Equal(value!.ToJsonString(), figures[key]!.ToJsonString());
        Assert.InRange((int)morning.Paid[0]!, 0, 6000);
        Assert.InRange((int)morning.Paid[1]!, 0, 12_000);
        Assert.InRange(morning.ToOneNumber.InHour, 0, 5);
        Assert.InRange(morning.ToOneNumber.InDay, 0, 20);
        Assert.InRange(morning.RefusedInKnownBrowsers, 0, 0.5);
        // By default it is an attack when new browsers enter twice the wrong codes of an honest morning.
        if (attack == "no attack") Assert.InRange(morning.Wrong, 0.15, 0.25);
        Figures.Check(new() { ["attack"] = attack, ["gets"] = figures });
    }

    [Theory]
    [MemberData(nameof(Others))]
    public async Task OfOthers(string attack) => Figures.Check(new() { ["attack"] = attack, ["gets"] = await Attacks.All[attack](new()) });

    /// <summary>Takes as long as all other tests of the guard.</summary>
    [LongTheory]
    [MemberData(nameof(Rules))]
    public async Task WithoutARule(string name)
    {
        var rule = GuardRules.All.Single(each => each.Name == name);
        var isMorning = Simulation.Attacks.ContainsKey(rule.Attack);
        var without = isMorning ? (await Simulation.Of(rule.Attack, rule)).Figures() : await Attacks.All[rule.Attack](new() { Without = rule });
        Assert.NotEqual(Figures.Of(rule.Attack)["gets"]!.ToJsonString(), without.ToJsonString());
        Figures.Check(Line(rule, without));
    }

    [Fact]
    public void Each_rule_has_its_line()
    {
        foreach (var rule in GuardRules.All)
        {
            var line = Figures.Of(rule.Name);
            Assert.Equal(line.ToJsonString(), Line(rule, line["without"]!.DeepClone().AsObject()).ToJsonString());
        }
        Assert.Equal(Figures.Count, Simulation.Attacks.Count + Attacks.All.Count + GuardRules.All.Length);
    }

    private static JsonObject Line(GuardRule rule, JsonObject without) =>
        new() { ["rule"] = rule.Name, ["about"] = rule.About, ["cost"] = rule.Cost, ["attack"] = rule.Attack, ["without"] = without };
}

/// <summary>A theory that takes long. It runs before a release, with the environment variable LONG.</summary>
public sealed class LongTheoryAttribute : TheoryAttribute
{
    public LongTheoryAttribute()
    {
        if (Environment.GetEnvironmentVariable("LONG") is null) Skip = "Only with the environment variable LONG";
    }
}

/// <summary>
/// What attacks get from all rules, and without one of them. <c>npm run docs</c> writes the tables of the guide from this file. With the environment
/// variable FIGURES=write a test writes its line.
/// </summary>
internal static class Figures
{
    public static int Count => Lines().Count;

    /// <summary>The line of an attack, or of a rule.</summary>
    public static JsonObject Of(string name) => Lines().Single(line => NameOf(line) == name);

    public static void Check(JsonObject line)
    {
        var lines = Lines();
        var at = lines.FindIndex(each => NameOf(each) == NameOf(line));
        if (Environment.GetEnvironmentVariable("FIGURES") == "write")
        {
            if (at < 0) lines.Add(line);
            else lines[at] = line;
            string[] names = [.. Simulation.Attacks.Keys, .. Attacks.All.Keys, .. GuardRules.All.Select(rule => rule.Name)];
            var known = names.SelectMany(name => lines.Where(each => NameOf(each) == name));
            File.WriteAllText(Path(), string.Concat(known.Select(each => Text(each) + "\n")));
        }
        else Assert.Equal(at < 0 ? "no line" : Text(lines[at]), Text(line));
    }

    private static string NameOf(JsonObject line) => (string)(line["rule"] ?? line["attack"])!;

    private static string Text(JsonObject line) => line.ToJsonString(new() { Encoder = System.Text.Encodings.Web.JavaScriptEncoder.UnsafeRelaxedJsonEscaping });

    private static List<JsonObject> Lines() => [.. File.ReadAllLines(Path()).Select(line => JsonNode.Parse(line)!.AsObject())];

    private static string Path([CallerFilePath] string file = "") => System.IO.Path.Combine(System.IO.Path.GetDirectoryName(file)!, "figures.jsonl");
}
