namespace EvPortalWidgets;

/// <summary>What the <c>manifest.json</c> of a build lists.</summary>
internal sealed class WidgetList
{
    public string? Version { get; set; }

    public Dictionary<string, Entry>? Files { get; set; }

    public Dictionary<string, Entry>? Widgets { get; set; }

    /// <summary>A file, with its hash and its integrity, or a widget, with the keys of its texts.</summary>
    internal sealed class Entry
    {
        public string? Hash { get; set; }

        public string? Integrity { get; set; }

        public string[]? Translations { get; set; }
    }
}
