using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Resources;

namespace EvPortalWidgets;

/// <summary>The texts of the widgets. A culture without texts in <c>translations/</c> gets English.</summary>
public static partial class WidgetTexts
{
    private static readonly IDictionary<string, string> English = WidgetTextTable.Languages["en"];
    private static volatile WidgetResources? site;
    private static volatile Action<WidgetResources>? start;

    /// <summary>
    /// From now on, uses the texts of the site's resources, and our own where one is missing. Call it once, when the site starts.
    /// The log names what is wrong with them, in every language.
    /// </summary>
    /// <param name="resources">The compiled resources, for example <c>Texts.ResourceManager</c>.</param>
    /// <param name="path">
    /// The files of these resources, for example <c>Resources/Texts.{lang}.resx</c>. In development a page shows a file as it was
    /// saved last. Files in <c>App_GlobalResources</c> need no path: saving one restarts the site.
    /// </param>
    /// <param name="neutralLanguage">
    /// The language of the file without a language, here <c>Resources/Texts.resx</c>. The default is the
    /// <c>NeutralResourcesLanguage</c> of the assembly.
    /// </param>
    public static void From(ResourceManager resources, string? path = null, string? neutralLanguage = null)
    {
        if (resources == null) throw new ArgumentNullException(nameof(resources));
        var neutral = neutralLanguage ?? CompiledTexts.NeutralOf(resources);
        Use(new WidgetResources(resources.BaseName, culture => CompiledTexts.In(resources, culture), path, neutral));
    }

    /// <summary>Every key with its text. It is a copy, so the caller may put the site's own texts into it.</summary>
    /// <param name="culture">The language of the page.</param>
    public static Dictionary<string, string> For(CultureInfo culture)
    {
        if (culture == null) throw new ArgumentNullException(nameof(culture));
        return For(culture.Name);
    }

    /// <summary>The same for the name of a language. Where globalization is invariant, a server has no culture for it.</summary>
    /// <param name="language">The language of the page, for example <c>uk</c>.</param>
    /// <param name="otherwise">The language where neither the site nor the widgets have a text in the first one.</param>
    // With one parameter, For(new("uk")) could mean both methods, and a site would not compile any more.
    public static Dictionary<string, string> For(string language, string otherwise = "en")
    {
        if (language == null) throw new ArgumentNullException(nameof(language));
        var own = site;
        IDictionary<string, string>[] neutral = own == null ? [] : [own.In("")];
        List<IDictionary<string, string>> layers =
            [.. own?.For(language) ?? [], .. Ours(language), .. neutral, .. Ours(otherwise ?? ""), English];
        return English.Keys.ToDictionary(key => key, key => layers.First(layer => layer.ContainsKey(key))[key]);
    }

    /// <summary>Says where the files of the site are, or null if it is not in development, and checks the texts.</summary>
    internal static void Start(Func<string?> root, WidgetLog log)
    {
        start = resources => resources.Start(root(), log);
        if (site is { } own) start(own);
    }

    private static IEnumerable<IDictionary<string, string>> Ours(string language) =>
        Chain(language).Where(WidgetTextTable.Languages.ContainsKey).Select(name => WidgetTextTable.Languages[name]);

    private static void Use(WidgetResources resources)
    {
        site = resources;
        start?.Invoke(resources);
    }

    /// <summary>"uk-UA", then "uk". This uses names, because with InvariantGlobalization no culture has a parent.</summary>
    internal static IEnumerable<string> Chain(string culture)
    {
        for (var name = culture; name != ""; name = name[..Math.Max(name.LastIndexOf('-'), 0)]) yield return name;
    }
}
