using System.Web.Mvc;
using System.Web.Routing;

namespace Portal
{
    public class MvcApplication : System.Web.HttpApplication
    {
        protected void Application_Start()
        {
            RouteTable.Routes.IgnoreRoute("{resource}.axd/{*pathInfo}");
            RouteTable.Routes.MapRoute("Price", "price", new { controller = "Home", action = "Price" });
            RouteTable.Routes.MapRoute("SignIn", "account/login", new { controller = "Account", action = "Login" });
            RouteTable.Routes.MapRoute(
                "Default", "{controller}/{action}/{id}", new { controller = "Home", action = "Index", id = UrlParameter.Optional });
        }
    }
}
