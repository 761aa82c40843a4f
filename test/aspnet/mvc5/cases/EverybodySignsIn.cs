using System.Web.Mvc;

namespace Portal
{
    /// <summary>What a site has that needs a session for each page. Here only requests that say so.</summary>
    public class EverybodySignsIn : AuthorizeAttribute
    {
        public override void OnAuthorization(AuthorizationContext filterContext)
        {
            if (filterContext.HttpContext.Request.Headers["X-Everybody-Signs-In"] != null) base.OnAuthorization(filterContext);
        }
    }
}
