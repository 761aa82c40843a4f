namespace EvPortalWidgets;

/// <summary>One build of the widgets: the files that <c>manifest.json</c> lists.</summary>
/// <param name="Path">The start of the addresses of its files.</param>
/// <param name="Keys">The keys of the texts of each widget.</param>
internal sealed record WidgetBuild(
    string Version, string Path, IDictionary<string, WidgetFile> Files, IDictionary<string, string[]> Keys)
{
    /// <summary>The file with this name, for example <c>header.js</c>, or null.</summary>
    public WidgetFile? Find(string name) => Files.TryGetValue(name, out var file) ? file : null;
}
