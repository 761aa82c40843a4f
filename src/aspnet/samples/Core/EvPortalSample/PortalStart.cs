#nullable enable
using System;
using System.Threading.Tasks;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Hosting;
using Microsoft.AspNetCore.Http;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;
using Microsoft.Extensions.Logging;

namespace EvPortalSample;

/// <summary>
/// Checks the sample at the start of the site. Leads from an address with a language to the same one without. Everything that the site
/// has comes first.
/// </summary>
internal sealed class PortalStart(IHostEnvironment environment, LoginHost host, ILogger<PortalStart> logger) : IStartupFilter
{
    public Action<IApplicationBuilder> Configure(Action<IApplicationBuilder> next) => app =>
    {
        Check(app.ApplicationServices).GetAwaiter().GetResult();
        next(app);
        app.Use(Redirect);
    };

    private async Task Check(IServiceProvider site)
    {
        var tasks = UnfinishedAttribute.TasksOf(typeof(PortalUsers), typeof(SmsGateway));
        if (!environment.IsDevelopment() && tasks.Length > 0)
        {
            logger.LogError(
                "Logins are answered with 503 until the sample is finished: {Tasks} Then remove [Unfinished] there. "
                + "To try the sample before, start the site in the environment Development.",
                string.Join(' ', tasks));
        }
        if (!host.IsKnown)
            logger.LogWarning(
                "Browsers cannot fill in the code of an SMS: name the host of the login page in the setting EvPortalWidgets:Host.");
        await using var scope = site.CreateAsyncScope();
        if (scope.ServiceProvider.GetRequiredService<IPortalSession>() is SiteSession session)
            await session.Check(new DefaultHttpContext { RequestServices = scope.ServiceProvider });
    }

    /// <summary>No page of the site has this address.</summary>
    private static Task Redirect(HttpContext context, RequestDelegate next)
    {
        var request = context.Request;
        var address = HttpMethods.IsGet(request.Method) ? PortalLanguages.WithoutLanguage(request.Path.Value) : null;
        if (address is null) return next(context);
        // A link to a page in another language does not choose that language: each footer has a link to a Russian page.
        if (address == "/") PortalLanguages.RememberFirst(context, PortalLanguages.Of(request));
        context.Response.Redirect($"{request.PathBase}{address}{request.QueryString}");
        return Task.CompletedTask;
    }
}
