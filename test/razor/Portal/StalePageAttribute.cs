using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Core.Infrastructure;
using Microsoft.AspNetCore.Mvc.Filters;
using Microsoft.Extensions.Localization;
using Portal.Backend;

namespace Portal;

/// <summary>Says in words that the antiforgery token is not valid: by itself ASP.NET answers with an empty 400.</summary>
public sealed class StalePageAttribute : ResultFilterAttribute, IAlwaysRunResultFilter
{
    // Before the filter that turns an [ApiController]'s bare statuses into problem details.
    public StalePageAttribute() => Order = -3000;

    public override void OnResultExecuting(ResultExecutingContext context)
    {
        if (context.Result is not IAntiforgeryValidationFailedResult) return;
        var texts = context.HttpContext.RequestServices.GetRequiredService<IStringLocalizer<SiteTexts>>();
        context.Result = new BadRequestObjectResult(new ErrorObject("Antiforgery", null, texts["Antiforgery"]));
    }
}
