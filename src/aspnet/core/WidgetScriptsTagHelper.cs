using Microsoft.AspNetCore.Mvc.Rendering;
using Microsoft.AspNetCore.Mvc.ViewFeatures;
using Microsoft.AspNetCore.Razor.TagHelpers;

namespace EvPortalWidgets;

/// <summary>
/// <c>&lt;widget-scripts data="…" nonce="…" /&gt;</c> at the end of the layout: the page's data, the shared script and the
/// scripts of the widgets.
/// </summary>
[HtmlTargetElement("widget-scripts")]
public sealed class WidgetScriptsTagHelper(WidgetTags tags) : TagHelper
{
    /// <summary>The value of <c>window.__PAGE__</c>. By default it is that of <c>AddWidgets</c>.</summary>
    public PageData? Data { get; set; }

    /// <summary>The nonce of the content security policy, if the site has one.</summary>
    public string? Nonce { get; set; }

    /// <summary>The names of the page's widgets, with commas or spaces between them. The default is all widgets.</summary>
    public string? Only { get; set; }

    /// <summary>Writes the data as a block of JSON. A page without an inline script needs no nonce.</summary>
    public bool JsonBlock { get; set; }

    /// <summary>For development: Alt and the pointer show the key of a text.</summary>
    public bool Inspect { get; set; }

    /// <summary>The view that has the tag.</summary>
    [ViewContext]
    [HtmlAttributeNotBound]
    public ViewContext View { get; set; } = null!;

    /// <inheritdoc />
    public override async Task ProcessAsync(TagHelperContext context, TagHelperOutput output)
    {
        output.TagName = null;
        var data = Data ?? await tags.Page(View).ConfigureAwait(false);
        output.Content.SetHtmlContent(await tags.ScriptsAsync(data, Nonce, Only, JsonBlock, Inspect).ConfigureAwait(false));
    }
}
