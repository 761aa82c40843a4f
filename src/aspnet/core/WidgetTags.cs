using Microsoft.AspNetCore.Html;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Extensions;
using Microsoft.AspNetCore.Mvc.Rendering;

namespace EvPortalWidgets;

/// <summary>
/// Writes the tags of one page. The tag helpers use it. Razor components and pages without tag helpers can use it too.
/// It chooses the build once for each request, so a page never gets files of two builds, even during a deployment.
/// </summary>
public sealed class WidgetTags
{
    private readonly WidgetManifest manifest;
    private readonly IHttpContextAccessor http;
    private readonly Lazy<WidgetMarkup> markup;
    private readonly Lazy<Task<PageData?>> page;
    private readonly bool isAwaited;

    internal WidgetTags(WidgetManifest manifest, IHttpContextAccessor http, PageOfSite? site)
    {
        this.manifest = manifest;
        this.http = http;
        markup = new(Markup);
        isAwaited = site is { IsAwaited: true };
        page = new(async () => http.HttpContext is { } context && site is not null ? await site.Of(context).ConfigureAwait(false) : null);
    }

    /// <summary>The link to <c>widgets.css</c>.</summary>
    public HtmlString Styles() => new(markup.Value.Styles());

    /// <summary>The page's data, the shared script and the scripts of the widgets.</summary>
    /// <param name="data">The value of <c>window.__PAGE__</c>. By default it is that of <c>AddWidgets</c>.</param>
    /// <param name="nonce">The nonce of the content security policy, if the site has one.</param>
    /// <param name="only">The names of the page's widgets, with commas or spaces between them. The default is all widgets.</param>
    /// <param name="jsonBlock">Writes the data as a block of JSON. A page without an inline script needs no nonce.</param>
    /// <param name="inspect">For development: Alt and the pointer show the key of a text.</param>
    public HtmlString Scripts(
        PageData? data = null, string? nonce = null, string? only = null, bool jsonBlock = false, bool inspect = false)
    {
        if (data is null && isAwaited)
            throw new InvalidOperationException("The function of AddWidgets returns a task: write await ScriptsAsync(…) for Scripts(…).");
        // Without a task of the site there is nothing to wait for.
        return Write(data ?? page.Value.GetAwaiter().GetResult(), nonce, only, jsonBlock, inspect);
    }

    /// <summary>The same where the function of <c>AddWidgets</c> returns a task.</summary>
    /// <inheritdoc cref="Scripts" path="/param" />
    public async Task<HtmlString> ScriptsAsync(
        PageData? data = null, string? nonce = null, string? only = null, bool jsonBlock = false, bool inspect = false) =>
        Write(data ?? await page.Value.ConfigureAwait(false), nonce, only, jsonBlock, inspect);

    private HtmlString Write(PageData? data, string? nonce, string? only, bool jsonBlock, bool inspect)
    {
        if (data is null)
        {
            throw new InvalidOperationException(
                "<widget-scripts> has no data. Write data=\"…\" with the PageData of this page, "
                + "or AddWidgets(context => new PageData { … }).");
        }
        var requested = (only ?? "").Split([',', ' '], StringSplitOptions.RemoveEmptyEntries);
        data = data with { Translations = markup.Value.Shown(data.Translations, requested) };
        var json = SiteAntiforgery.AddTo(data, http.HttpContext).ToJson();
        return new(markup.Value.Scripts(json, nonce, requested, jsonBlock, inspect, data));
    }

    internal async Task<WidgetPlaceholder> Place(string? name, PageData? data)
    {
        data ??= await page.Value.ConfigureAwait(false);
        WidgetPlaceholder place = new(markup.Value, name, data, http.HttpContext?.Request.GetEncodedPathAndQuery() ?? "");
        if (place.Name is not null)
            markup.Value.NeedsScript(place.Name, http.HttpContext?.Request.Path.Value ?? "", "<widget-scripts />", AtEnd);
        return place;
    }

    /// <summary>The data that <c>AddWidgets</c> gives for this request, with the title of the view. Null if it gives none.</summary>
    internal async Task<PageData?> Page(ViewContext view)
    {
        var data = await page.Value.ConfigureAwait(false);
        return data is { Title: null } && view.ViewData["Title"] is { } title ? data with { Title = $"{title}" } : data;
    }

    internal string PrepareCard() => http.HttpContext is { } context ? CardPage.Prepare(context, manifest.Log) : "";

    private void AtEnd(Action action) => http.HttpContext?.Response.OnCompleted(() =>
    {
        if (http.HttpContext?.Response.StatusCode == StatusCodes.Status200OK) action();
        return Task.CompletedTask;
    });

    private WidgetMarkup Markup()
    {
        var path = http.HttpContext?.Request.PathBase.Value ?? "";
        var build = manifest.Builds.ForPage(path, out var reason);
        return new(build, reason, manifest.Log, manifest.IsDevelopment);
    }
}

/// <summary>What <c>AddWidgets</c> was given.</summary>
/// <param name="IsAwaited">Whether the site itself returns a task.</param>
internal sealed record PageOfSite(Func<HttpContext, Task<PageData>> Of, bool IsAwaited);
