#nullable disable
using System.Collections;
using System.Globalization;
using System.Resources;
using EvPortalWidgets;

namespace Portal;

/// <summary>The texts of a site, as a designer file of a .resx gives them.</summary>
public static class Texts
{
    public static ResourceManager ResourceManager { get; } = new(typeof(Texts));

    /// <summary>The texts of the widgets with the site's own, by the line of the guide.</summary>
    public static IDictionary<string, string> Of(CultureInfo culture)
    {
        var texts = WidgetTexts.For(culture);
        foreach (DictionaryEntry own in Texts.ResourceManager.GetResourceSet(culture, true, true)) texts[(string)own.Key] = (string)own.Value;
        return texts;
    }
}
