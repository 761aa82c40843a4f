using System.Configuration;

namespace EvPortalWidgets;

/// <summary>The names that the site's own check of antiforgery tokens has. ASP.NET's own check has no settings for them.</summary>
internal static class SiteAntiforgery
{
    public static readonly string? Header = Setting("AntiforgeryHeader");
    public static readonly string? Field = Setting("AntiforgeryField");

    /// <summary>What a page writes. Null for the usual names.</summary>
    public static WidgetAntiforgery? Names => Header == null && Field == null ? null : new() { Header = Header, Field = Field };

    private static string? Setting(string name) =>
        ConfigurationManager.AppSettings[$"EvPortalWidgets:{name}"] is { Length: > 0 } value ? value : null;
}
