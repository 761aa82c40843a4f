using System;
using System.Web.Routing;

namespace Portal
{
    public class MvcApplication : System.Web.HttpApplication
    {
        void Application_Start(object sender, EventArgs e)
        {
            RouteTable.Routes.MapPageRoute("Start", "", "~/Default.aspx");
            RouteTable.Routes.MapPageRoute("Articles", "{language}/articles/{name}", "~/Default.aspx", true, null, new RouteValueDictionary { { "language", "uk|en" } });
        }
    }
}
