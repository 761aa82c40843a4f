using System.Configuration;
using System.Web;
using System.Web.Configuration;

namespace EvPortalWidgets;

/// <summary>Logs at the start which settings of the site make trouble later.</summary>
internal static class SettingsCheck
{
    private static readonly WidgetEvent OldRuntime = new(
        4010, "OldRuntime", "Web.config selects the behaviour of .NET Framework 4.0, where calls that wait for an SMS may never end. "
        + "Write targetFramework=\"4.5\" or the newer version of the site into <httpRuntime>.");
    private static readonly WidgetEvent AutomaticKey = new(
        4011, "AutomaticKey", "The machineKey is automatic. If IIS does not keep it, or on several servers, visitors lose their "
        + "sessions, and SmsGuard forgets their browsers. Write a <machineKey> with keys of your own into Web.config.")
    {
        IsProblem = false,
    };

    public static void Run(WidgetLog log)
    {
        var isAsync = ConfigurationManager.AppSettings["aspnet:UseTaskFriendlySynchronizationContext"] == "true";
        if (HttpRuntime.TargetFramework < new Version(4, 5) && !isAsync) log.Once(OldRuntime);
        var keys = (MachineKeySection)WebConfigurationManager.GetSection("system.web/machineKey");
        if (keys.ValidationKey.StartsWith("AutoGenerate", StringComparison.OrdinalIgnoreCase)) log.Once(AutomaticKey);
    }
}
