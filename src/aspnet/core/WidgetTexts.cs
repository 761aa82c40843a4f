using System.Collections;
using System.Globalization;
using System.Resources;

namespace EvPortalWidgets;

/// <summary>The texts that came with the widgets: English, Russian and Ukrainian, English for any other culture.</summary>
public static class WidgetTexts
{
    private static readonly ResourceManager Resources =
        new("EvPortalWidgets.WidgetTexts", typeof(WidgetTexts).Assembly);

    /// <summary>Every key with its text; the caller's own copy, to put the site's own wording into.</summary>
    public static Dictionary<string, string> For(CultureInfo culture)
    {
        var texts = culture.Equals(CultureInfo.InvariantCulture) ? [] : For(culture.Parent);
        var own = Resources.GetResourceSet(culture, createIfNotExists: true, tryParents: false);
        if (own is null) return texts;
        foreach (DictionaryEntry entry in own)
        {
            texts[(string)entry.Key] = (string)entry.Value!;
        }
        return texts;
    }
}
