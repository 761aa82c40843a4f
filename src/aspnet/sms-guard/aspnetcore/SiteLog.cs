using Microsoft.Extensions.Logging;

namespace EvPortalWidgets;

internal static class SiteLog
{
    /// <summary>Writes each event with its number and its values.</summary>
    public static WidgetLog Of(ILogger logger) => new((what, values) => logger.Log(
        LevelOf(what), new EventId(what.Id, what.Name), what.Template, values));

    public static LogLevel LevelOf(WidgetEvent what) => what.Level switch
    {
        WidgetLevel.Error => LogLevel.Error,
        WidgetLevel.Warning => LogLevel.Warning,
        _ => LogLevel.Information,
    };
}
