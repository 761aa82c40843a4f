// What only the sample needs of MVC 5.0, beside src/aspnet/mvc5/reference. If the sample uses more, write its signature here.
using System.Net;
using System.Web.Mvc.Filters;

namespace System.Web.Mvc
{
    public abstract class Controller
    {
        public HttpContextBase HttpContext { get; private set; }
        public HttpRequestBase Request { get; private set; }
        public HttpResponseBase Response { get; private set; }

        protected internal virtual ContentResult Content(string content, string contentType)
        {
            return null;
        }

        protected internal virtual RedirectResult Redirect(string url)
        {
            return null;
        }

        protected internal ViewResult View()
        {
            return null;
        }

        protected internal ViewResult View(string viewName)
        {
            return null;
        }
    }

    public class ContentResult : ActionResult
    {
        public override void ExecuteResult(ControllerContext context)
        {
        }
    }

    public class RedirectResult : ActionResult
    {
        public override void ExecuteResult(ControllerContext context)
        {
        }
    }

    public class ViewResult : ActionResult
    {
        public override void ExecuteResult(ControllerContext context)
        {
        }
    }

    public class HttpStatusCodeResult : ActionResult
    {
        public HttpStatusCodeResult(int statusCode)
        {
        }

        public HttpStatusCodeResult(HttpStatusCode statusCode)
        {
        }

        public override void ExecuteResult(ControllerContext context)
        {
        }
    }

    public sealed class HttpGetAttribute : Attribute
    {
    }

    public sealed class HttpPostAttribute : Attribute
    {
    }

    public sealed class AllowAnonymousAttribute : Attribute
    {
    }

    public class AuthorizeAttribute : FilterAttribute
    {
    }

    public sealed class ValidateAntiForgeryTokenAttribute : FilterAttribute
    {
    }

    public class OutputCacheAttribute : FilterAttribute
    {
        public int Duration { get; set; }

        public string VaryByParam { get; set; }
    }

    public class ValidateInputAttribute : FilterAttribute
    {
        public ValidateInputAttribute(bool enableValidation)
        {
        }
    }

    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Method, AllowMultiple = true)]
    public sealed class RouteAttribute : Attribute
    {
        public RouteAttribute(string template)
        {
        }
    }

    public class RoutePrefixAttribute : Attribute
    {
        public RoutePrefixAttribute(string prefix)
        {
        }
    }
}

namespace System.Web.Mvc.Filters
{
    public interface IAuthenticationFilter
    {
        void OnAuthentication(AuthenticationContext filterContext);
        void OnAuthenticationChallenge(AuthenticationChallengeContext filterContext);
    }

    public class AuthenticationContext : ControllerContext
    {
        public ActionResult Result { get; set; }
    }

    public class AuthenticationChallengeContext : ControllerContext
    {
    }
}
