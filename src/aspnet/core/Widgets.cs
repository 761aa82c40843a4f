using Microsoft.AspNetCore.Html;
using Microsoft.AspNetCore.Mvc.Rendering;
using Microsoft.AspNetCore.Mvc.ViewFeatures;
using Microsoft.AspNetCore.Razor.TagHelpers;

namespace EvPortalWidgets;

/// <summary>Notes the placeholders of a page, so that <c>widget-scripts</c> knows which scripts it needs.</summary>
[HtmlTargetElement(Attributes = Attribute)]
public sealed class WidgetTagHelper : TagHelper
{
    private const string Attribute = "data-widget";

    [HtmlAttributeNotBound, ViewContext]
    public ViewContext ViewContext { get; set; } = null!;

    public override void Process(TagHelperContext context, TagHelperOutput output)
    {
        if (context.AllAttributes[Attribute].Value?.ToString() is { } name) PlaceholdersOf(ViewContext).Add(name);
    }

    internal static SortedSet<string> PlaceholdersOf(ViewContext context)
    {
        var items = context.HttpContext.Items;
        if (items[typeof(WidgetTagHelper)] is SortedSet<string> names) return names;
        items[typeof(WidgetTagHelper)] = names = [];
        return names;
    }
}

/// <summary>
/// <c>&lt;widget-scripts data="…" nonce="…" /&gt;</c> at the end of the layout: the page's data, the shared script and one
/// for each widget that the page holds.
/// </summary>
[HtmlTargetElement("widget-scripts", TagStructure = TagStructure.WithoutEndTag)]
public sealed class WidgetScriptsTagHelper(WidgetManifest manifest) : TagHelper
{
    public required PageData Data { get; set; }

    /// <summary>The nonce of the content security policy, where the site has one.</summary>
    public string? Nonce { get; set; }

    /// <summary>Widgets whose placeholders arrive later, by AJAX; names with blanks between them.</summary>
    public string Also { get; set; } = "";

    [HtmlAttributeNotBound, ViewContext]
    public ViewContext ViewContext { get; set; } = null!;

    public override void Process(TagHelperContext context, TagHelperOutput output)
    {
        output.TagName = null;
        var script = Script();
        script.InnerHtml.AppendHtml("window.__PAGE__ = ").AppendHtml(Data.ToJson());
        output.Content.AppendHtml(script).AppendLine();

        var later = Also.Split(' ', StringSplitOptions.RemoveEmptyEntries);
        foreach (var name in WidgetTagHelper.PlaceholdersOf(ViewContext).Union(later).Prepend("shared"))
        {
            // A name that no widget bears is told by the browser's console.
            if (manifest.Find(name) is { } file) output.Content.AppendHtml(ScriptOf(name, file)).AppendLine();
        }
    }

    private TagBuilder ScriptOf(string name, WidgetManifest.Script file)
    {
        var script = Script();
        script.Attributes["src"] = $"{ViewContext.HttpContext.Request.PathBase}/widgets/{name}.js?v={file.Hash}";
        script.Attributes["integrity"] = file.Integrity;
        script.Attributes["defer"] = null;
        return script;
    }

    private TagBuilder Script()
    {
        var script = new TagBuilder("script");
        if (Nonce is not null) script.Attributes["nonce"] = Nonce;
        return script;
    }
}
