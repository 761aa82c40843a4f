using Microsoft.AspNetCore.Razor.TagHelpers;

namespace EvPortalWidgets;

/// <summary><c>&lt;widget-styles /&gt;</c> in the head of the layout: the link to <c>widgets.css</c>.</summary>
[HtmlTargetElement("widget-styles")]
public sealed class WidgetStylesTagHelper(WidgetTags tags) : TagHelper
{
    /// <inheritdoc />
    public override void Process(TagHelperContext context, TagHelperOutput output)
    {
        output.TagName = null;
        output.Content.SetHtmlContent(tags.Styles());
    }
}
