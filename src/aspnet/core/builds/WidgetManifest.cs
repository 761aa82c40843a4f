using System.Text.Json;
using Microsoft.AspNetCore.Hosting;
using Microsoft.Extensions.Hosting;
using Microsoft.Extensions.Logging;
using Microsoft.Extensions.Options;

namespace EvPortalWidgets;

/// <summary>
/// Finds the build that new pages use: the one with the version that <c>EvPortalWidgets:Version</c> names in the site's
/// settings, otherwise the one in the assembly. A change of the setting or of the files needs no restart.
/// </summary>
internal sealed class WidgetManifest
{
    private const string Kept = "ev-portal-widgets";

    /// <summary>Finds builds in the assembly, and in <c>ev-portal-widgets/</c> of the content root.</summary>
    public WidgetManifest(
        IWebHostEnvironment environment, IOptionsMonitor<WidgetSettings> settings, ILogger<WidgetManifest> logger, TimeProvider time)
    {
        Log = SiteLog.Of(logger);
        Clock = SiteClock.Of(time);
        IsDevelopment = environment.IsDevelopment();
        var kept = Path.Combine(environment.ContentRootPath, Kept);
        Builds = new(
            Kept,
            path => new FileInfo(Path.Combine(kept, path)),
            json => JsonSerializer.Deserialize(json, WidgetJson.OfWeb.WidgetList)!,
            () => settings.CurrentValue.Version,
            Log,
            Clock);
    }

    internal WidgetLog Log { get; }

    internal Func<TimeSpan> Clock { get; }

    internal bool IsDevelopment { get; }

    internal WidgetBuilds Builds { get; }
}
