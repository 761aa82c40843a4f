using System.Configuration;
using System.Web;
using System.Web.Configuration;
using System.Web.Hosting;

namespace EvPortalWidgets;

/// <summary>
/// Logs at the start which settings of the site make trouble later. The guard calls it, and so do the widgets: each works without the other.
/// </summary>
internal static class SettingsCheck
{
    public static void Run(WidgetLog log)
    {
        // A test of the site has no Web.config.
        if (!HostingEnvironment.IsHosted) return;
        var isAsync = ConfigurationManager.AppSettings["aspnet:UseTaskFriendlySynchronizationContext"] == "true";
        if (HttpRuntime.TargetFramework < new Version(4, 5) && !isAsync) log.Once(FrameworkEvents.OldRuntime);
        var keys = (MachineKeySection)WebConfigurationManager.GetSection("system.web/machineKey");
        if (keys.ValidationKey.StartsWith("AutoGenerate", StringComparison.OrdinalIgnoreCase)) log.Once(FrameworkEvents.AutomaticKey);
    }
}
