using System.Collections.Concurrent;
using System.Web;
using System.Web.Mvc;
using System.Web.Mvc.Async;
using System.Web.Routing;

namespace EvPortalWidgets;

/// <summary>
/// Addresses that a folder adds to a site, as one route before those of the site. What the site has itself comes first, however the
/// site maps it.
/// </summary>
/// <param name="space">The namespace of the controllers.</param>
/// <param name="languages">What the part <c>{lang}</c> of an address may be.</param>
public sealed class WidgetRoutesBesideSite(string space, WidgetLanguages languages) : RouteBase
{
    private static readonly SiteControllers Controllers = new();
    private static readonly ConcurrentDictionary<Type, ReflectedAsyncControllerDescriptor> Descriptors = new();

    private readonly RouteCollection open = new();
    private readonly RouteCollection others = new();
    private readonly HashSet<string> logins = new(StringComparer.OrdinalIgnoreCase);
    private readonly string anyLanguage = string.Join("|", languages.Names.Keys);

    /// <summary>Adds an address for everybody, also where Web.config allows no page without a session.</summary>
    /// <param name="url">The address, as <c>MapRoute</c> has it.</param>
    public void Open(string url, string controller, string action, string method = "GET") =>
        Add(open, url, controller, action, method, null);

    /// <summary>Adds any other address.</summary>
    /// <param name="url">The address, as <c>MapRoute</c> has it.</param>
    /// <param name="lang">What the part <c>{lang}</c> may be. By default a language that the site offers.</param>
    public void Map(string url, string controller, string action, string? lang = null) =>
        Add(others, url, controller, action, "GET", lang);

    /// <summary>Puts these addresses before those of the site.</summary>
    public void AddToSite()
    {
        var site = RouteTable.Routes;
        using (site.GetWriteLock())
            if (!site.Contains(this)) site.Insert(0, this);
    }

    /// <summary>Whether everybody may open an address, also where Web.config allows no page without a session.</summary>
    public bool IsOpen(HttpContextBase context) => RouteTable.Routes.GetRouteData(context) is { } found && open.Contains(found.Route);

    /// <inheritdoc />
    public override RouteData? GetRouteData(HttpContextBase httpContext)
    {
        var ours = open.GetRouteData(httpContext) ?? others.GetRouteData(httpContext);
        if (ours == null) return HasOtherAddress(httpContext) ? new RouteData(this, new NotFound()) : null;
        if (!SiteHas(httpContext, IsForAll(ours))) return ours;
        if (ours.Values["action"].Equals("Login")) SiteLog.Lines.Once(MvcEvents.PageOfSite, httpContext.Request.Path);
        return null;
    }

    /// <inheritdoc />
    public override VirtualPathData? GetVirtualPath(RequestContext requestContext, RouteValueDictionary values) => null;

    private void Add(RouteCollection routes, string url, string controller, string action, string method, string? lang)
    {
        lang ??= url.Contains("{lang}") ? anyLanguage : ".*";
        if (method == "POST") logins.Add($"{controller}/{action}");
        routes.MapRoute(null, url, new { controller, action }, new { lang, method = new HttpMethodConstraint(method) }, new[] { space });
    }

    /// <summary>
    /// Whether the default route of the site would lead to a login of ours: at an address with the names of its controller and its action,
    /// where nothing limits it.
    /// </summary>
    private bool HasOtherAddress(HttpContextBase context)
    {
        if (context.Request.HttpMethod != "POST" || FoundBySite(context) is not { } found) return false;
        if (!logins.Contains($"{found.Values["controller"]}/{found.Values["action"]}")) return false;
        return Controllers.Find(new(context, found), $"{found.Values["controller"]}")?.Namespace == space;
    }

    private RouteData? FoundBySite(HttpContextBase context) =>
        RouteTable.Routes.Where(each => each != this).Select(each => each.GetRouteData(context)).FirstOrDefault(each => each != null);

    /// <summary>
    /// Whether the site itself answers this address. The default route of a site matches any address, so its controller and its action
    /// must exist. A route for all addresses only comes before ours for all addresses.
    /// </summary>
    private bool SiteHas(HttpContextBase context, bool isForAll)
    {
        var found = FoundBySite(context);
        if (found == null || (!isForAll && IsForAll(found))) return false;
        // Web Forms, an ignored address, or an attribute.
        if (!found.Values.TryGetValue("controller", out var controller) || !found.Values.TryGetValue("action", out var action)) return true;
        var request = new RequestContext(context, found);
        var type = Controllers.Find(request, $"{controller}");
        if (type == null) return false;
        return Descriptors.GetOrAdd(type, each => new(each)).FindAction(new() { RequestContext = request }, $"{action}") != null;
    }

    private static bool IsForAll(RouteData found) => found.Route is Route { Url: var url } && url.Contains("{*")
        && url.Split('/').All(part => part.StartsWith("{", StringComparison.Ordinal));

    private sealed class NotFound : IRouteHandler, IHttpHandler
    {
        public bool IsReusable => true;

        public IHttpHandler GetHttpHandler(RequestContext requestContext) => this;

        public void ProcessRequest(HttpContext context) => context.Response.StatusCode = 404;
    }

    /// <summary>Finds a controller without creating it.</summary>
    private sealed class SiteControllers : DefaultControllerFactory
    {
        public Type? Find(RequestContext request, string name) => GetControllerType(request, name);
    }
}
