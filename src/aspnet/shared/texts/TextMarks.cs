using System.Collections.Generic;
using System.Linq;
using System.Text.RegularExpressions;

namespace EvPortalWidgets;

/// <summary>The marks of values in a text, as <c>{{seconds}}</c>. A site and its build have the same rules for them.</summary>
internal static class TextMarks
{
    /// <summary>The marks in a text, each once.</summary>
    public static List<string> In(string text) =>
        [.. Regex.Matches(text, @"\{\{.*?\}\}").Cast<Match>().Select(match => match.Value).Distinct()];

    /// <summary>The marks that a text lacks, and those that no widget fills in.</summary>
    /// <param name="text">The text of the site.</param>
    /// <param name="needed">Marks without which a visitor would miss something.</param>
    /// <param name="english">Our text, with all marks.</param>
    public static IEnumerable<string> Problems(string text, IEnumerable<string> needed, string english)
    {
        var marks = In(text);
        foreach (var lost in needed.Except(marks)) yield return $"has no {lost}";
        foreach (var unknown in marks.Except(In(english))) yield return $"has {unknown}, which the widgets do not fill in";
    }
}
