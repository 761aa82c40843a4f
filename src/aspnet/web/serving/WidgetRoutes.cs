using System.Web;
using System.Web.Routing;

namespace EvPortalWidgets;

/// <summary>The route of the widgets, first of all routes of the site.</summary>
internal static class WidgetRoutes
{
    /// <summary>
    /// Serves the scripts and the stylesheet of the widgets below <c>/widgets/</c>, those of former releases, too. Other addresses
    /// below <c>/widgets/</c> stay with the site. A second call does nothing.
    /// </summary>
    public static void MapWidgets(this RouteCollection routes)
    {
        WidgetSite.Builds.Serve();
        WidgetTexts.Start(WidgetSite.DevelopmentFolder, SiteLog.Lines);
        using (routes.GetWriteLock())
            if (!routes.OfType<FileRoute>().Any()) routes.Insert(0, new FileRoute());
    }

    /// <summary>A route to the files of the widgets. It makes no addresses for links.</summary>
    private sealed class FileRoute : RouteBase, IRouteHandler
    {
        public override RouteData? GetRouteData(HttpContextBase httpContext) =>
            WidgetHandler.FileOf(httpContext.Request) == null ? null : new(this, this);

        public override VirtualPathData? GetVirtualPath(RequestContext requestContext, RouteValueDictionary values) => null;

        public IHttpHandler GetHttpHandler(RequestContext requestContext) => new WidgetHandler();
    }
}
