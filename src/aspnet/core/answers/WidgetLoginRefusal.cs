using System;
using System.Globalization;
using System.Threading.Tasks;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Mvc;

namespace EvPortalWidgets;

public static partial class SmsAnswers
{
    /// <summary>The answer to a login by email when the guard refuses to check the password.</summary>
    /// <param name="refusal">Why it was not checked.</param>
    /// <param name="context">The call of the login card.</param>
    /// <param name="robot">What the card shows if the visitor may be a robot. For the rest the widgets have a text.</param>
    public static WidgetLoginRefusal LoginAnswer(this SmsRefusal refusal, HttpContext context, string robot)
    {
        ArgumentNullException.ThrowIfNull(refusal);
        ArgumentNullException.ThrowIfNull(context);
        if (refusal.Wait <= TimeSpan.Zero) return new(StatusCodes.Status200OK, refusal.Answer(robot));
        context.Response.Headers.RetryAfter = Math.Ceiling(refusal.Wait.TotalSeconds).ToString(CultureInfo.InvariantCulture);
        return new(StatusCodes.Status429TooManyRequests, WidgetError.TooManyRequests());
    }
}

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
    public Task ExecuteAsync(HttpContext httpContext) => Results.Json(answer, statusCode: status).ExecuteAsync(httpContext);
}
