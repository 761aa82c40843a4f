using System;
using System.Linq;
using System.Threading.Tasks;
using System.Web;
using System.Web.Routing;

namespace EvPortalSample
{
    /// <summary>The addresses of this folder. The calls of the widgets come before the routes of the site, the pages after them.</summary>
    internal static class PortalRoutes
    {
        private static readonly string Lang = string.Join("|", PortalLanguages.Offered.Names.Keys);

        private static readonly Route[] Calls =
        {
            To("login/checkout", ".*", new PortalHandler(PortalCalls.Checkout), "GET"),
            To("account/phonelogin", ".*", new PortalHandler(PortalCalls.ByPhone), "POST"),
            To("account/emaillogin", ".*", new PortalHandler(PortalCalls.ByEmail), "POST"),
            To("web/getbuildversion", ".*", Now(PortalCalls.GetBuildVersion), "GET"),
            To("web/setculture", ".*", Now(PortalCalls.SetCulture), "GET"),
        };

        private static readonly Route[] PagesOfLogin =
        {
            To("account/login", ".*", Redirect(PortalAddresses.LoginInLanguage), "GET"),
            To("{lang}/account/login", Lang, Page("Login"), "GET", "POST"),
            // The widgets have one address for all languages, also where the site does not offer its language.
            To("{lang}/account/logout", "[a-z]{2}", Redirect(PortalLogin.SignOut), "GET"),
        };

        private static readonly Route[] OtherPages =
        {
            To("panel", ".*", Page("Panel"), "GET", "POST"),
            To("{lang}/panel", Lang, Page("Panel"), "GET", "POST"),
            To("{lang}/{*path}", Lang, Redirect(PortalAddresses.WithoutLanguage), "GET"),
        };

        public static void AddToSite()
        {
            var site = RouteTable.Routes;
            using (site.GetWriteLock())
            {
                foreach (var each in Calls) site.Insert(0, each);
                foreach (var each in PagesOfLogin.Concat(OtherPages)) site.Add(each);
            }
        }

        /// <summary>Whether an address is for visitors without a session, also where Web.config refuses them.</summary>
        public static bool IsOpen(HttpContextBase context)
        {
            var found = RouteTable.Routes.GetRouteData(context);
            return found != null && Calls.Concat(PagesOfLogin).Contains(found.Route);
        }

        private static Route To(string url, string lang, IRouteHandler handler, params string[] methods)
        {
            var constraints = new RouteValueDictionary { { "lang", lang }, { "method", new HttpMethodConstraint(methods) } };
            return new Route(url, null, constraints, handler);
        }

        private static IRouteHandler Page(string name)
        {
            return new PageRouteHandler("~/EvPortalSample/" + name + ".aspx", false);
        }

        private static IRouteHandler Redirect(Func<HttpContextBase, string> address)
        {
            return Now(visit =>
            {
                visit.Response.Redirect(address(visit), false);
                return null;
            });
        }

        private static IRouteHandler Now(Func<HttpContextBase, object> answer)
        {
            return new PortalHandler(visit => Task.FromResult(answer(visit)));
        }
    }
}
