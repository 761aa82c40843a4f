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
    private readonly string webRoot;

    /// <summary>Finds builds in the assembly, in <c>ev-portal-widgets/</c> of the content root, and in the web root.</summary>
    public WidgetManifest(
        IWebHostEnvironment environment, IOptionsMonitor<WidgetSettings> settings, ILogger<WidgetManifest> logger, TimeProvider time)
    {
        Log = LogOf(logger, LogLevel.Error);
        Clock = SiteClock.Of(time);
        IsDevelopment = environment.IsDevelopment();
        var kept = Path.Combine(environment.ContentRootPath, Kept);
        // A site without this folder at its start has no path for it.
        webRoot = environment.WebRootPath ?? Path.Combine(environment.ContentRootPath, "wwwroot");
        Builds = new(
            Kept,
            path => new FileInfo(Path.Combine(kept, path)) is { Exists: true } file
                ? file : new FileInfo(Path.Combine(webRoot, "widgets", path)),
            json => JsonSerializer.Deserialize(json, WidgetJson.OfWeb.WidgetList)!,
            () => settings.CurrentValue.Version,
            Log,
            Clock);
    }

    /// <summary>Serves the build of the assembly. Version 3.0.0 kept builds where <c>UseStaticFiles</c> finds them first.</summary>
    internal void Serve()
    {
        Builds.Serve();
        var old = new DirectoryInfo(Path.Combine(webRoot, "widgets"));
        if (!old.Exists) return;
        foreach (var folder in old.GetDirectories().Where(each => File.Exists(Path.Combine(each.FullName, "manifest.json"))))
            Log.OnceEach(WidgetEvents.BuildInWebRoot, folder.FullName, $"{Kept}/{folder.Name}");
    }

    internal WidgetLog Log { get; }

    internal Func<TimeSpan> Clock { get; }

    internal bool IsDevelopment { get; }

    /// <summary>Writes each event with its number and its values.</summary>
    internal static WidgetLog LogOf(ILogger logger, LogLevel problems) => new((what, values) => logger.Log(
        what.IsProblem ? problems : LogLevel.Information, new EventId(what.Id, what.Name), what.Template, values));

    internal WidgetBuilds Builds { get; }
}
