using Microsoft.AspNetCore.Routing;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;
using Microsoft.Extensions.Logging;

namespace EvPortalWidgets;

/// <summary>Says at the start that a site sends SMS without a guard.</summary>
internal sealed class UnlimitedSms(IServiceProvider services, IHostApplicationLifetime lifetime, ILogger<SmsGuard> logger) : IHostedService
{
    public Task StartAsync(CancellationToken cancellationToken)
    {
        if (!WidgetCalls.SendsCodes(services)) lifetime.ApplicationStarted.Register(Check);
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
