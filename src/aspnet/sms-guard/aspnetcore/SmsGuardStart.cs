using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;

namespace EvPortalWidgets;

/// <summary>
/// Makes the guard at the start of the site: what cannot work fails here, and not at the first login. From then on the guard follows the
/// settings.
/// </summary>
internal sealed class SmsGuardStart(IServiceProvider services, IHostApplicationLifetime lifetime) : IHostedService, IDisposable
{
    private IDisposable? changes;

    public Task StartAsync(CancellationToken cancellationToken)
    {
        var guard = services.GetRequiredService<SmsGuard>();
        // Only then everybody listens.
        if (guard.Observer is SmsTelemetry telemetry) lifetime.ApplicationStarted.Register(telemetry.Begin);
        changes = new ChangedSettings(services).Watch();
        return Task.CompletedTask;
    }

    public Task StopAsync(CancellationToken cancellationToken)
    {
        Dispose();
        return Task.CompletedTask;
    }

    public void Dispose() => changes?.Dispose();
}
