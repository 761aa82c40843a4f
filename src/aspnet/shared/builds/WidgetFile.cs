namespace EvPortalWidgets;

/// <summary>A file of a build, for example <c>header.js</c>.</summary>
internal sealed class WidgetFile(string address, string type, string version, ICollection<WidgetContent> contents)
{
    private readonly WidgetContent plain = contents.Last();

    /// <summary>Its address in the site, with its hash.</summary>
    public string Address => $"{address}?v={Hash}";

    /// <summary>The value of the attribute <c>integrity</c> of its tag.</summary>
    public string Integrity => plain.Integrity;

    /// <summary>The value of the header <c>Content-Type</c>.</summary>
    public string Type => type;

    public string Hash => plain.Hash;

    /// <summary>The file in each encoding, the smallest first. The last one is not compressed.</summary>
    public ICollection<WidgetContent> Contents => contents;

    /// <summary>Whether an address below <c>/widgets/</c> can mean only this content, so that it may be kept for a year.</summary>
    public bool IsOnlyMeaningOf(string path, string? hash) =>
        string.IsNullOrEmpty(hash) ? path.StartsWith($"{version}/", StringComparison.Ordinal) : hash == Hash;
}

/// <summary>The content of a file in one encoding, <c>br</c> or <c>gzip</c>, or null if it is not compressed.</summary>
internal sealed record WidgetContent(string? Encoding, string Hash, string Integrity, byte[] Bytes);
