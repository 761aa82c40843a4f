using System.Web.Mvc;

namespace Portal
{
    /// <summary>What a site has that stores each answer for a minute. Here only for requests that say so.</summary>
    public class EverythingIsCached : OutputCacheAttribute
    {
        public EverythingIsCached()
        {
            Duration = 60;
            VaryByParam = "*";
        }

        public override void OnResultExecuting(ResultExecutingContext filterContext)
        {
            if (filterContext.HttpContext.Request.Headers["X-Everything-Is-Cached"] != null) base.OnResultExecuting(filterContext);
        }
    }
}
