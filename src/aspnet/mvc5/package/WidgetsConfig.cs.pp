using System.Web;
using System.Web.Routing;
using EvPortalWidgets;

[assembly: PreApplicationStartMethod(typeof($rootnamespace$.WidgetsConfig), "Start")]

namespace $rootnamespace$
{
    /// <summary>Prepares the site for the widgets, before its own start. It comes with the package EvPortalWidgets.Mvc5.</summary>
    public class WidgetsConfig : IHttpModule
    {
        public static void Start()
        {
            RouteTable.Routes.MapWidgets();
            HttpApplication.RegisterModule(typeof(WidgetsConfig));
        }

        public void Init(HttpApplication site)
        {
            // Forms authentication would redirect a script without a session to the login page. This answers it with 401.
            site.BeginRequest += (sender, e) => WidgetCalls.AnswerWithStatus(site.Context);
        }

        public void Dispose()
        {
        }
    }
}
