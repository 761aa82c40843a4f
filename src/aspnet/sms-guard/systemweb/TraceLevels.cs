using System.Diagnostics;

namespace EvPortalWidgets;

internal static class TraceLevels
{
    /// <summary>
    /// The level for <c>Widgets.Log</c>. A warning is an error there: sites have copied a line from the guide that knows no warnings, and
    /// would write it as an information.
    /// </summary>
    public static TraceLevel Of(WidgetEvent what) => what.Level == WidgetLevel.Information ? TraceLevel.Info : TraceLevel.Error;
}
