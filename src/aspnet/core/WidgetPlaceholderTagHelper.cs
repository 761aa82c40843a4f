using Microsoft.AspNetCore.Mvc.Rendering;
using Microsoft.AspNetCore.Mvc.ViewFeatures;
using Microsoft.AspNetCore.Razor.TagHelpers;

namespace EvPortalWidgets;

/// <summary>
/// <c>&lt;portal-widget name="header" /&gt;</c> where the widget is to be. What the page writes inside is shown until the widget is ready.
/// </summary>
[HtmlTargetElement("portal-widget")]
public sealed class WidgetPlaceholderTagHelper(WidgetTags tags) : TagHelper
{
    /// <summary>The name of the widget: <c>header</c>, <c>footer</c>, <c>login-card</c> or <c>page-header</c>.</summary>
    public string? Name { get; set; }

    /// <summary>The data of this page. By default it is that of <c>AddWidgets</c>.</summary>
    public PageData? Data { get; set; }

    /// <summary>
    /// Whether the widget's own links are shown until it is ready. By default they are, if there is nothing inside. <c>true</c> shows them
    /// beside what is inside.
    /// </summary>
    public bool? First { get; set; }

    /// <summary>The view that has the tag.</summary>
    [ViewContext]
    [HtmlAttributeNotBound]
    public ViewContext View { get; set; } = null!;

    /// <inheritdoc />
    public override async Task ProcessAsync(TagHelperContext context, TagHelperOutput output)
    {
        var data = Data ?? await tags.Page(View).ConfigureAwait(false);
        var place = await tags.Place(Name, data).ConfigureAwait(false);
        output.TagName = place.Name is null ? null : "div";
        output.TagMode = TagMode.StartTagAndEndTag;
        if (place.Name is null) output.PreContent.SetHtmlContent(place.Start);
        if (place.IsCard) output.PreElement.SetHtmlContent(tags.PrepareCard());
        output.Attributes.SetAttribute("data-widget", place.Name);
        var showsFirst = First ?? (await output.GetChildContentAsync().ConfigureAwait(false)).IsEmptyOrWhiteSpace;
        if (showsFirst) output.PreContent.AppendHtml(place.First);
        if (place.Reserve is not null) output.Attributes.SetAttribute("data-reserve", place.Reserve);
    }
}
