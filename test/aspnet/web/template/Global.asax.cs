using System;
using System.Web;
using System.Web.Routing;

namespace Portal
{
    public class Global : HttpApplication
    {
        void Application_Start(object sender, EventArgs e)
        {
            // Mono looks for default.aspx.
            RouteTable.Routes.MapPageRoute("", "", "~/Default.aspx");
        }
    }
}
