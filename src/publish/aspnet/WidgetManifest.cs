using System.Text.Json;
using Microsoft.AspNetCore.Hosting;
using Microsoft.Extensions.DependencyInjection;

namespace EvPortalWidgets;

/// <summary>What <c>manifest.json</c> says of the scripts; read anew when a deploy replaced it under a running site.</summary>
public sealed class WidgetManifest(IWebHostEnvironment environment)
{
    public sealed record Script(string Hash, string Integrity);

    private sealed record Manifest(Dictionary<string, Script> Files, Dictionary<string, object> Widgets);

    private const string Path = "widgets/manifest.json";
    private static readonly JsonSerializerOptions Options = new(JsonSerializerDefaults.Web);
    private (DateTimeOffset At, Manifest Manifest)? read;

    public IReadOnlyCollection<string> Widgets => Current().Widgets.Keys;

    public Script Of(string name) => Current().Files[$"{name}.js"];

    private Manifest Current()
    {
        var file = environment.WebRootFileProvider.GetFileInfo(Path);
        if (!file.Exists)
            throw new FileNotFoundException($"wwwroot/{Path} is missing: copy the folder dist/ of ev-portal-widgets there.");
        if (read is { } known && known.At == file.LastModified) return known.Manifest;

        using var stream = file.CreateReadStream();
        var manifest = JsonSerializer.Deserialize<Manifest>(stream, Options)!;
        read = (file.LastModified, manifest);
        return manifest;
    }
}

public static class WidgetServices
{
    public static IServiceCollection AddWidgets(this IServiceCollection services) =>
        services.AddSingleton<WidgetManifest>();
}
