using System;
using System.Threading.Tasks;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Hosting;
using Microsoft.AspNetCore.Http;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;
using Microsoft.Extensions.Logging;

namespace EvPortalWidgets;

/// <summary>Checks at the start of the site that visitors can sign in. Answers logins with 503 until the sample is finished.</summary>
internal sealed partial class SignInStart(IHostEnvironment environment, ILogger<WidgetSignIn> logger, UnfinishedClasses classes)
    : IStartupFilter
{
    private readonly string[] tasks = environment.IsDevelopment() ? [] : UnfinishedAttribute.TasksOf(classes.Types);

    public Action<IApplicationBuilder> Configure(Action<IApplicationBuilder> next) => app =>
    {
        Check(app.ApplicationServices).GetAwaiter().GetResult();
        if (tasks.Length > 0) app.Use(Refuse);
        next(app);
        CheckAuthentication(app);
    };

    private static Task Refuse(HttpContext context, RequestDelegate rest)
    {
        if (!WidgetCallPaths.IsSignIn(context.Request.Path.Value ?? "")) return rest(context);
        context.Response.StatusCode = StatusCodes.Status503ServiceUnavailable;
        return Task.CompletedTask;
    }

    private async Task Check(IServiceProvider site)
    {
        if (tasks.Length > 0) LogUnfinished(logger, string.Join(' ', tasks));
        if (!WidgetLoginSms.IsHostKnown(site)) LogNoHost(logger);
        var scope = site.CreateAsyncScope();
        await using (scope.ConfigureAwait(false))
        {
            if (scope.ServiceProvider.GetRequiredService<IWidgetSession>() is SchemeSession session)
                await session.Check(new DefaultHttpContext { RequestServices = scope.ServiceProvider }).ConfigureAwait(false);
        }
    }

    /// <summary>A class Startup has only the middleware that it names. In Production it may have one of its own.</summary>
    private void CheckAuthentication(IApplicationBuilder app)
    {
        // UseAuthentication leaves this mark.
        if (app.Properties.ContainsKey("__AuthenticationMiddlewareSet")) return;
        if (environment.IsDevelopment()) throw new InvalidOperationException(NoAuthentication);
        LogNoAuthentication(logger);
    }

    private const string NoAuthentication = "No page knows who has signed in, so each one leads back to the login: "
        + "write app.UseAuthentication(); before app.UseAuthorization();";

    [LoggerMessage(LogLevel.Error, "Logins are answered with 503 until the sample is finished: {Tasks} Then remove [Unfinished] there. "
        + "To try the sample before, start the site in the environment Development.")]
    private static partial void LogUnfinished(ILogger logger, string tasks);

    [LoggerMessage(LogLevel.Warning, "Browsers cannot fill in the code of an SMS: "
        + "name the host of the login page in the setting EvPortalWidgets:Host.")]
    private static partial void LogNoHost(ILogger logger);

    [LoggerMessage(LogLevel.Error, NoAuthentication)]
    private static partial void LogNoAuthentication(ILogger logger);
}

/// <summary>The classes of the sample that a site writes itself.</summary>
internal sealed record UnfinishedClasses(Type[] Types);
