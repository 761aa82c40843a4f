using System.Diagnostics;

namespace EvPortalWidgets;

internal static class TraceLevels
{
    /// <summary>
    /// The level for <c>Widgets.Log</c>. A warning is an error there: sites have copied a line from the guide that knows no warnings, and
    /// would write it as an information. Of what is for a developer alone there is no line, because nothing there leaves it out.
    /// </summary>
    public static TraceLevel Of(WidgetEvent what) => what.Level switch
    {
        WidgetLevel.Debug => TraceLevel.Off,
        WidgetLevel.Information => TraceLevel.Info,
        _ => TraceLevel.Error,
    };
}
