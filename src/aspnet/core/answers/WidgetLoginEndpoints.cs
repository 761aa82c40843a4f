using EvPortalWidgets;
using Microsoft.AspNetCore.Antiforgery;
using Microsoft.AspNetCore.Http;

namespace Microsoft.AspNetCore.Builder;

/// <summary>The extension method for the logins of a minimal API.</summary>
public static class WidgetLoginEndpoints
{
    /// <summary>
    /// Answers a login with an antiforgery token that is not valid as <see cref="StalePageAttribute" /> does. Write it behind the endpoint:
    /// <c>app.MapPost("/account/emaillogin", …).AnswerStalePage()</c>. It needs <c>app.UseAntiforgery()</c>, and an endpoint that takes a
    /// form or has <see cref="RequireAntiforgeryTokenAttribute" />.
    /// </summary>
    public static TBuilder AnswerStalePage<TBuilder>(this TBuilder builder)
        where TBuilder : IEndpointConventionBuilder
    {
        // A filter of the endpoint would be too late. What reads the form throws before it, or answers with an empty 400.
        builder.Add(endpoint =>
        {
            if (endpoint.RequestDelegate is not { } rest) return;
            endpoint.RequestDelegate = context =>
                context.Features.Get<IAntiforgeryValidationFeature>() is { IsValid: false } ? Answer(context) : rest(context);
        });
        return builder;
    }

    private static Task Answer(HttpContext context)
    {
        StalePageAttribute.Report(context);
        return Results.Json(WidgetError.StalePage(null), WidgetJson.OfWeb.WidgetError, statusCode: StatusCodes.Status400BadRequest)
            .ExecuteAsync(context);
    }
}
