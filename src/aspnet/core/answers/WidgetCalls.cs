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
/// <para>
/// Answers a login that is too long with 413, before anything reads it. A limit that MVC asks while it reads a form comes too late: MVC
/// hides its error, and calls the action without values.
/// </para>
/// <para>
/// Answers a login that is not from the card with 400. A filter of actions would miss a minimal API, and an action without the filter.
/// </para>
/// </summary>
internal sealed class WidgetCalls : IStartupFilter, IPostConfigureOptions<OutputCacheOptions>, IOutputCachePolicy
{
    public static void AddTo(IServiceCollection services)
    {
        services.TryAddSingleton<SignInLog>();
        services.TryAddEnumerable(ServiceDescriptor.Singleton<IStartupFilter, WidgetCalls>());
        services.TryAddEnumerable(ServiceDescriptor.Singleton<IPostConfigureOptions<OutputCacheOptions>, WidgetCalls>());
        services.TryAddEnumerable(
            ServiceDescriptor.Singleton<IPostConfigureOptions<Microsoft.AspNetCore.Http.Json.JsonOptions>, WidgetJson.ForAnswers>());
        services.TryAddEnumerable(
            ServiceDescriptor.Singleton<IPostConfigureOptions<Microsoft.AspNetCore.Mvc.JsonOptions>, WidgetJson.ForAnswers>());
    }

    public Action<IApplicationBuilder> Configure(Action<IApplicationBuilder> next) => app =>
    {
        app.Use(async (context, rest) =>
        {
            if (IsCall(context)) Forbid(context);
            if (await RefusalOf(context).ConfigureAwait(false) is { } status) context.Response.StatusCode = status;
            else await rest(context).ConfigureAwait(false);
        });
        next(app);
    };

    public void PostConfigure(string? name, OutputCacheOptions options) => options.AddBasePolicy(this);

    // A policy of the endpoint comes later and can allow storage again. Under a key of its own nobody gets what is stored.
    public ValueTask CacheRequestAsync(OutputCacheContext context, CancellationToken cancellation)
    {
        if (IsCall(context.HttpContext)) context.CacheVaryByRules.VaryByValues[nameof(WidgetCalls)] = Guid.NewGuid().ToString();
        return default;
    }

    public ValueTask ServeFromCacheAsync(OutputCacheContext context, CancellationToken cancellation) => default;

    public ValueTask ServeResponseAsync(OutputCacheContext context, CancellationToken cancellation)
    {
        if (IsCall(context.HttpContext) || context.HttpContext.Items.ContainsKey(typeof(WidgetCalls))) context.AllowCacheStorage = false;
        return default;
    }

    /// <summary>Whether a site is known to have the login card: it has a guard, or has said that it does without one.</summary>
    public static bool SendsCodes(IServiceProvider services) =>
        services.GetService<SmsGuard>() is not null || WidgetSettings.Of(services).SmsGuard == "none";

    /// <summary>Keeps this page out of the output cache, too: it has what is only for one visitor.</summary>
    public static void KeepUncached(HttpContext context) => context.Items[typeof(WidgetCalls)] = true;

    /// <summary>The status that refuses a login before anything of the site reads it. Null for all other requests.</summary>
    private static async Task<int?> RefusalOf(HttpContext context)
    {
        if (!WidgetCallPaths.IsLogin(context.Request.Path.Value ?? "")) return null;
        if (IsForm(context) || IsInUtf7(context.Request.ContentType)) return StatusCodes.Status400BadRequest;
        return await IsLong(context).ConfigureAwait(false) ? StatusCodes.Status413PayloadTooLarge : null;
    }

    /// <summary>A site that has only other widgets may have a form of its own at such an address.</summary>
    private static bool IsForm(HttpContext context)
    {
        var (request, services) = (context.Request, context.RequestServices);
        var isForm = WidgetCallPaths.IsForm(request.Method, request.Path.Value ?? "", request.Headers[WidgetCallPaths.ByScript]);
        if (!isForm || !SendsCodes(services)) return false;
        services.GetRequiredService<SignInLog>().Lines.Once(SignInEvents.NotByScript);
        return true;
    }

    /// <summary>ASP.NET throws where it reads a body in UTF-7. A regular expression takes seconds for a header of 32 kB.</summary>
    private static bool IsInUtf7(string? type) => type is not null
        && (type.Contains("utf-7", StringComparison.OrdinalIgnoreCase) || type.Contains("utf7", StringComparison.OrdinalIgnoreCase));

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

    /// <summary>The length of a body in chunks is known only when it has come. What was read is read again by the site.</summary>
    private static async Task<bool> IsLong(HttpContext context)
    {
        var request = context.Request;
        if (request.ContentLength is { } named) return named > WidgetCallPaths.LongestLogin;
        var body = new byte[WidgetCallPaths.LongestLogin + 1];
        var length = await request.Body.ReadAtLeastAsync(body, body.Length, false, context.RequestAborted).ConfigureAwait(false);
        request.Body = new MemoryStream(body, 0, length);
        return length == body.Length;
    }
}
