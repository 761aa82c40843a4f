namespace EvPortalWidgets;

/// <summary>A file of a build, for example <c>header.js</c>.</summary>
internal sealed class WidgetFile
{
    private readonly string version;

    public WidgetFile(string address, string type, string version, ICollection<WidgetContent> contents)
    {
        this.version = version;
        Hash = contents.Last().Hash;
        Integrity = contents.Last().Integrity;
        Address = $"{address}?v={Hash}";
        Type = type;
        Contents = contents;
    }

    /// <summary>Its address in the site, with its hash.</summary>
    public string Address { get; }

    /// <summary>The value of the attribute <c>integrity</c> of its tag.</summary>
    public string Integrity { get; }

    /// <summary>The value of the header <c>Content-Type</c>.</summary>
    public string Type { get; }

    public string Hash { get; }

    /// <summary>The file in each encoding, the smallest first. The last one is not compressed.</summary>
    public ICollection<WidgetContent> Contents { get; }

    /// <summary>Whether an address below <c>/widgets/</c> can mean only this content, so that it may be kept for a year.</summary>
    public bool IsOnlyMeaningOf(string path, string? hash) =>
        string.IsNullOrEmpty(hash) ? path.StartsWith($"{version}/", StringComparison.Ordinal) : hash == Hash;
}

/// <summary>The content of a file in one encoding, <c>br</c> or <c>gzip</c>, or null if it is not compressed.</summary>
internal sealed record WidgetContent(string? Encoding, string Hash, string Integrity, byte[] Bytes);
