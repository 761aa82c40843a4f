using Microsoft.AspNetCore.Http;
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
    private static readonly string[] FormTypes = ["application/x-www-form-urlencoded", "multipart/form-data"];

    /// <summary>
    /// Creates the filter. It runs before that of <c>[ApiController]</c>, which gives a status without a body problem details.
    /// </summary>
    public StalePageAttribute() => Order = -3000;

    /// <inheritdoc />
    public override void OnResultExecuting(ResultExecutingContext context)
    {
        if (context.Result is not IAntiforgeryValidationFailedResult) return;
        context.Result = new BadRequestObjectResult(WidgetError.StalePage(null));
        Report(context.HttpContext);
    }

    /// <summary>Reports a login that had no token at all: then the page has none.</summary>
    internal static void Report(HttpContext context)
    {
        var header = SiteAntiforgery.OptionsOf(context)?.HeaderName;
        var request = context.Request;
        // Where ASP.NET has refused the token, HasFormContentType throws.
        var isForm = request.ContentType is { } type && FormTypes.Any(form => type.StartsWith(form, StringComparison.OrdinalIgnoreCase));
        var hasToken = isForm || (header is not null && request.Headers.ContainsKey(header));
        if (!hasToken) context.RequestServices.GetService<WidgetManifest>()?.Log.Once(WidgetEvents.NoToken);
    }
}
