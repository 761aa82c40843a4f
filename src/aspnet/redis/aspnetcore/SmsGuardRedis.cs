using EvPortalWidgets;
using Microsoft.Extensions.DependencyInjection.Extensions;
using StackExchange.Redis;

namespace Microsoft.Extensions.DependencyInjection;

/// <summary>The extension methods for a site's <c>Program.cs</c>.</summary>
public static class SmsGuardRedis
{
    /// <summary>
    /// Keeps codes and counts in the Redis of the setting <c>EvPortalWidgets:Redis</c>. Without this setting, as on the machine of a
    /// developer, they are in the memory of the process.
    /// </summary>
    /// <param name="guard">What <c>AddSmsGuard</c> returns.</param>
    public static SmsGuardBuilder AddRedis(this SmsGuardBuilder guard)
    {
        ArgumentNullException.ThrowIfNull(guard);
        // A connection of the site's code stays.
        guard.Services.TryAddSingleton(new SharedStore(provider =>
        {
            var site = GuardSettings.Of(provider);
            return site.HasRedis ? RedisStore.Connect(site.Redis!, SecretFor(provider, SmsGuardSettings.Site + ":Redis")) : null;
        }));
        return guard;
    }

    /// <summary>
    /// Keeps codes and counts in Redis by a connection of the site, which stays open when the guard ends. It decides how long a call waits
    /// for a connection, and which database is used.
    /// </summary>
    /// <param name="guard">What <c>AddSmsGuard</c> returns.</param>
    /// <param name="connection">
    /// Gives the connection. It is asked in the background, and again after it has thrown, so the site starts without Redis.
    /// </param>
    public static SmsGuardBuilder AddRedis(this SmsGuardBuilder guard, Func<IServiceProvider, IConnectionMultiplexer> connection)
    {
        ArgumentNullException.ThrowIfNull(guard);
        ArgumentNullException.ThrowIfNull(connection);
        guard.Services.Replace(ServiceDescriptor.Singleton(new SharedStore(
            provider => RedisStore.Over(() => connection(provider), SecretFor(provider, "AddRedis")))));
        return guard;
    }

    private static string SecretFor(IServiceProvider provider, string what) =>
        SmsGuardSettings.SecretFor(what, GuardSettings.Of(provider).Secret);
}
