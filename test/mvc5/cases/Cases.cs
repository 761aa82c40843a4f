using System.Web;
using System.Web.Mvc;
using Portal;

[assembly: PreApplicationStartMethod(typeof(Cases), "Start")]

namespace Portal
{
    /// <summary>Adds to the site of the guide what only tests need.</summary>
    public static class Cases
    {
        public static void Start()
        {
            GlobalFilters.Filters.Add(new EverybodySignsIn());
        }

        /// <summary>What a site has that needs a session for each page. Here only requests that say so.</summary>
        private sealed class EverybodySignsIn : AuthorizeAttribute
        {
            public override void OnAuthorization(AuthorizationContext filterContext)
            {
                if (filterContext.HttpContext.Request.Headers["X-Everybody-Signs-In"] != null) base.OnAuthorization(filterContext);
            }
        }
    }
}
