using Microsoft.Extensions.Logging;

namespace EvPortalWidgets;

internal static class SiteLog
{
    /// <summary>Writes each event with its number, its values and its exception.</summary>
    public static WidgetLog Of(ILogger logger) => new((what, values, error) => logger.Log(
        LevelOf(what), new EventId(what.Id, what.Name), error, what.Template, values));

    public static LogLevel LevelOf(WidgetEvent what) => what.Level switch
    {
        WidgetLevel.Error => LogLevel.Error,
        WidgetLevel.Warning => LogLevel.Warning,
        WidgetLevel.Debug => LogLevel.Debug,
        _ => LogLevel.Information,
    };
}
