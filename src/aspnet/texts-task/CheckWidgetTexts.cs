using System;
using System.Collections.Generic;
using System.Linq;
using System.Xml.Linq;
using EvPortalWidgets;
using Microsoft.Build.Framework;
using Microsoft.Build.Utilities;

/// <summary>Compares the .resx files of a site with the texts of the widgets.</summary>
public class CheckWidgetTexts : Task
{
    /// <summary>A file with this many of our names holds texts of the widgets.</summary>
    private const int NamesOfOurs = 8;

    private Dictionary<string, XElement> texts = [];

    [Required]
    public ITaskItem[] Files { get; set; } = [];

    /// <summary>The file with all texts: WidgetTexts.xml.</summary>
    [Required]
    public string Texts { get; set; } = "";

    [Output]
    public int Warnings { get; set; }

    public override bool Execute()
    {
        texts = XDocument.Load(Texts).Root.Elements()
            .ToDictionary(each => (string)each.Attribute("name"), StringComparer.OrdinalIgnoreCase);
        var files = Files.GroupBy(item => item.GetMetadata("FullPath")).Select(group => new Resources(group.First().ItemSpec, texts));
        foreach (var family in files.Where(file => file.Ours.Count >= NamesOfOurs).GroupBy(file => file.Family))
        {
            var given = new HashSet<string>(family.SelectMany(file => file.Ours), StringComparer.OrdinalIgnoreCase);
            // A site may change only a few texts.
            var expected = texts.Keys.Where(key => given.Count * 2 > texts.Count || given.Contains(key)).ToList();
            foreach (var file in family)
            {
                // A text that is missing in "uk-UA" comes from "uk".
                var parents = family.Where(other => file.Language.StartsWith($"{other.Language}-", StringComparison.Ordinal))
                    .SelectMany(other => other.Ours);
                Check(file, [.. expected.Except(parents, StringComparer.OrdinalIgnoreCase)]);
            }
        }
        return !Log.HasLoggedErrors;
    }

    private void Check(Resources file, List<string> expected)
    {
        var missing = expected.Where(key => !file.Entries.Any(entry => entry.Is(key))).ToList();
        foreach (var entry in file.Entries)
        {
            if (texts.TryGetValue(entry.Name, out var text))
            {
                CheckText(file, entry, text);
                continue;
            }
            // The site has names of its own, too.
            var meant = missing.FirstOrDefault(key => IsNear(key.ToLowerInvariant(), entry.Name.ToLowerInvariant()));
            if (meant == null) continue;
            missing.Remove(meant);
            Warn("EVW002", file, entry,
                $"No text of the widgets has the name {entry.Name}. {meant} is missing: is it that one?");
        }
        foreach (var key in missing)
            Warn("EVW001", file, file.Entries.Last(), $"{key} is missing. In English it is \"{English(texts[key])}\".");
    }

    private void CheckText(Resources file, Entry entry, XElement text)
    {
        var first = file.Entries.First(other => other.Is(entry.Name));
        if (first != entry)
            Warn("EVW004", file, entry, $"{entry.Name} is there twice: line {first.Line} has {first.Name}.");
        if (string.IsNullOrWhiteSpace(entry.Text))
        {
            Warn("EVW001", file, entry, $"{entry.Name} is empty. In English it is \"{English(text)}\".");
            return;
        }
        var needed = TextMarks.In((string)text.Attribute("needs"));
        var wrong = string.Join(", and ", TextMarks.Problems(entry.Text, needed, English(text)));
        if (wrong != "") Warn("EVW003", file, entry, $"{entry.Name} {wrong}.");
        var former = text.Elements("former").FirstOrDefault(each => each.Value == entry.Text);
        if (former == null) return;
        var now = text.Elements("now").First(each => (string)each.Attribute("language") == (string)former.Attribute("language"));
        Warn("EVW005", file, entry, $"{entry.Name} is the text of a former version. Now it is \"{now.Value}\".");
    }

    private void Warn(string code, Resources file, Entry entry, string message)
    {
        Warnings++;
        Log.LogWarning(null, code, null, file.Path, entry.Line, 0, 0, 0, "{0}", message);
    }

    private static string English(XElement text) =>
        text.Elements("now").First(each => (string)each.Attribute("language") == "en").Value;

    /// <summary>Whether one or two letters differ.</summary>
    private static bool IsNear(string one, string other)
    {
        if (one.Length < 4 || Math.Abs(one.Length - other.Length) > 2) return false;
        var row = Enumerable.Range(0, other.Length + 1).ToArray();
        for (var i = 1; i <= one.Length; i++)
        {
            var diagonal = row[0];
            row[0] = i;
            for (var j = 1; j <= other.Length; j++)
            {
                var cost = Math.Min(Math.Min(row[j], row[j - 1]) + 1, diagonal + (one[i - 1] == other[j - 1] ? 0 : 1));
                diagonal = row[j];
                row[j] = cost;
            }
        }
        return row[other.Length] <= 2;
    }
}
