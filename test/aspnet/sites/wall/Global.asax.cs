using System.Security.Principal;
using System.Web.Mvc;
using System.Web.Routing;

namespace Portal
{
    public class MvcApplication : System.Web.HttpApplication
    {
        protected void Application_Start()
        {
            GlobalFilters.Filters.Add(new AuthorizeAttribute());
            RouteTable.Routes.MapMvcAttributeRoutes();
            RouteTable.Routes.MapRoute("Articles", "{*article}", new { controller = "Wall", action = "Article" });
        }

        // Each visitor has the roles of the site.
        protected void Application_PostAuthenticateRequest()
        {
            if (Request.IsAuthenticated) Context.User = new GenericPrincipal(User.Identity, new[] { "Member" });
        }
    }
}
