using System.Web.Routing;

namespace System.Web.Mvc
{
    public abstract class ActionResult
    {
        public abstract void ExecuteResult(ControllerContext context);
    }

    public class ControllerContext
    {
        public virtual RequestContext RequestContext { get; set; }
        public virtual HttpContextBase HttpContext { get; set; }
    }

    public class ViewContext : ControllerContext
    {
        public virtual ViewDataDictionary ViewData { get; set; }

        public virtual System.IO.TextWriter Writer { get; set; }
    }

    public class ViewDataDictionary
    {
        public object this[string key]
        {
            get { return null; }
            set { }
        }
    }

    public sealed class MvcHtmlString : HtmlString
    {
        public MvcHtmlString(string value)
            : base(value)
        {
        }
    }

    public class HtmlHelper
    {
        internal HtmlHelper()
        {
        }

        public ViewContext ViewContext { get; private set; }

        public MvcHtmlString AntiForgeryToken()
        {
            return null;
        }
    }

    public enum JsonRequestBehavior
    {
        AllowGet,
        DenyGet,
    }

    public class JsonResult : ActionResult
    {
        public object Data { get; set; }

        public JsonRequestBehavior JsonRequestBehavior { get; set; }

        public override void ExecuteResult(ControllerContext context)
        {
        }
    }

    public abstract class FilterAttribute : Attribute
    {
    }

    public interface IExceptionFilter
    {
        void OnException(ExceptionContext filterContext);
    }

    public class ExceptionContext : ControllerContext
    {
        public virtual Exception Exception { get; set; }

        public bool ExceptionHandled { get; set; }

        public ActionResult Result { get; set; }
    }

    public static class RouteCollectionExtensions
    {
        public static Route MapRoute(
            this RouteCollection routes, string name, string url, object defaults, object constraints, string[] namespaces)
        {
            return null;
        }
    }

    public abstract class ActionDescriptor
    {
    }

    public class DefaultControllerFactory
    {
        protected internal virtual Type GetControllerType(RequestContext requestContext, string controllerName)
        {
            return null;
        }
    }
}

namespace System.Web.Mvc.Async
{
    public class ReflectedAsyncControllerDescriptor
    {
        public ReflectedAsyncControllerDescriptor(Type controllerType)
        {
        }

        public ActionDescriptor FindAction(ControllerContext controllerContext, string actionName)
        {
            return null;
        }
    }
}
