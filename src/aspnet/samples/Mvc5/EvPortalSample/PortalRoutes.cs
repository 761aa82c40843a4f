using System.Web;
using EvPortalWidgets;

namespace EvPortalSample
{
    /// <summary>The addresses of this folder. Where the site has a page of its own, that page stays.</summary>
    internal static class PortalRoutes
    {
        private static readonly WidgetRoutesBesideSite Routes =
            new WidgetRoutesBesideSite(typeof(PortalRoutes).Namespace, PortalLanguages.Offered);

        static PortalRoutes()
        {
            Routes.Open("login/checkout", "PortalSignIn", "Checkout");
            Routes.Open("account/phonelogin", "PortalSignIn", "ByPhone", "POST");
            Routes.Open("account/emaillogin", "PortalSignIn", "ByEmail", "POST");
            Routes.Open("web/getbuildversion", "PortalCalls", "GetBuildVersion");
            Routes.Open("web/setculture", "PortalCalls", "SetCulture");
            Routes.Open("ev-portal-sample/styles", "PortalCalls", "Styles");
            Routes.Open("account/login", "PortalSignIn", "LoginInLanguage");
            Routes.Open("{lang}/account/login", "PortalSignIn", "Login");
            // The widgets have one address for all languages, also where the site does not offer its language.
            Routes.Map("{lang}/account/logout", "PortalSignIn", "Logout", "[a-z]{2}");
            Routes.Map("panel", "PortalSignIn", "Panel");
            Routes.Map("{lang}/panel", "PortalSignIn", "Panel");
            Routes.Map("{lang}/{*path}", "PortalCalls", "WithoutLanguage");
        }

        public static void AddToSite()
        {
            Routes.AddToSite();
        }

        public static bool IsOpen(HttpContextBase context)
        {
            return Routes.IsOpen(context);
        }
    }
}
