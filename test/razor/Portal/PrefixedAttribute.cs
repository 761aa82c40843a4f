using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Filters;

namespace Portal;

/// <summary>Redirects <c>/kontakty</c> to <c>/uk/kontakty</c>.</summary>
public sealed class PrefixedAttribute : Attribute, IResourceFilter
{
    public void OnResourceExecuting(ResourceExecutingContext context)
    {
        if (context.RouteData.Values.ContainsKey("lang")) return;
        var request = context.HttpContext.Request;
        var path = request.Path.Value!.TrimEnd('/');
        context.Result = new LocalRedirectResult($"~/{Languages.Current}{path}{request.QueryString}");
    }

    public void OnResourceExecuted(ResourceExecutedContext context)
    {
    }
}
