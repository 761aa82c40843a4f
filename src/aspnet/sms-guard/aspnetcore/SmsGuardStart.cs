using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;

namespace EvPortalWidgets;

/// <summary>Makes the guard at the start of the site: what cannot work fails here, and not at the first login.</summary>
internal sealed class SmsGuardStart(IServiceProvider services) : IHostedService
{
    public Task StartAsync(CancellationToken cancellationToken)
    {
        services.GetRequiredService<SmsGuard>();
        return Task.CompletedTask;
    }

    public Task StopAsync(CancellationToken cancellationToken) => Task.CompletedTask;
}
