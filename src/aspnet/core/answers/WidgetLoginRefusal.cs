using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Mvc;

namespace EvPortalWidgets;

/// <summary>Answers a login whose password is not checked. An action or an endpoint of a minimal API can return it.</summary>
public sealed class WidgetLoginRefusal : ActionResult, IResult
{
    private readonly int status;
    private readonly object answer;

    internal WidgetLoginRefusal(int status, object answer) => (this.status, this.answer) = (status, answer);

    /// <inheritdoc />
    public override Task ExecuteResultAsync(ActionContext context) =>
        new ObjectResult(answer) { StatusCode = status }.ExecuteResultAsync(context);

    /// <inheritdoc />
    public Task ExecuteAsync(HttpContext httpContext) =>
        Results.Json(answer, WidgetJson.OfWeb.GetTypeInfo(answer.GetType())!, statusCode: status).ExecuteAsync(httpContext);
}
