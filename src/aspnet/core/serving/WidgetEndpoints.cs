using EvPortalWidgets;
using Microsoft.AspNetCore.Authorization;
using Microsoft.AspNetCore.Hosting;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.OutputCaching;
using Microsoft.AspNetCore.ResponseCaching;
using Microsoft.AspNetCore.Routing;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;

namespace Microsoft.AspNetCore.Builder;

/// <summary>The extension method for the routes of a site's <c>Program.cs</c>.</summary>
public static class WidgetEndpoints
{
    /// <summary>
    /// Serves the scripts and the stylesheet of the widgets below <c>/widgets/</c>, those of former releases, too. Other addresses
    /// below <c>/widgets/</c> stay with the site.
    /// </summary>
    public static IEndpointConventionBuilder MapWidgets(this IEndpointRouteBuilder endpoints)
    {
        var manifest = endpoints.ServiceProvider.GetService<WidgetManifest>()
            ?? throw new InvalidOperationException("Call builder.Services.AddWidgets() before app.MapWidgets().");
        manifest.Builds.Serve();
        var environment = endpoints.ServiceProvider.GetRequiredService<IWebHostEnvironment>();
        var texts = endpoints.ServiceProvider.GetService<WidgetResources>();
        texts?.Start(environment.IsDevelopment() ? environment.ContentRootPath : null, manifest.Log);
        return endpoints.Map("/widgets/{**path}", Send)
            .WithMetadata(
                new WidgetFilePolicy.Mark(),
                new AllowAnonymousAttribute(),
                new ExcludeFromDescriptionAttribute(),
                new SuppressLinkGenerationMetadata(),
                // The output cache would give every browser the encoding of the first one.
                new OutputCacheAttribute { NoStore = true });
    }

    private static async Task Send(HttpContext context)
    {
        var request = context.Request;
        // Otherwise the response caching middleware would ignore the hash in an address.
        if (context.Features.Get<IResponseCachingFeature>() is { } cache) cache.VaryByQueryKeys = ["v"];
        var answer = new WidgetResponse(
            (WidgetFile)context.Items[typeof(WidgetFile)]!,
            request.Method,
            (string)request.RouteValues["path"]!,
            request.Query["v"].ToString(),
            name => request.Headers[name].ToString());
        context.Response.StatusCode = answer.Status;
        foreach (var (name, value) in answer.Headers) context.Response.Headers[name] = value;
        context.Response.ContentLength = answer.Length;
        if (answer.Body is not null) await context.Response.Body.WriteAsync(answer.Body, context.RequestAborted).ConfigureAwait(false);
    }
}
