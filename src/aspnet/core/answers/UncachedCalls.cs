using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Hosting;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.OutputCaching;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.DependencyInjection.Extensions;
using Microsoft.Extensions.Options;

namespace EvPortalWidgets;

/// <summary>
/// Keeps the answers to the widgets' calls out of all caches, whatever the site configures and whatever answers. From a cache, a
/// visitor would get the answer to somebody else.
/// </summary>
internal sealed class UncachedCalls : IStartupFilter, IPostConfigureOptions<OutputCacheOptions>, IOutputCachePolicy
{
    public static void AddTo(IServiceCollection services)
    {
        services.TryAddEnumerable(ServiceDescriptor.Singleton<IStartupFilter, UncachedCalls>());
        services.TryAddEnumerable(ServiceDescriptor.Singleton<IPostConfigureOptions<OutputCacheOptions>, UncachedCalls>());
    }

    public Action<IApplicationBuilder> Configure(Action<IApplicationBuilder> next) => app =>
    {
        app.Use((context, rest) =>
        {
            if (IsCall(context)) Forbid(context);
            return rest(context);
        });
        next(app);
    };

    public void PostConfigure(string? name, OutputCacheOptions options) => options.AddBasePolicy(this);

    // A policy of the endpoint comes later and can allow storage again. Under a key of its own nobody gets what is stored.
    public ValueTask CacheRequestAsync(OutputCacheContext context, CancellationToken cancellation)
    {
        if (IsCall(context.HttpContext)) context.CacheVaryByRules.VaryByValues[nameof(UncachedCalls)] = Guid.NewGuid().ToString();
        return default;
    }

    public ValueTask ServeFromCacheAsync(OutputCacheContext context, CancellationToken cancellation) => default;

    public ValueTask ServeResponseAsync(OutputCacheContext context, CancellationToken cancellation)
    {
        if (IsCall(context.HttpContext) || context.HttpContext.Items.ContainsKey(typeof(UncachedCalls))) context.AllowCacheStorage = false;
        return default;
    }

    /// <summary>Keeps this page out of the output cache, too: it has what is only for one visitor.</summary>
    public static void Mark(HttpContext context) => context.Items[typeof(UncachedCalls)] = true;

    private static bool IsCall(HttpContext context) => WidgetCallPaths.Has(context.Request.Path.Value ?? "");

    private static void Forbid(HttpContext context)
    {
        // The response caching middleware reads the header of the request, others that of the response.
        context.Request.Headers.CacheControl = "no-cache, no-store";
        context.Response.OnStarting(() =>
        {
            context.Response.Headers.CacheControl = "no-store";
            context.Response.Headers.XContentTypeOptions = "nosniff";
            return Task.CompletedTask;
        });
    }
}
