using System;
using System.Linq;
using System.Web.Mvc;
using System.Web.Mvc.Filters;

namespace EvPortalSample
{
    /// <summary>Answers with status 503, except to a developer, while a class that the action needs is unfinished.</summary>
    [AttributeUsage(AttributeTargets.Method)]
    public sealed class NeedsAttribute : FilterAttribute, IAuthenticationFilter
    {
        private readonly Type[] classes;

        public NeedsAttribute(params Type[] classes)
        {
            this.classes = classes;
        }

        // This filter comes before the one that checks the antiforgery token.
        public void OnAuthentication(AuthenticationContext filterContext)
        {
            if (!Development.Covers(filterContext.HttpContext.Request) && UnfinishedAttribute.TasksOf(classes).Any())
                filterContext.Result = new HttpStatusCodeResult(503);
        }

        public void OnAuthenticationChallenge(AuthenticationChallengeContext filterContext)
        {
        }
    }
}
