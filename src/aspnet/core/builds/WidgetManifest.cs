using System.Text.Json;
using Microsoft.AspNetCore.Hosting;
using Microsoft.Extensions.Hosting;
using Microsoft.Extensions.Logging;
using Microsoft.Extensions.Options;

namespace EvPortalWidgets;

/// <summary>
/// Finds the build that new pages use: that of the package, or of a former release if <c>EvPortalWidgets:Version</c> names one in
/// the site's settings. A change of the setting needs no restart.
/// </summary>
internal sealed class WidgetManifest
{
    /// <summary>Finds builds in the assembly.</summary>
    public WidgetManifest(
        IWebHostEnvironment environment, IOptionsMonitor<WidgetSettings> settings, ILogger<WidgetManifest> logger, TimeProvider time)
        : this(environment, settings, logger, time, BuildFiles.OfAssembly)
    {
    }

    internal WidgetManifest(
        IWebHostEnvironment environment, IOptionsMonitor<WidgetSettings> settings, ILogger<WidgetManifest> logger, TimeProvider time,
        BuildFiles files)
    {
        Log = SiteLog.Of(logger);
        Clock = SiteClock.Of(time);
        IsDevelopment = environment.IsDevelopment();
        Builds = new(
            files,
            json => JsonSerializer.Deserialize(json, WidgetJson.OfWeb.WidgetList)!,
            () => settings.CurrentValue.Version,
            Log);
    }

    internal WidgetLog Log { get; }

    internal Func<TimeSpan> Clock { get; }

    internal bool IsDevelopment { get; }

    internal WidgetBuilds Builds { get; }
}
