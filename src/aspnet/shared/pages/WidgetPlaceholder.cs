namespace EvPortalWidgets;

/// <summary>The placeholder that a tag writes.</summary>
internal sealed class WidgetPlaceholder
{
    /// <param name="given">The name as the page has written it.</param>
    /// <param name="address">The address of the page, below its host.</param>
    public WidgetPlaceholder(WidgetMarkup markup, string? given, PageData? page, string address)
    {
        Name = markup.NameOf(given);
        var hasHeading = page != null && (!string.IsNullOrEmpty(page.Title) || page.Breadcrumbs != null);
        if (Name == "page-header" && hasHeading) Reserve = HeadingOf(page!);
        if (IsCard && page?.Login?.Method == "email") Reserve = "email";
        if (Name == "footer" && page != null) Reserve = FirstContent.WholeGroups(page);
        First = FirstContent.Of(Name, page, address);
        Start = Name == null
            ? WidgetMarkup.Comment($"there is no widget named {given}")
            : $"<div data-widget=\"{Name}\"{(Reserve == null ? "" : $" data-reserve=\"{Reserve}\"")}>";
    }

    /// <summary>Null if no widget has this name. Then the placeholder is a comment.</summary>
    public string? Name { get; }

    public bool IsCard => Name == "login-card";

    /// <summary>What the placeholder reserves, in the words of widgets.css. Null if nothing more than usual.</summary>
    public string? Reserve { get; }

    public string Start { get; }

    /// <summary>The first content. Empty if the page's data is not known.</summary>
    public string First { get; }

    /// <summary>A title without a trail is lower, and controls need a row of their own on a phone.</summary>
    private static string HeadingOf(PageData page)
    {
        var title = page.Breadcrumbs is { Count: > 0 } ? "" : "title";
        var controls = page.Controls is { Count: > 0 } ? "controls" : "";
        return $"{title} {controls}".Trim();
    }

    public string End => Name == null ? "" : "</div>";
}
