using static EvPortalWidgets.WidgetLevel;

namespace EvPortalWidgets;

/// <summary>What the log says only in a site with MVC 5. The table of the guide is written from here.</summary>
internal static class MvcEvents
{
    public static readonly WidgetEvent PageOfSite = new(
        4025, "PageOfSite", Error, "The page {Page} is the site's: it needs the login card, as Login.cshtml of the sample has it.");
}
