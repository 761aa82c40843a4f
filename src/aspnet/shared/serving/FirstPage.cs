namespace EvPortalWidgets;

/// <summary>
/// Logs once that the first page with one tag does not have the other one. It sees the tags in the order in which they are written.
/// </summary>
/// <param name="log">The log of the site.</param>
/// <param name="styles">How a page writes the link to the stylesheet.</param>
/// <param name="scripts">How a page writes the scripts.</param>
internal sealed class FirstPage(WidgetLog log, string styles, string scripts)
{
    /// <param name="page">The address of the page.</param>
    /// <param name="atEnd">
    /// Registers what to call when the page is complete. After an error the rest of the page is missing.
    /// </param>
    public void HasStyles(string page, Action<Action> atEnd)
    {
        if (log.IsNew(styles)) NeedsScripts(page, styles, atEnd);
    }

    /// <param name="page">The address of the page.</param>
    /// <param name="tag">The tag that needs scripts.</param>
    /// <param name="atEnd">Registers what to call when the page is complete.</param>
    public void NeedsScripts(string page, string tag, Action<Action> atEnd)
    {
        if (log.IsOn(scripts)) return;
        atEnd(() =>
        {
            if (log.IsNew(scripts)) log.Write(WidgetEvents.NoScripts, page, tag, scripts);
        });
    }

    /// <param name="page">The address of the page.</param>
    public void HasScripts(string page)
    {
        log.IsNew(scripts);
        if (log.IsNew(styles)) log.Write(WidgetEvents.NoStyles, page, styles);
    }
}
