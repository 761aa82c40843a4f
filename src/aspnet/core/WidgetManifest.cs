using System.Text.Json;
using Microsoft.AspNetCore.Hosting;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Logging;

namespace EvPortalWidgets;

/// <summary>
/// What <c>manifest.json</c> says of the scripts. It is read anew when a deploy replaced it under a running site; until it
/// can be, the former one holds. A site without it renders its pages without widgets.
/// </summary>
public sealed class WidgetManifest(IWebHostEnvironment environment, ILogger<WidgetManifest> logger)
{
    public sealed record Script(string Hash, string Integrity);

    private sealed record Manifest(Dictionary<string, Script> Files);

    private sealed record Reading(DateTimeOffset At, Manifest Manifest);

    private const string Path = "widgets/manifest.json";
    private static readonly JsonSerializerOptions Options = new(JsonSerializerDefaults.Web);
    private volatile Reading? last;

    /// <summary>The script of a widget, or <c>null</c> where there is none.</summary>
    public Script? Find(string name) => Current()?.Files.GetValueOrDefault($"{name}.js");

    private Manifest? Current()
    {
        var file = environment.WebRootFileProvider.GetFileInfo(Path);
        if (last is { } known && known.At == file.LastModified) return known.Manifest;
        try
        {
            using var stream = file.CreateReadStream();
            last = new(file.LastModified, JsonSerializer.Deserialize<Manifest>(stream, Options)!);
        }
        catch (Exception error) when (error is IOException or JsonException)
        {
            logger.LogError(error, "wwwroot/{Path} cannot be read: is all of ev-portal-widgets' dist/ there?", Path);
        }
        return last?.Manifest;
    }
}

public static class WidgetServices
{
    public static IServiceCollection AddWidgets(this IServiceCollection services) =>
        services.AddSingleton<WidgetManifest>();
}
