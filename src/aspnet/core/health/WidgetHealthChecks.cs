using EvPortalWidgets;
using Microsoft.Extensions.Diagnostics.HealthChecks;

namespace Microsoft.Extensions.DependencyInjection;

/// <summary>The extension method for the health checks of a site.</summary>
public static class WidgetHealthChecks
{
    private const string Name = "ev-portal-widgets";

    /// <summary>
    /// Adds a check of the widgets: unhealthy if no build can be read, degraded if the store of codes is away or a budget
    /// is spent. A second call changes nothing.
    /// </summary>
    public static IHealthChecksBuilder AddWidgets(this IHealthChecksBuilder builder)
    {
        builder.Services.Configure<HealthCheckServiceOptions>(site =>
        {
            if (site.Registrations.Any(each => each.Name == Name)) return;
            site.Registrations.Add(new(Name, services => ActivatorUtilities.CreateInstance<WidgetHealthCheck>(services), null, null));
        });
        return builder;
    }

    private sealed class WidgetHealthCheck(WidgetManifest manifest, IServiceProvider services) : IHealthCheck
    {
        public async Task<HealthCheckResult> CheckHealthAsync(HealthCheckContext context, CancellationToken cancellationToken = default)
        {
            var health = await WidgetHealth.Of(manifest.Builds, services.GetService<SmsGuard>()).ConfigureAwait(false);
            var usable = health.Problems.Count > 0 ? HealthStatus.Degraded : HealthStatus.Healthy;
            return new(health.IsUsable ? usable : HealthStatus.Unhealthy, string.Join(", ", health.Problems));
        }
    }
}
