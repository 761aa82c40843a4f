using EvPortalWidgets;
using Microsoft.Extensions.Diagnostics.HealthChecks;

namespace Microsoft.Extensions.DependencyInjection;

/// <summary>The extension method for the health checks of a site.</summary>
public static class SmsGuardHealthChecks
{
    /// <summary>
    /// Adds a check of the <see cref="SmsGuard" />. While the store of codes is away, it has the status <paramref name="failureStatus" />:
    /// nobody gets an SMS, and passwords work. The result has the exception. If a budget is spent, it is degraded: a stranger can cause that, so it takes no server out of
    /// use. A second check with the same name changes nothing.
    /// </summary>
    /// <param name="builder">The health checks of the site.</param>
    /// <param name="name">The name of the check.</param>
    /// <param name="failureStatus">The status while the store is away, or when the time is over. <c>Degraded</c> if it is null.</param>
    /// <param name="tags">What the check can be chosen by.</param>
    /// <param name="timeout">The time that it may take. The store has a second in any case.</param>
    public static IHealthChecksBuilder AddSmsGuard(
        this IHealthChecksBuilder builder, string name = "ev-portal-sms-guard", HealthStatus? failureStatus = null,
        IEnumerable<string>? tags = null, TimeSpan? timeout = null) => builder.AddOnce(new(
            name, services => new SmsGuardHealthCheck(services.GetRequiredService<SmsGuard>()), failureStatus ?? HealthStatus.Degraded, tags, timeout));

    /// <summary>Adds a check, unless there is one with its name.</summary>
    internal static IHealthChecksBuilder AddOnce(this IHealthChecksBuilder builder, HealthCheckRegistration check)
    {
        builder.Services.Configure<HealthCheckServiceOptions>(site =>
        {
            if (site.Registrations.All(each => each.Name != check.Name)) site.Registrations.Add(check);
        });
        return builder;
    }

    private sealed class SmsGuardHealthCheck(SmsGuard guard) : IHealthCheck
    {
        public async Task<HealthCheckResult> CheckHealthAsync(HealthCheckContext context, CancellationToken cancellationToken = default)
        {
            var health = await guard.Health().WaitAsync(cancellationToken).ConfigureAwait(false);
            if (health.Problems.Count == 0) return HealthCheckResult.Healthy();
            var isAway = health.Problems.Contains(SmsEvents.StoreAway);
            return new(
                isAway ? context.Registration.FailureStatus : HealthStatus.Degraded,
                string.Join(", ", health.Problems.Select(each => $"{each.Id} {each.Name}")),
                health.Cause);
        }
    }
}
