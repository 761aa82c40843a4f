using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Web;
using System.Web.Mvc;
using System.Web.Mvc.Async;
using System.Web.Routing;

namespace EvPortalSample
{
    /// <summary>
    /// The addresses of this folder, as one route before those of the site. A page that the site has itself comes first, however the site
    /// maps it. The calls of the widgets have no page.
    /// </summary>
    internal sealed class PortalRoutes : RouteBase
    {
        private static readonly SiteControllers Controllers = new SiteControllers();
        private static int isReported;

        private readonly RouteCollection site;
        private readonly RouteCollection calls = new RouteCollection();
        private readonly RouteCollection pages = new RouteCollection();
        private readonly RouteCollection otherPages = new RouteCollection();

        private PortalRoutes(RouteCollection site)
        {
            this.site = site;
            var lang = string.Join("|", PortalLanguages.Offered.Keys);
            Map(calls, "login/checkout", "PortalSignIn", "Checkout");
            Map(calls, "account/phonelogin", "PortalSignIn", "ByPhone");
            Map(calls, "account/emaillogin", "PortalSignIn", "ByEmail");
            Map(calls, "web/getbuildversion", "PortalCalls", "GetBuildVersion");
            Map(calls, "web/setculture", "PortalCalls", "SetCulture");
            Map(pages, "account/login", "PortalSignIn", "LoginInLanguage");
            Map(pages, "{lang}/account/login", "PortalSignIn", "Login", lang);
            // The widgets have one address for all languages, also where the site does not offer its language.
            Map(pages, "{lang}/account/logout", "PortalSignIn", "Logout", "[a-z]{2}");
            Map(pages, "panel", "PortalSignIn", "Panel");
            Map(pages, "{lang}/panel", "PortalSignIn", "Panel", lang);
            Map(otherPages, "{lang}/{*path}", "PortalCalls", "WithoutLanguage", lang);
        }

        public static void AddTo(RouteCollection site)
        {
            using (site.GetWriteLock()) site.Insert(0, new PortalRoutes(site));
        }

        public override RouteData GetRouteData(HttpContextBase httpContext)
        {
            var call = Find(calls, httpContext);
            if (call != null || httpContext.Request.HttpMethod != "GET") return call;
            var page = Find(pages, httpContext);
            var ours = page ?? Find(otherPages, httpContext);
            if (ours == null || !SiteHas(httpContext, page != null)) return ours;
            if (ours.Values["action"].Equals("Login") && Interlocked.Exchange(ref isReported, 1) == 0)
                Trace.TraceWarning("The page " + httpContext.Request.Path + " is the site's: it needs the login card, as Login.cshtml of the sample has it.");
            return null;
        }

        public override VirtualPathData GetVirtualPath(RequestContext requestContext, RouteValueDictionary values)
        {
            return null;
        }

        private static void Map(RouteCollection routes, string url, string controller, string action, string lang = ".*")
        {
            routes.MapRoute(null, url, new { controller, action }, new { lang }, new[] { typeof(PortalRoutes).Namespace });
        }

        private static RouteData Find(IEnumerable<RouteBase> routes, HttpContextBase context)
        {
            return routes.Select(each => each.GetRouteData(context)).FirstOrDefault(each => each != null);
        }

        /// <summary>
        /// Whether the site itself answers this address. The default route of a site matches any address, so its controller and its action
        /// must exist. A route for all addresses is no page for the login.
        /// </summary>
        private bool SiteHas(HttpContextBase context, bool isForLogin)
        {
            var found = Find(site.Where(each => each != this), context);
            if (found == null || (isForLogin && IsForAll(found.Route as Route))) return false;
            object controller, action;
            // Web Forms, an ignored address, or an attribute.
            if (!found.Values.TryGetValue("controller", out controller) || !found.Values.TryGetValue("action", out action)) return true;
            var request = new RequestContext(context, found);
            var type = Controllers.Find(request, controller.ToString());
            return type != null
                && new ReflectedAsyncControllerDescriptor(type).FindAction(new ControllerContext { RequestContext = request }, action.ToString()) != null;
        }

        private static bool IsForAll(Route route)
        {
            return route != null && route.Url.Contains("{*") && route.Url.Split('/').All(part => part.StartsWith("{", StringComparison.Ordinal));
        }

        /// <summary>Finds a controller without creating it.</summary>
        private sealed class SiteControllers : DefaultControllerFactory
        {
            public Type Find(RequestContext request, string name)
            {
                return GetControllerType(request, name);
            }
        }
    }
}
