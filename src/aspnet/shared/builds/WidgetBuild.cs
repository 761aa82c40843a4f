using System.Collections.Generic;

namespace EvPortalWidgets;

/// <summary>
/// One build of the widgets: the files that <c>manifest.json</c> lists. They are kept in memory, so a build stays complete while
/// its folder is replaced.
/// </summary>
public sealed partial class WidgetBuild
{
    private readonly IDictionary<string, WidgetFile> files;

    internal WidgetBuild(
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

    internal string Version { get; }

    /// <summary>The start of the addresses of its files.</summary>
    internal string Path { get; }

    /// <summary>The keys of the texts of each widget.</summary>
    internal IDictionary<string, string[]> Keys { get; }

    /// <summary>A file of the build, or <c>null</c> if there is no file with that name.</summary>
    /// <param name="name">The name of the file, for example <c>header.js</c>.</param>
    public WidgetFile? Find(string name) => files.TryGetValue(name, out var file) ? file : null;
}
