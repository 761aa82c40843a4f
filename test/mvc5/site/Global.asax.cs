using System;
using System.Web;
using System.Web.Http;
using System.Web.Mvc;
using System.Web.Routing;
using EvPortalWidgets;

namespace Portal
{
    public class PortalApplication : HttpApplication
    {
        protected void Application_Start()
        {
            GlobalConfiguration.Configure(WebApiConfig.Register);
            GlobalFilters.Filters.Add(new HandleErrorAttribute());
            RouteConfig.Register(RouteTable.Routes);
        }

        protected void Application_BeginRequest()
        {
            WidgetCalls.AnswerWithStatus(Context);
            ContentSecurityPolicy.Add(Context);
            Languages.Choose(Request);
        }

        protected void Application_PostAuthenticateRequest()
        {
            Sessions.Restore(Context);
        }
    }
}
