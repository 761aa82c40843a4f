using System.Diagnostics;
using System.Web;

namespace EvPortalWidgets;

/// <summary>
/// The tags of a page in Web Forms, or wherever there is no <c>HtmlHelper</c>:
/// <c>&lt;%= Widgets.Scripts(Request.RequestContext.HttpContext, data) %&gt;</c>.
/// </summary>
public static class Widgets
{
    /// <summary>
    /// Where the lines of the log go, with their level (<c>Error</c> or <c>Info</c>) and number. Set it in <c>Application_Start</c>.
    /// The default is <see cref="Trace" />. Until it is set, a page in development has the errors as a comment.
    /// </summary>
    public static Action<TraceLevel, int, string>? Log
    {
        get => SiteLog.Target;
        set => SiteLog.Target = value;
    }

    /// <summary>
    /// Gives the data of a page, which all tags of this page share. Set it in <c>Application_Start</c>. It is asked once for each
    /// request. A tag may have data of its own.
    /// </summary>
    public static Func<HttpContextBase, PageData>? Page { get; set; }

    /// <summary>The placeholder of a widget: <c>header</c>, <c>footer</c>, <c>login-card</c> or <c>page-header</c>.</summary>
    public static IHtmlString Placeholder(HttpContextBase context, string name, PageData? page = null)
    {
        var place = Place(context, name, page ?? PageOf(context, null));
        return new HtmlString(place.Start + place.First + place.End);
    }

    /// <summary>Whether the widgets and their login work at this moment, for a page of the site that a monitor asks.</summary>
    public static Task<WidgetHealth> HealthAsync(SmsGuard? guard = null) =>
        WidgetHealth.Of(WidgetSite.Builds, WidgetSignIn.IsUnfinished, guard);

    internal static WidgetPlaceholder Place(HttpContextBase context, string name, PageData? page)
    {
        var markup = WidgetSite.MarkupOf(context);
        var place = new WidgetPlaceholder(markup, name, page, context.Request.RawUrl);
        if (place.Name != null)
        {
            markup.NeedsScript(
                place.Name,
                context.Request.Path,
                "@Html.WidgetScripts(data) or Widgets.Scripts(context, data)",
                check => context.Items[typeof(WidgetPlaceholder)] = check);
        }
        // The page has what is only for one visitor.
        if (place.IsCard) WidgetCalls.KeepUncached(context.Response.Cache);
        return place;
    }

    /// <summary>The data of the page, with the title of the view. Null if it is not known.</summary>
    internal static PageData? PageOf(HttpContextBase context, object? title)
    {
        var page = context.Items[typeof(PageData)] as PageData;
        if (page == null && Page != null) context.Items[typeof(PageData)] = page = Page(context);
        if (page is not { Title: null } || title == null) return page;
        page = page.Copy();
        page.Title = title.ToString();
        return page;
    }

    /// <summary>The link to <c>widgets.css</c>, which reserves the heights of the widgets.</summary>
    public static IHtmlString Styles(HttpContextBase context) => new HtmlString(WidgetSite.MarkupOf(context).Styles());

    /// <summary>
    /// The page's data and the scripts, for the end of the page. The nonce is the one in the content security policy, or null.
    /// The default is the scripts of all widgets. For fewer scripts, name the widgets.
    /// </summary>
    public static IHtmlString Scripts(HttpContextBase context, object? page, string? nonce = null, params string[] widgets) =>
        Scripts(context, page, nonce, false, false, widgets);

    /// <summary>
    /// The same with the data as a block of JSON, if <paramref name="jsonBlock"/> is true. A page without an inline script needs no
    /// nonce.
    /// </summary>
    public static IHtmlString Scripts(HttpContextBase context, object? page, bool jsonBlock, params string[] widgets) =>
        Scripts(context, page, null, jsonBlock, false, widgets);

    /// <summary>
    /// The same with all options by name, for example <c>inspect: true</c>. Then Alt and the pointer show the key of a text. Write it
    /// only in development. <paramref name="only"/> has the names of the widgets, with commas or spaces between them.
    /// </summary>
    public static IHtmlString Scripts(
        HttpContextBase context,
        object? page = null,
        string? nonce = null,
        bool jsonBlock = false,
        bool inspect = false,
        string? only = null)
    {
        var widgets = (only ?? "").Split([',', ' '], StringSplitOptions.RemoveEmptyEntries);
        return Scripts(context, page, nonce, jsonBlock, inspect, widgets);
    }

    private static IHtmlString Scripts(
        HttpContextBase context, object? page, string? nonce, bool jsonBlock, bool inspect, string[] widgets)
    {
        var markup = WidgetSite.MarkupOf(context);
        page ??= PageOf(context, null);
        if (page is PageData data)
        {
            page = data = data.Copy();
            data.Translations = markup.Shown(data.Translations, widgets);
        }
        var scripts = markup.Scripts(PageJson.ForScript(page), nonce, widgets, jsonBlock, inspect, page as PageData);
        return new HtmlString(WidgetMarkup.Comment(SiteLog.UnreadProblems(context.Request)) + scripts);
    }
}
