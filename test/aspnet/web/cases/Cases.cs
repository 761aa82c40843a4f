using System.Web;
using System.Web.Routing;

[assembly: PreApplicationStartMethod(typeof(Portal.Cases), "Start")]

namespace Portal
{
    /// <summary>
    /// What only tests need: a page for administrators, and a site that needs a session for each page, as with <c>deny users="?"</c>, but only
    /// for requests that say so.
    /// </summary>
    public sealed class Cases : IHttpModule
    {
        public static void Start()
        {
            HttpApplication.RegisterModule(typeof(Cases));
            RouteTable.Routes.MapPageRoute("", "dev/admin", "~/Admin.aspx");
        }

        public void Init(HttpApplication site)
        {
            site.AuthorizeRequest += (sender, e) =>
            {
                var context = site.Context;
                if (context.Request.Headers["X-Everybody-Signs-In"] == null || context.Request.IsAuthenticated || context.SkipAuthorization) return;
                context.Response.StatusCode = 401;
                site.CompleteRequest();
            };
        }

        public void Dispose()
        {
        }
    }
}
