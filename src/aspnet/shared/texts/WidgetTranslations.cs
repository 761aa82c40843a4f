namespace EvPortalWidgets;

/// <summary>Compares the translations of a page with the texts of its widgets.</summary>
internal sealed class WidgetTranslations
{
    // The widgets find keys in any letter case.
    private readonly Dictionary<string, string> texts = new(StringComparer.OrdinalIgnoreCase);

    public WidgetTranslations(IEnumerable<KeyValuePair<string, string>> translations)
    {
        foreach (var each in translations)
        {
            if (!string.IsNullOrWhiteSpace(each.Value)) texts[each.Key] = each.Value;
        }
    }

    /// <summary>What a visitor would notice. Null if that is nothing.</summary>
    /// <param name="keys">The keys that must have a text.</param>
    /// <param name="consequence">The words after the missing keys.</param>
    public string? Problem(IEnumerable<string> keys, string consequence)
    {
        var used = keys.Distinct().ToList();
        var missing = used.Where(key => !texts.ContainsKey(key)).ToList();
        var parts = used.Except(missing)
            .SelectMany(key => TextRules.Problems(key, texts[key]).Select(problem => $"{key} {problem}")).ToList();
        if (missing.Count > 0) parts.Insert(0, $"{string.Join(", ", missing)} {consequence}");
        return parts.Count == 0 ? null : string.Join("; ", parts);
    }
}
