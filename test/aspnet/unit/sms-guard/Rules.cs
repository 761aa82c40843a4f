using System.Collections;
using System.Runtime.CompilerServices;

/// <summary>One rule after the other, each with a new guard: its name, what it should give, and what it gives.</summary>
internal sealed class Rules : List<Rule>
{
    internal static string Join(params object[] results) => string.Join(", ", results);

    public void Add(string rule, string wanted, Func<Trial, string> found, [CallerFilePath] string file = "", [CallerLineNumber] int line = 0) =>
        Add(new Rule(Path.GetFileName(file) + ":" + line, rule, wanted, found));

    /// <summary>An attack: what it has got from version 3.0.0, and what it gets now.</summary>
    public void Add(string attack, string before, string now, Func<Trial, string> find, [CallerFilePath] string file = "", [CallerLineNumber] int line = 0) =>
        Add(attack, now, it =>
        {
            var found = find(it);
            Figures.Check(attack, new() { ["before"] = before, ["now"] = found }, "before", "now");
            return found;
        }, file, line);
}
