using System;
using System.IO;
using System.Text.Json;
using Microsoft.AspNetCore.Hosting;
using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.Hosting;
using Microsoft.Extensions.Logging;

namespace EvPortalWidgets;

/// <summary>
/// Finds the build that new pages use: the one with the version that <c>EvPortalWidgets:Version</c> names in the site's
/// settings, otherwise the one in the assembly. A change of the setting or of the files needs no restart.
/// </summary>
public sealed class WidgetManifest
{
    /// <summary>Finds builds in the assembly and in the web root.</summary>
    public WidgetManifest(
        IWebHostEnvironment environment, IConfiguration configuration, ILogger<WidgetManifest> logger)
    {
        ArgumentNullException.ThrowIfNull(environment);
        Log = LogOf(logger, LogLevel.Error);
        IsDevelopment = environment.IsDevelopment();
        // A site without this folder at its start has no path for it.
        var root = environment.WebRootPath ?? Path.Combine(environment.ContentRootPath, "wwwroot");
        Builds = new(
            path => new FileInfo(Path.Combine(root, path)),
            json => JsonSerializer.Deserialize<WidgetList>(json, new JsonSerializerOptions(JsonSerializerDefaults.Web))!,
            () => configuration["EvPortalWidgets:Version"],
            Log);
    }

    internal WidgetLog Log { get; }

    internal bool IsDevelopment { get; }

    /// <summary>Writes each event with its number and its values.</summary>
    internal static WidgetLog LogOf(ILogger logger, LogLevel problems) => new((what, values) => logger.Log(
        what.IsProblem ? problems : LogLevel.Information, new EventId(what.Id, what.Name), what.Template, values));

    internal WidgetBuilds Builds { get; }

    /// <summary>The build that new pages use, or <c>null</c> if there is none.</summary>
    public WidgetBuild? Current() => Builds.Current(out _);
}
