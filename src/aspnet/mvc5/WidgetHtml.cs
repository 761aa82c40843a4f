using System.Web;
using System.Web.Mvc;

namespace EvPortalWidgets;

/// <summary>The tags that a layout writes for the widgets.</summary>
public static class WidgetHtml
{
    /// <summary>
    /// The placeholder of a widget: <c>@Html.PortalWidget("header")</c>. The names are <c>header</c>, <c>footer</c>,
    /// <c>login-card</c> and <c>page-header</c>. The data is by default that of <c>Widgets.Page</c>.
    /// </summary>
    public static IHtmlString PortalWidget(this HtmlHelper html, string name, PageData? page = null)
    {
        var place = Place(html, name, page);
        return new HtmlString(Field(html, place) + place.Start + place.First + place.End);
    }

    /// <summary>
    /// The same with content of the site, which is shown until the widget is ready:
    /// <c>@using (Html.BeginPortalWidget("login-card")) { … }</c>. With <paramref name="first"/> the widget's own links are there, too.
    /// </summary>
    public static IDisposable BeginPortalWidget(this HtmlHelper html, string name, PageData? page = null, bool first = false)
    {
        var place = Place(html, name, page);
        html.ViewContext.Writer.Write(Field(html, place) + place.Start + (first ? place.First : ""));
        return new Rest(html, place.End);
    }

    private sealed class Rest(HtmlHelper html, string end) : IDisposable
    {
        public void Dispose() => html.ViewContext.Writer.Write(end);
    }

    private static WidgetPlaceholder Place(HtmlHelper html, string name, PageData? page) =>
        Widgets.Place(ContextOf(html), name, page ?? PageOf(html));

    private static HttpContextBase ContextOf(HtmlHelper html) => html.ViewContext.HttpContext;

    private static PageData? PageOf(HtmlHelper html) => Widgets.PageOf(ContextOf(html), html.ViewContext.ViewData["Title"]);

    /// <summary>The antiforgery field of the card. A site with names of its own writes its own field.</summary>
    private static string Field(HtmlHelper html, WidgetPlaceholder place) =>
        place.IsCard && SiteAntiforgery.Names == null ? html.AntiForgeryToken().ToHtmlString() : "";

    /// <summary>The link to <c>widgets.css</c>, which reserves the heights of the widgets.</summary>
    public static IHtmlString WidgetStyles(this HtmlHelper html) => Widgets.Styles(ContextOf(html));

    /// <summary>
    /// The page's data and the scripts, for the end of the layout: <c>@Html.WidgetScripts(page, nonce)</c>. The nonce is the one in
    /// the content security policy, or null. The default is the scripts of all widgets. For fewer scripts, name the widgets:
    /// <c>@Html.WidgetScripts(page, nonce, "header", "footer")</c>.
    /// </summary>
    public static IHtmlString WidgetScripts(this HtmlHelper html, object? page, string? nonce = null, params string[] widgets) =>
        Widgets.Scripts(ContextOf(html), page ?? PageOf(html), nonce, widgets);

    /// <summary>
    /// The same with the data as a block of JSON: <c>@Html.WidgetScripts(page, jsonBlock: true)</c>. A page without an inline script
    /// needs no nonce.
    /// </summary>
    public static IHtmlString WidgetScripts(this HtmlHelper html, object? page, bool jsonBlock, params string[] widgets) =>
        Widgets.Scripts(ContextOf(html), page ?? PageOf(html), jsonBlock, widgets);

    /// <summary>
    /// The same with all options by name: <c>@Html.WidgetScripts(page, nonce, inspect: Context.IsDebuggingEnabled)</c>. With
    /// <paramref name="inspect"/> Alt and the pointer show the key of a text. <paramref name="only"/> has the names of the widgets,
    /// with commas or spaces between them.
    /// </summary>
    public static IHtmlString WidgetScripts(
        this HtmlHelper html,
        object? page = null,
        string? nonce = null,
        bool jsonBlock = false,
        bool inspect = false,
        string? only = null) =>
        Widgets.Scripts(ContextOf(html), page ?? PageOf(html), nonce, jsonBlock, inspect, only);
}
