using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;

namespace EvPortalWidgets;

/// <summary>Makes the guard at the start of the site: what cannot work fails here, and not at the first login.</summary>
internal sealed class SmsGuardStart(IServiceProvider services, IHostApplicationLifetime lifetime) : IHostedService
{
    public Task StartAsync(CancellationToken cancellationToken)
    {
        // Only then everybody listens.
        if (services.GetRequiredService<SmsGuard>().Observer is SmsTelemetry telemetry)
            lifetime.ApplicationStarted.Register(telemetry.Begin);
        return Task.CompletedTask;
    }

    public Task StopAsync(CancellationToken cancellationToken) => Task.CompletedTask;
}
