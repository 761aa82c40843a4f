using System;
using System.Linq;
using System.Web.Mvc;
using System.Web.Mvc.Filters;

namespace EvPortalSample
{
    /// <summary>Marks a class of the sample that is only for development. A site writes its own, and removes the attribute.</summary>
    [AttributeUsage(AttributeTargets.Class)]
    public sealed class UnfinishedAttribute : Attribute
    {
        public UnfinishedAttribute(string task)
        {
            Task = task;
        }

        public string Task { get; private set; }

        /// <summary>What is left to do.</summary>
        public static string[] TasksOf(params Type[] classes)
        {
            return classes.SelectMany(each => each.GetCustomAttributes(typeof(UnfinishedAttribute), false))
                .Select(each => ((UnfinishedAttribute)each).Task).ToArray();
        }
    }

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
