using EvPortalWidgets;
using Microsoft.Extensions.Diagnostics.HealthChecks;

namespace Microsoft.Extensions.DependencyInjection;

/// <summary>The extension method for the health checks of a site.</summary>
public static class WidgetHealthChecks
{
    /// <summary>
    /// Adds a check of the widgets and their login. If no build can be read, it has the status <paramref name="failureStatus" />. It is
    /// degraded if the store of codes is away, a budget is spent, or logins are refused until the sample is finished. A second check
    /// with the same name changes nothing.
    /// </summary>
    /// <param name="builder">The health checks of the site.</param>
    /// <param name="name">The name of the check.</param>
    /// <param name="failureStatus">The status if pages have no widgets, or when the time is over. <c>Unhealthy</c> if it is null.</param>
    /// <param name="tags">What the check can be chosen by.</param>
    /// <param name="timeout">The time that it may take. The store has a second in any case.</param>
    public static IHealthChecksBuilder AddWidgets(
        this IHealthChecksBuilder builder, string name = "ev-portal-widgets", HealthStatus? failureStatus = null,
        IEnumerable<string>? tags = null, TimeSpan? timeout = null) => builder.AddOnce(new(
            name, services => ActivatorUtilities.CreateInstance<WidgetHealthCheck>(services), failureStatus, tags, timeout));

    private sealed class WidgetHealthCheck(WidgetManifest manifest, IServiceProvider services) : IHealthCheck
    {
        public async Task<HealthCheckResult> CheckHealthAsync(HealthCheckContext context, CancellationToken cancellationToken = default)
        {
            var health = await WidgetHealth.Of(manifest.Builds, UnfinishedClasses.TasksOf(services).Length > 0, services.GetService<SmsGuard>())
                .WaitAsync(cancellationToken).ConfigureAwait(false);
            var usable = health.Problems.Count > 0 ? HealthStatus.Degraded : HealthStatus.Healthy;
            return new(health.IsUsable ? usable : context.Registration.FailureStatus, string.Join(", ", health.Problems), health.Cause);
        }
    }
}
