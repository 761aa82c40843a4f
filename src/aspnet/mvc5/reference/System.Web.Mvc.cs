using System.IO;
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
        public virtual TextWriter Writer { get; set; }
    }

    public class ViewDataDictionary
    {
        public object this[string key] => null;
    }

    public sealed class MvcHtmlString(string value) : HtmlString(value);

    public class HtmlHelper
    {
        public ViewContext ViewContext => null;
        public MvcHtmlString AntiForgeryToken() => null;
    }

    public enum JsonRequestBehavior
    {
        AllowGet,
    }

    public class JsonResult : ActionResult
    {
        public object Data { get; set; }
        public JsonRequestBehavior JsonRequestBehavior { get; set; }

        public override void ExecuteResult(ControllerContext context)
        {
        }
    }

    public abstract class FilterAttribute : Attribute;

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
            this RouteCollection routes, string name, string url, object defaults, object constraints, string[] namespaces) => null;
    }

    public abstract class ActionDescriptor;

    public class DefaultControllerFactory
    {
        protected internal virtual Type GetControllerType(RequestContext requestContext, string controllerName) => null;
    }
}

namespace System.Web.Mvc.Async
{
    public class ReflectedAsyncControllerDescriptor
    {
        public ReflectedAsyncControllerDescriptor(Type controllerType)
        {
        }

        public ActionDescriptor FindAction(ControllerContext controllerContext, string actionName) => null;
    }
}
