using System.Globalization;
using System.Resources;
using EvPortalWidgets;
using Microsoft.AspNetCore.Hosting;
using Microsoft.Extensions.DependencyInjection.Extensions;
using Microsoft.Extensions.Localization;

namespace Microsoft.Extensions.DependencyInjection;

// For a site with texts of its own.
public static partial class WidgetServices
{
    /// <summary>
    /// <see cref="WidgetTexts"/> gives the texts of the site's resources, and our own where one is missing or cannot be shown, as one
    /// without its <c>{{seconds}}</c>. The log names each such text once.
    /// </summary>
    /// <param name="resources">The compiled resources, for example <c>Texts.ResourceManager</c>.</param>
    /// <param name="path">
    /// The files of these resources, for example <c>Resources/Texts.{lang}.resx</c>. In development a page shows a file as it was saved
    /// last.
    /// </param>
    /// <param name="neutralLanguage">
    /// The language of the file without a language, here <c>Resources/Texts.resx</c>. The default is the
    /// <c>NeutralResourcesLanguage</c> of the assembly.
    /// </param>
    public static IServiceCollection AddWidgetTexts(
        this IServiceCollection services, ResourceManager resources, string? path = null, string? neutralLanguage = null)
    {
        services.TryAddEnumerable(ServiceDescriptor.Singleton<IStartupFilter, TextsOfRequest>());
        return services.AddSingleton(
            provider => WidgetResources.Of(resources, path, neutralLanguage, provider.GetRequiredService<WidgetManifest>().Clock));
    }

    /// <summary>The same for a localizer, which is asked again after a second.</summary>
    /// <param name="localizer">Gives for example the service <c>IStringLocalizer&lt;Texts&gt;</c>.</param>
    /// <param name="path">The files of its texts, for example <c>Resources/Texts.{lang}.resx</c>.</param>
    /// <param name="neutralLanguage">The language of the file without a language.</param>
    public static IServiceCollection AddWidgetTexts(
        this IServiceCollection services,
        Func<IServiceProvider, IStringLocalizer> localizer,
        string? path = null,
        string? neutralLanguage = null)
    {
        services.TryAddEnumerable(ServiceDescriptor.Singleton<IStartupFilter, TextsOfRequest>());
        return services.AddSingleton(provider =>
        {
            var texts = localizer(provider);
            var clock = provider.GetRequiredService<WidgetManifest>().Clock;
            return new WidgetResources($"{texts.GetType()}", culture => In(texts, culture), path, neutralLanguage, clock);
        });
    }

    private static Func<string, string?> In(IStringLocalizer localizer, CultureInfo culture)
    {
        // A localizer knows only this culture. That of the page can be another one than that of its widgets.
        var ofPage = CultureInfo.CurrentUICulture;
        CultureInfo.CurrentUICulture = culture;
        try
        {
            var texts = localizer.GetAllStrings(includeParentCultures: false).Where(each => !each.ResourceNotFound)
                .ToLookup(each => each.Name, each => each.Value, StringComparer.OrdinalIgnoreCase);
            return key => texts[key].FirstOrDefault();
        }
        finally
        {
            CultureInfo.CurrentUICulture = ofPage;
        }
    }
}
