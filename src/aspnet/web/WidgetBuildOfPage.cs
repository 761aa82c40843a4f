using System.Collections.Generic;
using System.Web;

namespace EvPortalWidgets;

public sealed partial class WidgetBuild
{
    private static readonly WidgetBuild Empty = new(
        "", "widgets", new Dictionary<string, WidgetFile>(), new Dictionary<string, string[]>());

    /// <summary>The virtual path of the folder of the build that new pages use.</summary>
    public static string Folder => "~" + (WidgetSite.Builds.Current(out _) ?? Empty).Path.TrimEnd('/');

    /// <summary>The build of one page. It stays the same until the page is complete. It has no files if no build can be used.</summary>
    public static WidgetBuild For(HttpContextBase context) => WidgetSite.MarkupOf(context).Build ?? Empty;

    /// <summary>The address of a file with its hash, or null if the build has no such file.</summary>
    public string? Url(string file) => Find(file)?.Address;

    /// <summary>The file's <c>integrity</c>, or null if the build has no such file.</summary>
    public string? Integrity(string file) => Find(file)?.Integrity;
}
