using EvPortalWidgets;
using Microsoft.Build.Framework;
using Microsoft.Build.Utilities;

/// <summary>Compares the .resx files of a site with the texts of the widgets.</summary>
public class CheckWidgetTexts : Task
{
    /// <summary>A file with this many of our names holds texts of the widgets.</summary>
    private const int NamesOfOurs = 8;

    [Required]
    public ITaskItem[] Files { get; set; } = [];

    /// <summary>The texts of former versions. A test gives its own.</summary>
    protected virtual IEnumerable<(string Key, string Language, string Text)> Former => WidgetFormerTexts.All;

    [Output]
    public int Warnings { get; set; }

    public override bool Execute()
    {
        var files = Files.GroupBy(item => item.GetMetadata("FullPath")).Select(group => new ResourceFile(group.First().ItemSpec));
        foreach (var family in files.Where(file => file.Ours.Count >= NamesOfOurs).GroupBy(file => file.Family))
        {
            var given = new HashSet<string>(family.SelectMany(file => file.Ours), StringComparer.OrdinalIgnoreCase);
            // A site may change only a few texts.
            ICollection<string> expected = given.Count * 2 > TextRules.English.Count ? TextRules.English.Keys : given;
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

    private void Check(ResourceFile file, List<string> expected)
    {
        var missing = expected.Where(key => !file.Entries.Any(entry => entry.Is(key))).ToList();
        foreach (var entry in file.Entries)
        {
            if (TextRules.English.TryGetValue(entry.Name, out var english))
            {
                CheckText(file, entry, english);
                continue;
            }
            // The site has names of its own, too.
            var meant = missing.FirstOrDefault(key => IsNear(key.ToLowerInvariant(), entry.Name.ToLowerInvariant()));
            if (meant == null) continue;
            missing.Remove(meant);
            Warn(TextWarning.EVW002, file, entry,
                $"No text of the widgets has the name {entry.Name}. {meant} is missing: is it that one?");
        }
        foreach (var key in missing)
            Warn(TextWarning.EVW001, file, file.Entries.Last(), $"{key} is missing. In English it is \"{TextRules.English[key]}\".");
    }

    private void CheckText(ResourceFile file, ResourceEntry entry, string english)
    {
        var first = file.Entries.First(other => other.Is(entry.Name));
        if (first != entry)
            Warn(TextWarning.EVW004, file, entry, $"{entry.Name} is there twice: line {first.Line} has {first.Name}.");
        if (string.IsNullOrWhiteSpace(entry.Text))
        {
            Warn(TextWarning.EVW001, file, entry, $"{entry.Name} is empty. In English it is \"{english}\".");
            return;
        }
        var wrong = string.Join(", and ", TextRules.Problems(entry.Name, entry.Text));
        if (wrong != "") Warn(TextWarning.EVW003, file, entry, $"{entry.Name} {wrong}.");
        var former = Former.FirstOrDefault(each => entry.Is(each.Key) && each.Text == entry.Text);
        if (former.Key == null) return;
        var now = WidgetTextTable.Languages[former.Language][former.Key];
        Warn(TextWarning.EVW005, file, entry, $"{entry.Name} is the text of a former version. Now it is \"{now}\".");
    }

    private void Warn(TextWarning code, ResourceFile file, ResourceEntry entry, string message)
    {
        Warnings++;
        Log.LogWarning(null, code.ToString(), null, file.Path, entry.Line, 0, 0, 0, "{0}", message);
    }

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
