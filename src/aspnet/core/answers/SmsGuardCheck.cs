using Microsoft.AspNetCore.Routing;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;
using Microsoft.Extensions.Logging;

namespace EvPortalWidgets;

/// <summary>
/// Says at the start that a site sends SMS without a guard. Options that cannot work fail here, and not at the first login.
/// </summary>
internal sealed class SmsGuardCheck(
    IServiceProvider services, IHostApplicationLifetime lifetime, ILogger<SmsGuard> logger) : IHostedService
{
    /// <summary>Whether a site is known to have the login card: it has a guard, or has said that it does without one.</summary>
    public static bool SendsCodes(IServiceProvider services) =>
        services.GetService<SmsGuard>() is not null || WidgetSettings.Of(services).SmsGuard == "none";

    public Task StartAsync(CancellationToken cancellationToken)
    {
        if (!SendsCodes(services)) lifetime.ApplicationStarted.Register(Check);
        return Task.CompletedTask;
    }

    public Task StopAsync(CancellationToken cancellationToken) => Task.CompletedTask;

    private void Check()
    {
        var routes = services.GetServices<EndpointDataSource>().SelectMany(source => source.Endpoints).OfType<RouteEndpoint>();
        if (routes.Any(route => route.RoutePattern.RawText?.EndsWith("login/checkout", StringComparison.OrdinalIgnoreCase) == true))
            SiteLog.Of(logger).Write(SmsEvents.NoGuard);
    }
}
