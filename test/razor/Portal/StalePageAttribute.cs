using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Core.Infrastructure;
using Microsoft.AspNetCore.Mvc.Filters;
using Microsoft.Extensions.Localization;
using Portal.Backend;

namespace Portal;

/// <summary>Answers an invalid antiforgery token with a text. ASP.NET itself answers with an empty 400.</summary>
public sealed class StalePageAttribute : ResultFilterAttribute, IAlwaysRunResultFilter
{
    // Runs before the filter of [ApiController] that turns a status without a body into problem details.
    public StalePageAttribute() => Order = -3000;

    public override void OnResultExecuting(ResultExecutingContext context)
    {
        if (context.Result is not IAntiforgeryValidationFailedResult) return;
        var texts = context.HttpContext.RequestServices.GetRequiredService<IStringLocalizer<SiteTexts>>();
        context.Result = new BadRequestObjectResult(new ErrorObject("Antiforgery", null, texts["Antiforgery"]));
    }
}
