using System.Web.Mvc;
using System.Web.Routing;

namespace Portal
{
    public class MvcApplication : System.Web.HttpApplication
    {
        protected void Application_Start()
        {
            GlobalFilters.Filters.Add(new LanguageFilter());
            RouteTable.Routes.MapRoute(
                "Languages", "{language}/{controller}/{action}", new { controller = "Tours", action = "Index" }, new { language = "uk|en" });
            RouteTable.Routes.MapRoute("Default", "{controller}/{action}", new { language = "uk", controller = "Tours", action = "Index" });
        }
    }
}
