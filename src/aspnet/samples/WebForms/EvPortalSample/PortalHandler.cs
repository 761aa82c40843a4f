using System;
using System.Globalization;
using System.Threading;
using System.Threading.Tasks;
using System.Web;
using System.Web.Routing;
using System.Web.Script.Serialization;
using EvPortalWidgets;

namespace EvPortalSample
{
    /// <summary>Answers with JSON in the language of the request, or redirects. All but GET needs the token of a page.</summary>
    internal sealed class PortalHandler : HttpTaskAsyncHandler, IRouteHandler
    {
        private readonly Func<HttpContextBase, Task<object>> answer;

        public PortalHandler(Func<HttpContextBase, Task<object>> answer)
        {
            this.answer = answer;
        }

        public IHttpHandler GetHttpHandler(RequestContext requestContext)
        {
            return this;
        }

        public override async Task ProcessRequestAsync(HttpContext context)
        {
            var visit = new HttpContextWrapper(context);
            Thread.CurrentThread.CurrentUICulture = new CultureInfo(PortalLanguages.Offered.Of(visit.Request));
            var isRefused = context.Request.HttpMethod != "GET" && !PortalToken.IsValid(visit);
            var json = isRefused ? Refuse(visit, 400, WidgetCodes.StalePage, "ReloadPageError") : await answer(visit);
            if (json == null) return;
            context.Response.ContentType = "application/json";
            context.Response.Write(new JavaScriptSerializer().Serialize(json));
        }

        /// <summary>Refuses with a status and a text of the widgets.</summary>
        public static object Refuse(HttpContextBase visit, int status, string code, string text)
        {
            visit.Response.StatusCode = status;
            // Otherwise IIS replaces the JSON with its own error page.
            visit.Response.TrySkipIisCustomErrors = true;
            return new { Code = code, Data = (object)null, Error = WidgetTexts.For(CultureInfo.CurrentUICulture)[text] };
        }
    }
}
