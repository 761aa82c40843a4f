using System.Web.Mvc;

namespace Portal
{
    /// <summary>Redirects <c>/kontakty</c> to <c>/uk/kontakty</c>.</summary>
    public class PrefixedAttribute : FilterAttribute, IAuthorizationFilter
    {
        public void OnAuthorization(AuthorizationContext context)
        {
            if (context.RouteData.Values.ContainsKey("lang")) return;
            var url = context.HttpContext.Request.Url;
            context.Result = new RedirectResult("/" + Languages.Current + url.AbsolutePath.TrimEnd('/') + url.Query);
        }
    }
}
