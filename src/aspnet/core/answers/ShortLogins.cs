using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Hosting;
using Microsoft.AspNetCore.Http;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.DependencyInjection.Extensions;

namespace EvPortalWidgets;

/// <summary>
/// Answers a login that is too long with 413, before anything reads it. A limit that MVC asks while it reads a form comes too late: MVC
/// hides its error, and calls the action without values.
/// </summary>
internal sealed class ShortLogins : IStartupFilter
{
    public static void AddTo(IServiceCollection services) =>
        services.TryAddEnumerable(ServiceDescriptor.Singleton<IStartupFilter, ShortLogins>());

    public Action<IApplicationBuilder> Configure(Action<IApplicationBuilder> next) => app =>
    {
        app.Use(Limit);
        next(app);
    };

    private static async Task Limit(HttpContext context, RequestDelegate rest)
    {
        if (WidgetCallPaths.IsLogin(context.Request.Path.Value ?? "") && await IsLong(context).ConfigureAwait(false))
            context.Response.StatusCode = StatusCodes.Status413PayloadTooLarge;
        else
            await rest(context).ConfigureAwait(false);
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
