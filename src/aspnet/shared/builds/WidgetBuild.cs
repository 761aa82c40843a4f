namespace EvPortalWidgets;

/// <summary>
/// One build of the widgets: the files that <c>manifest.json</c> lists. They are kept in memory, so a build stays complete while
/// its folder is replaced.
/// </summary>
internal sealed class WidgetBuild
{
    private readonly IDictionary<string, WidgetFile> files;

    public WidgetBuild(
        string version, string folder, IDictionary<string, WidgetFile> files, IDictionary<string, string[]> keys)
    {
        Version = version;
        Path = $"/{folder}/";
        this.files = files;
        Widgets = [.. keys.Keys];
        Keys = keys;
    }

    /// <summary>The names of all widgets.</summary>
    public IReadOnlyList<string> Widgets { get; }

    public string Version { get; }

    /// <summary>The start of the addresses of its files.</summary>
    public string Path { get; }

    /// <summary>The keys of the texts of each widget.</summary>
    public IDictionary<string, string[]> Keys { get; }

    /// <summary>The file with this name, for example <c>header.js</c>, or null.</summary>
    public WidgetFile? Find(string name) => files.TryGetValue(name, out var file) ? file : null;
}
