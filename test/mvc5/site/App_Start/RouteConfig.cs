using System.Web.Mvc;
using System.Web.Mvc.Routing;
using System.Web.Routing;

namespace Portal
{
    public static class RouteConfig
    {
        public static void Register(RouteCollection routes)
        {
            var constraints = new DefaultInlineConstraintResolver();
            constraints.ConstraintMap.Add("lang", typeof(LanguageConstraint));
            routes.MapMvcAttributeRoutes(constraints);
            routes.MapRoute("Missing", "{*path}", new { controller = "Missing", action = "Index" });
        }
    }
}
