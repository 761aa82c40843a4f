namespace EvPortalWidgets;

/// <summary>
/// The files of the builds: those of the own build as <c>header.js</c>, and those of a former release as <c>4.0.0/header.js.gz</c>.
/// </summary>
internal sealed record BuildFiles(ICollection<string> Names, Func<string, byte[]?> Read)
{
    private const string Start = "EvPortalWidgets/";

    public static BuildFiles OfAssembly { get; } = new(
        [.. typeof(BuildFiles).Assembly.GetManifestResourceNames()
            .Where(name => name.StartsWith(Start, StringComparison.Ordinal)).Select(name => name[Start.Length..])],
        Resource);

    private static byte[]? Resource(string name)
    {
        var stream = typeof(BuildFiles).Assembly.GetManifestResourceStream(Start + name);
        if (stream == null) return null;
        using var reader = new BinaryReader(stream);
        return reader.ReadBytes((int)stream.Length);
    }
}
