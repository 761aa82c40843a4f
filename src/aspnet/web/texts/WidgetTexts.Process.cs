using System.Resources;

namespace EvPortalWidgets;

public static partial class WidgetTexts
{
    private static volatile Action<WidgetResources>? start;
    private static volatile WidgetResources? site;

    /// <summary>A process, or an application domain, has one site.</summary>
    private static WidgetResources? OfSite => site;

    /// <summary>
    /// From now on, uses the texts of the site's resources, and our own where one is missing or cannot be shown, as one without its
    /// <c>{{seconds}}</c>. The log names each such text once. Call it when the site starts.
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
        var texts = site = WidgetResources.Of(resources, path, neutralLanguage, SiteClock.Now);
        start?.Invoke(texts);
    }

    /// <summary>Says where the files of the site are, or null if it is not in development.</summary>
    internal static void Start(Func<string?> root, WidgetLog log)
    {
        start = resources => resources.Start(root(), log);
        if (site is { } own) start(own);
    }
}
