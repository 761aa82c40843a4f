#nullable enable
using System.Reflection;
using System.Text.Json;

/// <summary>The scripts that <c>npm run build</c> has made. The assembly of the package has the same.</summary>
internal static class Dist
{
    private static readonly string Folder = typeof(Dist).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>()
        .Single(each => each.Key == "Widgets").Value!;

    private static readonly JsonElement Manifest = JsonDocument.Parse(Text("manifest.json")).RootElement;

    /// <summary>The former releases whose scripts the repository has.</summary>
    public static IEnumerable<string> Former =>
        Directory.GetDirectories(Path.Combine(Folder, "../src/aspnet/former")).Select(folder => Path.GetFileName(folder)).Order();

    public static string Version { get; } = Manifest.GetProperty("version").GetString()!;

    public static string Text(string name) => File.ReadAllText(Path.Combine(Folder, name));

    public static byte[] Bytes(string name) => File.ReadAllBytes(Path.Combine(Folder, name));

    public static string Hash(string name) => Manifest.GetProperty("files").GetProperty(name).GetProperty("hash").GetString()!;

    /// <summary>The names of the texts of a widget.</summary>
    public static IEnumerable<string> TextsOf(string widget) =>
        Manifest.GetProperty("widgets").GetProperty(widget).GetProperty("translations").EnumerateArray().Select(each => each.GetString()!);
}
