using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Hosting;
using Microsoft.AspNetCore.Http;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;

namespace EvPortalWidgets;

/// <summary>Checks at the start of the site that visitors can sign in. Answers logins with 503 until the sample is finished.</summary>
internal sealed class SignInStart(IServiceProvider site, SignInLog log) : IStartupFilter, IHostedService
{
    private readonly string[] tasks = UnfinishedClasses.TasksOf(site);

    public Action<IApplicationBuilder> Configure(Action<IApplicationBuilder> next) => app =>
    {
        if (tasks.Length > 0) app.Use(Refuse);
        next(app);
    };

    public async Task StartAsync(CancellationToken cancellationToken)
    {
        if (tasks.Length > 0)
        {
            log.Lines.Write(
                SignInEvents.Unfinished, string.Join(' ', tasks),
                "To try the sample before, start the site in the environment Development.");
        }
        if (!WidgetLoginSms.IsHostKnown(site)) log.Lines.Write(SignInEvents.NoHost);
        var scope = site.CreateAsyncScope();
        await using (scope.ConfigureAwait(false))
        {
            if (scope.ServiceProvider.GetRequiredService<IWidgetSession>() is SchemeSession session)
                await session.Check(null).ConfigureAwait(false);
        }
    }

    public Task StopAsync(CancellationToken cancellationToken) => Task.CompletedTask;

    private static Task Refuse(HttpContext context, RequestDelegate rest)
    {
        if (!WidgetCallPaths.IsSignIn(context.Request.Path.Value ?? "")) return rest(context);
        context.Response.StatusCode = StatusCodes.Status503ServiceUnavailable;
        return Task.CompletedTask;
    }
}

/// <summary>The classes of the sample that a site writes itself, as one registration names them.</summary>
internal sealed record UnfinishedClasses(Type[] Types)
{
    /// <summary>What is left to do. While it is something, logins are refused. In Development it is nothing.</summary>
    public static string[] TasksOf(IServiceProvider site) => site.GetRequiredService<IHostEnvironment>().IsDevelopment()
        ? [] : UnfinishedAttribute.TasksOf([.. site.GetServices<UnfinishedClasses>().SelectMany(each => each.Types).Distinct()]);
}
