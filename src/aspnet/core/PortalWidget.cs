using Microsoft.AspNetCore.Components;
using Microsoft.AspNetCore.Components.Rendering;

namespace EvPortalWidgets;

/// <summary><c>&lt;PortalWidget Name="header" /&gt;</c> in a Razor component: the same as <c>&lt;portal-widget&gt;</c> in a view.</summary>
public sealed class PortalWidget : ComponentBase
{
    /// <summary>The name of the widget: <c>header</c>, <c>footer</c>, <c>login-card</c> or <c>page-header</c>.</summary>
    [Parameter]
    public string? Name { get; set; }

    /// <summary>The data of this page. By default it is that of <c>AddWidgets</c>.</summary>
    [Parameter]
    public PageData? Data { get; set; }

    /// <summary>What the page shows until the widget is ready. Without it these are the widget's own links.</summary>
    [Parameter]
    public RenderFragment? ChildContent { get; set; }

    /// <summary>The other attributes of the placeholder.</summary>
    [Parameter(CaptureUnmatchedValues = true)]
    public IReadOnlyDictionary<string, object>? Attributes { get; set; }

    private WidgetPlaceholder? place;

    [Inject]
    private WidgetTags Tags { get; set; } = null!;

    /// <inheritdoc />
    // The rest of a component needs the thread of its renderer.
    protected override async Task OnParametersSetAsync() => place = await Tags.Place(Name, Data).ConfigureAwait(true);

    /// <inheritdoc />
    protected override void BuildRenderTree(RenderTreeBuilder builder)
    {
        if (place is null) return;
        builder.AddMarkupContent(0, place.IsCard ? Tags.PrepareCard() : place.Name is null ? place.Start : "");
        if (place.Name is not null)
        {
            builder.OpenElement(1, "div");
            builder.AddAttribute(2, "data-widget", place.Name);
            // The page may get new content while it streams, and must leave a widget alone.
            builder.AddAttribute(3, "data-permanent");
            builder.AddAttribute(4, "data-reserve", place.Reserve);
            builder.AddMultipleAttributes(5, Attributes);
            if (ChildContent is null) builder.AddMarkupContent(6, place.First);
        }
        builder.AddContent(7, ChildContent);
        if (place.Name is not null) builder.CloseElement();
    }
}
