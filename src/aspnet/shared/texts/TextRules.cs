using System.Text.RegularExpressions;

namespace EvPortalWidgets;

/// <summary>The rules for the texts of a site. Its build and its pages have the same.</summary>
internal static class TextRules
{
    // The widgets find keys in any letter case.
    private static readonly Dictionary<string, string[]> Needed = new(WidgetTextTable.Marks, StringComparer.OrdinalIgnoreCase);

    /// <summary>The keys of the widgets in any letter case, with our text.</summary>
    public static Dictionary<string, string> English { get; } = new(WidgetTextTable.Languages["en"], StringComparer.OrdinalIgnoreCase);

    /// <summary>The marks that a text lacks, as <c>{{seconds}}</c>, and those that no widget fills in.</summary>
    public static IEnumerable<string> Problems(string key, string text)
    {
        // A site has texts of its own in the same file.
        if (!English.TryGetValue(key, out var english)) yield break;
        var marks = MarksIn(text);
        foreach (var lost in (Needed.TryGetValue(key, out var needed) ? needed : []).Except(marks)) yield return $"has no {lost}";
        foreach (var unknown in marks.Except(MarksIn(english))) yield return $"has {unknown}, which the widgets do not fill in";
    }

    private static List<string> MarksIn(string text) =>
        [.. Regex.Matches(text, @"\{\{.*?\}\}").Cast<Match>().Select(match => match.Value).Distinct()];
}
