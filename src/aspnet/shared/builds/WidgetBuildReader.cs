using System.IO.Compression;
using System.Security.Cryptography;

namespace EvPortalWidgets;

/// <summary>Reads a build. It counts only if each file that pages load is the one that the manifest describes.</summary>
internal static class WidgetBuildReader
{
    // LICENSES.txt: the first line of each script names it.
    private static readonly Dictionary<string, string> Types =
        new() { { ".js", "text/javascript" }, { ".css", "text/css" }, { ".txt", "text/plain" } };

    /// <summary>The build, or null, and then the problem.</summary>
    /// <param name="read">Reads a file. Null if it does not exist. Of a former release there are only compressed ones.</param>
    /// <param name="parse">Reads JSON. It may throw any exception.</param>
    public static WidgetBuild? Read(Func<string, byte[]?> read, Func<string, WidgetList?> parse, out string? problem)
    {
        problem = null;
        try
        {
            return Read(read, parse);
        }
        catch (Exception error)
        {
            // A fault in one build must not stop pages or other builds.
            problem = error is InvalidDataException ? error.Message : $"a file cannot be read ({error.GetType().Name})";
            return null;
        }
    }

    private static WidgetBuild Read(Func<string, byte[]?> read, Func<string, WidgetList?> parse)
    {
        var manifest = read("manifest.json") ?? throw new InvalidDataException("manifest.json does not exist");
        if (Parsed(manifest, parse) is not { Version: { } version, Files: { } listed, Widgets: { } widgets })
            throw new InvalidDataException("manifest.json is not a complete manifest of ev-portal-widgets");
        var path = $"/widgets/{version}/";
        // The scripts in translations/ are for pages that no server writes.
        var names = listed.Keys.Where(name => Types.ContainsKey(Path.GetExtension(name)) && !name.Contains("/")).ToList();
        if (names.Count == 0 || widgets.Count == 0) throw new InvalidDataException("manifest.json lists no files");
        var keys = widgets.ToDictionary(each => each.Key, each => each.Value.Translations ?? []);
        return new(version, path, names.ToDictionary(name => name, FileOf), keys);

        WidgetFile FileOf(string name)
        {
            var plain = Content(name, null)
                ?? throw new InvalidDataException($"{name} is missing, or is not the file that manifest.json describes");
            var compressed = new[] { Content($"{name}.br", "br"), Content($"{name}.gz", "gzip") }.OfType<WidgetContent>();
            return new(path + name, $"{Types[Path.GetExtension(name)]}; charset=utf-8", version, [.. compressed, plain]);
        }

        // A file that is the one in the manifest, otherwise null.
        WidgetContent? Content(string name, string? encoding)
        {
            if (!listed.TryGetValue(name, out var entry) || (read(name) ?? Unzipped(read($"{name}.gz"))) is not { } bytes) return null;
            using var sha = SHA384.Create();
            var integrity = $"sha384-{Convert.ToBase64String(sha.ComputeHash(bytes))}";
            return entry.Integrity == integrity && entry.Hash is { } hash ? new(encoding, hash, integrity, bytes) : null;
        }
    }

    private static byte[]? Unzipped(byte[]? bytes)
    {
        if (bytes == null) return null;
        using var unzipped = new MemoryStream();
        using (var zipped = new GZipStream(new MemoryStream(bytes), CompressionMode.Decompress)) zipped.CopyTo(unzipped);
        return unzipped.ToArray();
    }

    private static WidgetList? Parsed(byte[] manifest, Func<string, WidgetList?> parse)
    {
        try
        {
            return parse(new StreamReader(new MemoryStream(manifest)).ReadToEnd());
        }
        catch (Exception)
        {
            return null;
        }
    }
}
