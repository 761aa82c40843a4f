using System.Net;

namespace EvPortalWidgets;

/// <summary>The tags of a page. They are the same in ASP.NET Core and in MVC 5.</summary>
/// <param name="isDevelopment">Whether a developer looks at the page: then a wrong name is an exception.</param>
internal sealed class WidgetMarkup(WidgetBuild? build, string? reason, WidgetLog log, bool isDevelopment)
{
    private const string HasScripts = "scripts";

    private readonly HashSet<string> placed = [];
    private readonly HashSet<string> scripted = [];

    public WidgetBuild? Build { get; } = build;

    /// <summary>The link to <c>widgets.css</c>. Empty if there is no build.</summary>
    public string Styles() => string.Concat(Files("widgets.css").Select(file => $"<link rel=\"stylesheet\" href={Source(file)}>"));

    /// <summary>
    /// The page's data, the shared script and the scripts of these widgets, or of all widgets. A block of JSON is no inline script.
    /// <c>inspect.js</c> marks the texts before a widget reads them.
    /// </summary>
    public string Scripts(string json, string? nonce, ICollection<string> requested, bool jsonBlock, bool inspect, PageData? page)
    {
        log.IsNew(HasScripts);
        var attribute = nonce is { Length: > 0 } ? $" nonce={Quote(nonce)}" : "";
        var widgets = Names(requested);
        scripted.UnionWith(widgets);
        string[] names = inspect ? ["inspect", "shared", .. widgets] : ["shared", .. widgets];
        // All widgets wait for shared.js. Otherwise pictures of the site would come before it.
        var shared = " fetchpriority=\"high\"" + Ahead(widgets, page);
        var scripts = names.SelectMany(name => Files($"{name}.js").Select(file =>
            $"<script src={Source(file)}{(name == "shared" ? shared : "")}{attribute} defer></script>"));
        var start = jsonBlock ? " type=\"application/json\" data-page>" : $"{attribute}>window.__PAGE__ = ";
        var asking = Files(jsonBlock ? [] : ["shared.js"])
            .Select(file => $"<script{attribute} data-file={Quote(file.Hash)}>{WidgetInlineScript.Text}</script>");
        var comment = Build == null ? $"this page has no widgets: {reason}" : null;
        return Comment(comment) + string.Join("\n", [.. asking, $"<script{start}{json}</script>", .. scripts]);
    }

    /// <summary>
    /// A page with a header leads to the login. So it names the script of the login card, which shared.js fetches after the page has loaded.
    /// The login page uses the same address, so the browser has the file already.
    /// </summary>
    private string Ahead(List<string> widgets, PageData? page)
    {
        // The header of an Admin has no link to the login.
        if (!widgets.Contains("header") || widgets.Contains("login-card") || page?.AccessRights == "Admin") return "";
        return string.Concat(Files("login-card.js").Select(file => $" data-ahead={Quote(file.Address)}"));
    }

    /// <summary>Logs, when the page is complete, which of its widgets have no script.</summary>
    /// <param name="widget">The name of a widget that the page has.</param>
    /// <param name="page">The address of the page.</param>
    /// <param name="scripts">How a page writes the scripts.</param>
    /// <param name="atEnd">Registers what to call when the page is complete. After an error the rest of the page is missing.</param>
    public void NeedsScript(string widget, string page, string scripts, Action<Action> atEnd)
    {
        var isFirst = placed.Count == 0;
        placed.Add(widget);
        if (isFirst) atEnd(() =>
        {
            foreach (var name in placed.Where(IsNewFault)) log.Write(WidgetEvents.NoScripts, page, name, scripts);
        });
    }

    /// <summary>
    /// A page without any scripts may come into another one, which has them. So this is no fault once a page has had scripts. One that
    /// names its widgets, and not this one, is a fault of its own for each widget.
    /// </summary>
    private bool IsNewFault(string widget) =>
        scripted.Count == 0 ? log.IsNew(HasScripts) : !scripted.Contains(widget) && log.IsNew($"{HasScripts} of {widget}");

    /// <summary>A comment for a developer. Empty if there are no words.</summary>
    public static string Comment(string? words) =>
        // Two hyphens would end the comment.
        words == null ? "" : $"<!-- ev-portal-widgets: {WebUtility.HtmlEncode(words).Replace("--", "- - ")} -->\n";

    /// <summary>The texts without those of ours that no widget of the page shows. What the site itself has added stays.</summary>
    public Dictionary<string, string>? Shown(IEnumerable<KeyValuePair<string, string>>? texts, ICollection<string> requested)
    {
        // The widgets find keys in any letter case.
        var unused = new HashSet<string>(WidgetTextTable.Languages["en"].Keys, StringComparer.OrdinalIgnoreCase);
        foreach (var name in Names(requested)) unused.ExceptWith(KeysOf(name));
        return texts?.Where(each => !unused.Contains(each.Key)).ToDictionary(each => each.Key, each => each.Value);
    }

    private string[] KeysOf(string widget) => Build?.Keys[widget] ?? [];

    private IEnumerable<WidgetFile> Files(params string[] names) => names.Select(name => Build?.Find(name)).OfType<WidgetFile>();

    /// <summary>
    /// The name of a widget, in any letter case. Null if there is none: in development an exception says so, otherwise the log.
    /// </summary>
    public string? NameOf(string? given)
    {
        var known = WidgetTable.Names.Union(Build?.Keys.Keys ?? []).ToList();
        var name = known.Find(each => each.Equals(given, StringComparison.OrdinalIgnoreCase));
        if (name != null) return name;
        var all = string.Join(", ", known);
        if (isDevelopment) throw new InvalidOperationException(WidgetEvents.UnknownWidget.Text(given, all));
        if (log.IsNew(WidgetEvents.UnknownWidget.Name + given)) log.Write(WidgetEvents.UnknownWidget, given, all);
        return null;
    }

    /// <summary>The requested widgets of the build, or all if none of the names is known.</summary>
    private List<string> Names(ICollection<string> requested)
    {
        // A page without a build has no scripts.
        if (Build == null) return [];
        var names = requested.Select(NameOf).OfType<string>().ToList();
        return [.. Build.Keys.Keys.Where(name => names.Count == 0 || names.Contains(name))];
    }

    private static string Source(WidgetFile file) => $"{Quote(file.Address)} integrity={Quote(file.Integrity)}";

    private static string Quote(string value) => $"\"{WebUtility.HtmlEncode(value)}\"";
}
