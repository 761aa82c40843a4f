using static EvPortalWidgets.WidgetLevel;

namespace EvPortalWidgets;

/// <summary>What the log says only on .NET Framework. The table of the guide is written from here.</summary>
internal static class FrameworkEvents
{
    public static readonly WidgetEvent OldRuntime = new(
        4010, "OldRuntime", Error,
        "Web.config selects the behaviour of .NET Framework 4.0, where calls that wait for an SMS may never end. "
        + "Write targetFramework=\"4.5\" or the newer version of the site into <httpRuntime>.");
    public static readonly WidgetEvent AutomaticKey = new(
        4011, "AutomaticKey", Information,
        "The machineKey is automatic. If IIS does not keep it, or on several servers, visitors lose their "
        + "sessions, and SmsGuard forgets their browsers. Write a <machineKey> with keys of your own into Web.config.");
}
