using System.Globalization;
using System.Reflection;
using System.Resources;

namespace EvPortalWidgets;

/// <summary>Reads the resources that a site has compiled.</summary>
internal static class CompiledTexts
{
    /// <summary>The texts of a site. Without a language, the neutral one is that of the assembly.</summary>
    public static WidgetResources Of(ResourceManager resources, string? path, string? neutral, Func<TimeSpan> clock) =>
        new(resources.BaseName, culture => In(resources, culture), path, neutral ?? NeutralOf(resources), clock);

    /// <summary>Finds the texts of one culture, without those of its parents. Null if it has none.</summary>
    private static Func<string, string?>? In(ResourceManager manager, CultureInfo culture) =>
        manager.GetResourceSet(culture, true, false) is { } set ? key => set.GetObject(key, true) as string : null;

    /// <summary>The <c>NeutralResourcesLanguage</c> of the assembly, or null.</summary>
    private static string? NeutralOf(ResourceManager manager)
    {
        // Only a class that inherits it can read this field.
        var field = typeof(ResourceManager).GetField("MainAssembly", BindingFlags.Instance | BindingFlags.NonPublic);
        var language = (field?.GetValue(manager) as Assembly)?.GetCustomAttribute<NeutralResourcesLanguageAttribute>();
        return language is { CultureName: not "" } ? language.CultureName : null;
    }
}
