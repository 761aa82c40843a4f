using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Core.Infrastructure;
using Microsoft.AspNetCore.Mvc.Filters;
using Microsoft.Extensions.DependencyInjection;

namespace EvPortalWidgets;

/// <summary>
/// Answers a login with an antiforgery token that is not valid with status 400 and an error object. ASP.NET itself would answer with an
/// empty 400. Put the attribute on the controller or on the actions of both logins, beside <c>[ValidateAntiForgeryToken]</c>.
/// </summary>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Method)]
public sealed class StalePageAttribute : ResultFilterAttribute, IAlwaysRunResultFilter
{
    /// <summary>
    /// Creates the filter. It runs before that of <c>[ApiController]</c>, which gives a status without a body problem details.
    /// </summary>
    public StalePageAttribute() => Order = -3000;

    /// <inheritdoc />
    public override void OnResultExecuting(ResultExecutingContext context)
    {
        if (context.Result is not IAntiforgeryValidationFailedResult) return;
        context.Result = new BadRequestObjectResult(WidgetError.StalePage(null));
        var services = context.HttpContext.RequestServices;
        var header = SiteAntiforgery.OptionsOf(context.HttpContext)?.HeaderName;
        var request = context.HttpContext.Request;
        var hasToken = request.HasFormContentType || (header is not null && request.Headers.ContainsKey(header));
        if (!hasToken) services.GetService<WidgetManifest>()?.Log.Once(WidgetEvents.NoToken);
    }
}
