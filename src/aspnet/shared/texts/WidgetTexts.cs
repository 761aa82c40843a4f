using System.Globalization;
using System.Resources;

namespace EvPortalWidgets;

/// <summary>The texts of the widgets. A culture without texts in <c>translations/</c> gets English.</summary>
public static partial class WidgetTexts
{
    private static readonly IDictionary<string, string> English = WidgetTextTable.Languages["en"];

    /// <summary>Every key with its text. It is a copy, so the caller may put the site's own texts into it.</summary>
    public static Dictionary<string, string> For(CultureInfo culture) => For(culture.Name);

    /// <summary>The same for the name of a language. Where globalization is invariant, a server has no culture for it.</summary>
    /// <param name="language">The language of the page, for example <c>uk</c>.</param>
    /// <param name="otherwise">The language where neither the site nor the widgets have a text in the first one.</param>
    // With one parameter, For(new("uk")) could mean both methods, and a site would not compile any more.
    public static Dictionary<string, string> For(string language, string otherwise = "en")
    {
        if (language == null) throw new ArgumentNullException(nameof(language));
        var own = OfSite;
        IDictionary<string, string>[] neutral = own == null ? [] : [own.In("")];
        List<IDictionary<string, string>> layers =
            [.. own?.For(language) ?? [], .. Ours(language), .. neutral, .. Ours(otherwise ?? ""), English];
        return English.Keys.ToDictionary(key => key, key => layers.First(layer => layer.ContainsKey(key))[key]);
    }

    private static IEnumerable<IDictionary<string, string>> Ours(string language) =>
        Chain(language).Where(WidgetTextTable.Languages.ContainsKey).Select(name => WidgetTextTable.Languages[name]);

    /// <summary>"uk-UA", then "uk". This uses names, because with InvariantGlobalization no culture has a parent.</summary>
    internal static IEnumerable<string> Chain(string culture)
    {
        for (var name = culture; name != ""; name = name[..Math.Max(name.LastIndexOf('-'), 0)]) yield return name;
    }
}
