using System;
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
    /// The addresses of this folder, as one route before those of the site. What the site has itself comes first, however the site maps it.
    /// </summary>
    internal sealed class PortalRoutes : RouteBase
    {
        private static readonly SiteControllers Controllers = new SiteControllers();
        private static readonly string Languages = string.Join("|", PortalLanguages.Offered.Keys);
        private static int isReported;

        private readonly RouteCollection site;
        private readonly RouteCollection open = new RouteCollection();
        private readonly RouteCollection others = new RouteCollection();

        private PortalRoutes(RouteCollection site)
        {
            this.site = site;
            Map(open, "login/checkout", "PortalSignIn", "Checkout");
            Map(open, "account/phonelogin", "PortalSignIn", "ByPhone", "POST");
            Map(open, "account/emaillogin", "PortalSignIn", "ByEmail", "POST");
            Map(open, "web/getbuildversion", "PortalCalls", "GetBuildVersion");
            Map(open, "web/setculture", "PortalCalls", "SetCulture");
            Map(open, "account/login", "PortalSignIn", "LoginInLanguage");
            Map(open, "{lang}/account/login", "PortalSignIn", "Login");
            // The widgets have one address for all languages, also where the site does not offer its language.
            Map(others, "{lang}/account/logout", "PortalSignIn", "Logout", lang: "[a-z]{2}");
            Map(others, "panel", "PortalSignIn", "Panel");
            Map(others, "{lang}/panel", "PortalSignIn", "Panel");
            Map(others, "{lang}/{*path}", "PortalCalls", "WithoutLanguage");
        }

        public static void AddTo(RouteCollection site)
        {
            using (site.GetWriteLock()) site.Insert(0, new PortalRoutes(site));
        }

        /// <summary>Whether everybody may open an address of this folder, also where Web.config allows no page without a session.</summary>
        public static bool IsOpen(HttpContextBase context)
        {
            var found = RouteTable.Routes.GetRouteData(context);
            return found != null && RouteTable.Routes.OfType<PortalRoutes>().Any(each => each.open.Contains(found.Route));
        }

        public override RouteData GetRouteData(HttpContextBase httpContext)
        {
            var ours = open.GetRouteData(httpContext) ?? others.GetRouteData(httpContext);
            if (ours == null || !SiteHas(httpContext, IsForAll(ours))) return ours;
            if (ours.Values["action"].Equals("Login") && Interlocked.Exchange(ref isReported, 1) == 0)
            {
                Trace.TraceWarning(
                    "The page " + httpContext.Request.Path + " is the site's: it needs the login card, as Login.cshtml of the sample has "
                    + "it.");
            }
            return null;
        }

        public override VirtualPathData GetVirtualPath(RequestContext requestContext, RouteValueDictionary values)
        {
            return null;
        }

        private static void Map(
            RouteCollection routes, string url, string controller, string action, string method = "GET", string lang = null)
        {
            var constraints = new { lang = lang ?? (url.Contains("{lang}") ? Languages : ".*"), method = new HttpMethodConstraint(method) };
            routes.MapRoute(null, url, new { controller, action }, constraints, new[] { typeof(PortalRoutes).Namespace });
        }

        /// <summary>
        /// Whether the site itself answers this address. The default route of a site matches any address, so its controller and its action
        /// must exist. A route for all addresses only comes before ours for all addresses.
        /// </summary>
        private bool SiteHas(HttpContextBase context, bool isForAll)
        {
            var found = site.Where(each => each != this).Select(each => each.GetRouteData(context)).FirstOrDefault(each => each != null);
            if (found == null || (!isForAll && IsForAll(found))) return false;
            object controller, action;
            // Web Forms, an ignored address, or an attribute.
            if (!found.Values.TryGetValue("controller", out controller) || !found.Values.TryGetValue("action", out action)) return true;
            var request = new RequestContext(context, found);
            var type = Controllers.Find(request, controller.ToString());
            if (type == null) return false;
            var caller = new ControllerContext { RequestContext = request };
            return new ReflectedAsyncControllerDescriptor(type).FindAction(caller, action.ToString()) != null;
        }

        private static bool IsForAll(RouteData found)
        {
            var route = found.Route as Route;
            if (route == null || !route.Url.Contains("{*")) return false;
            return route.Url.Split('/').All(part => part.StartsWith("{", StringComparison.Ordinal));
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
