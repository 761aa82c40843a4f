using System;
using System.Globalization;
using System.Threading;
using System.Threading.Tasks;
using System.Web;
using System.Web.Routing;
using System.Web.Script.Serialization;

namespace EvPortalSample
{
    /// <summary>Answers with JSON in the language of the request, or redirects.</summary>
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
            // Only a script of this site can send this header. So no other site can sign a visitor in.
            if (context.Request.HttpMethod != "GET" && context.Request.Headers["X-Requested-With"] != "XMLHttpRequest")
            {
                context.Response.StatusCode = 400;
                context.Response.TrySkipIisCustomErrors = true;
                return;
            }
            var json = await answer(visit);
            if (json == null) return;
            context.Response.ContentType = "application/json";
            context.Response.Write(new JavaScriptSerializer().Serialize(json));
        }
    }
}
