using System.Runtime.CompilerServices;
using System.Text.Json.Nodes;
using Xunit;

/// <summary>What attacks get on a Monday morning, and from passwords.</summary>
public sealed class SimulationTests
{
    /// <summary>What an attack gets exactly. Where "refused" is 0, no honest driver is refused. Without the limit of wrong codes it would have five times as many guesses as SMS.</summary>
    private static readonly Dictionary<string, string> Wanted = new()
    {
        ["none"] = """{"attempts": 0, "refused": 0}""",
        ["walk of a prefix"] = """{"prefix": [20, 80], "refused": 0}""",
        ["one number"] = """{"number": [5, 20]}""",
        ["500 addresses"] = """{"strangers": [3000, 6000]}""",
        ["slow drip"] = """{"strangers": [400, 6000]}""",
        ["race of resends"] = """{"attempts": 6000, "number": [3, 3], "refused": 0}""",
        ["hopping through IPv6"] = """{"hops56": [60, 240], "refused": 0}""",
        ["IPv6 /29 of a provider"] = """{"refused": 0}""",
        ["walk of known numbers"] = "{}",
        ["cross-site images"] = """{"number": [2, 2], "refused": 0}""",
        ["no cookies, at the address of the operator"] = """{"address": [30, 120], "refused": 0}""",
        ["replayed codes"] = "{}",
        ["random numbers from a network"] = """{"network": [150, 600], "refused": 0}""",
        ["500 addresses, with a check"] = """{"refused": 0}""",
        ["60 drivers at one address"] = """{"attempts": 0, "refused": 0}""",
        // Five of the 60.
        ["60 drivers with numbers in a row"] = """{"attempts": 0, "prefix": [20, 20], "refused": 0.25}""",
        ["500 addresses that guess each code five times"] = """{"strangers": [400, 6000], "guesses": 12836}""",
    };

    public static TheoryData<string> Names => [.. Simulation.Attacks.Keys];

    public static TheoryData<string> NamesOfPasswords => [.. PasswordAttack.All.Keys];

    [Theory]
    [MemberData(nameof(Names))]
    public async Task OnAMondayMorning(string name)
    {
        Simulation simulation = new(52);
        Simulation.Attacks[name](simulation);
        var found = JsonNode.Parse("{" + await simulation.Run() + "}")!.AsObject();
        var wanted = JsonNode.Parse(Wanted[name])!.AsObject();
        Assert.Equal(wanted["attempts"]?.ToJsonString() ?? "10000", found["attempts"]!.ToJsonString());
        foreach (var (key, value) in wanted) Assert.Equal(Figures.Plain(value!).ToJsonString(), Figures.Plain(found[key]!).ToJsonString());
        foreach (var (key, most) in new[] { ("paid", (6000, 12_000)), ("strangers", (3000, 6000)) })
        {
            var counts = found[key]!.AsArray().Select(count => (int)count!).ToArray();
            Assert.InRange(counts[0], 0, most.Item1);
            Assert.InRange(counts[1], 0, most.Item2);
        }
        Assert.InRange((double)found["refusedInKnownBrowsers"]!, 0, 0.5);
        Figures.Check(name, found, "strangers", "guesses", "refused");
        // By default it is an attack when new browsers enter twice the wrong codes of an honest morning.
        if (name == "none") Assert.InRange((double)found["wrong"]!, 0.15, 0.25);
    }

    [Theory]
    [MemberData(nameof(NamesOfPasswords))]
    public async Task WithPasswords(string name)
    {
        var found = JsonNode.Parse("{" + await PasswordAttack.All[name](new PasswordAttack()) + "}")!.AsObject();
        Figures.Check(name, found, "tries", "ownerRefused");
        if (!name.EndsWith("one password", StringComparison.Ordinal)) return;
        Assert.Equal("[0,0]", found["ownerRefused"]!.ToJsonString());
        Assert.Equal(2, (int)found["lines"]!);
    }
}

/// <summary>
/// What attackers get. <c>npm run docs</c> writes the tables of the guide from this file. With the environment variable FIGURES=write a test
/// writes its line.
/// </summary>
internal static class Figures
{
    public static void Check(string attack, JsonObject found, params string[] keys)
    {
        JsonObject line = new() { ["attack"] = attack };
        foreach (var key in keys) line[key] = Plain(found[key]!);
        var text = line.ToJsonString(new() { Encoder = System.Text.Encodings.Web.JavaScriptEncoder.UnsafeRelaxedJsonEscaping });
        var lines = File.ReadAllLines(Path()).ToList();
        var at = lines.FindIndex(each => (string)JsonNode.Parse(each)!["attack"]! == attack);
        if (Environment.GetEnvironmentVariable("FIGURES") == "write")
        {
            if (at < 0) lines.Add(text);
            else lines[at] = text;
            File.WriteAllText(Path(), string.Join("\n", lines) + "\n");
        }
        else Assert.Equal(at < 0 ? "no line" : lines[at], text);
    }

    /// <summary>A number without zeros at its end.</summary>
    public static JsonNode Plain(JsonNode value) =>
        value is JsonValue && value.GetValueKind() == System.Text.Json.JsonValueKind.Number ? JsonValue.Create(value.GetValue<double>()) : value.DeepClone();

    private static string Path([CallerFilePath] string file = "") => System.IO.Path.Combine(System.IO.Path.GetDirectoryName(file)!, "figures.jsonl");
}
