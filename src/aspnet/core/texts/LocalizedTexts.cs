using System;
using System.Globalization;
using System.Linq;
using Microsoft.Extensions.Localization;

namespace EvPortalWidgets;

public static partial class WidgetTexts
{
    /// <summary>
    /// From now on, uses the texts of a localizer of the site, and our own where one is missing. Call it once, when the site starts.
    /// The log names what is wrong with them, in every language.
    /// </summary>
    /// <param name="localizer">For example the service <c>IStringLocalizer&lt;Texts&gt;</c>. It is asked again after a second.</param>
    /// <param name="path">
    /// The files of its texts, for example <c>Resources/Texts.{lang}.resx</c>. In development a page shows a file as it was saved last.
    /// </param>
    /// <param name="neutralLanguage">The language of the file without a language, here <c>Resources/Texts.resx</c>.</param>
    public static void From(IStringLocalizer localizer, string? path = null, string? neutralLanguage = null)
    {
        ArgumentNullException.ThrowIfNull(localizer);
        Use(new($"{localizer.GetType()}", culture => In(localizer, culture), path, neutralLanguage));
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
