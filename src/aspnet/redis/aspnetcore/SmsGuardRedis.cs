using EvPortalWidgets;
using Microsoft.Extensions.DependencyInjection.Extensions;
using Microsoft.Extensions.Logging;
using Microsoft.Extensions.Options;
using StackExchange.Redis;

namespace Microsoft.Extensions.DependencyInjection;

/// <summary>The extension methods for a site's <c>Program.cs</c>.</summary>
public static class SmsGuardRedis
{
    /// <summary>
    /// Keeps codes and counts in the Redis of the setting <c>EvPortalWidgets:Redis</c>. Without this setting, as on the machine of a
    /// developer, they are in the memory of the process. A visitor waits for Redis for a second at most, also with the other overloads. When
    /// five calls in a row have failed, or five of ten within ten seconds, Redis counts as away: no SMS is sent, passwords have limits in
    /// memory, and one call in a second tries whether Redis is back, for which its visitor waits 250 milliseconds. The connection does not let
    /// calls wait for a server (<c>BacklogPolicy.FailFast</c>), and tries to connect five times in a second.
    /// </summary>
    /// <param name="guard">What <c>AddSmsGuard</c> returns.</param>
    public static SmsGuardBuilder AddRedis(this SmsGuardBuilder guard)
    {
        ArgumentNullException.ThrowIfNull(guard);
        // A connection of the site's code stays.
        guard.Services.TryAddSingleton(new SharedStore(provider =>
        {
            var site = GuardSettings.Of(provider);
            return site.HasRedis ? Connect(provider, site.Redis!, SmsGuardSettings.Site + ":Redis") : null;
        }));
        return guard;
    }

    /// <summary>Keeps codes and counts in a Redis that the code of the site names, and not the setting.</summary>
    /// <param name="guard">What <c>AddSmsGuard</c> returns.</param>
    /// <param name="redis">As the setting: <c>host:port</c>, and options of StackExchange.Redis.</param>
    public static SmsGuardBuilder AddRedis(this SmsGuardBuilder guard, string redis)
    {
        ArgumentNullException.ThrowIfNull(guard);
        ArgumentException.ThrowIfNullOrWhiteSpace(redis);
        guard.Services.Replace(ServiceDescriptor.Singleton(new SharedStore(provider => Connect(provider, redis, "AddRedis"))));
        return guard;
    }

    /// <summary>
    /// Keeps codes and counts in a Redis with more than a text can say, for example certificates or a token in place of a password. The
    /// connection tries to connect as often as with the other overloads, and lets no call wait, whatever these options say about it.
    /// </summary>
    /// <param name="guard">What <c>AddSmsGuard</c> returns.</param>
    /// <param name="redis">The servers and how to connect to them. The guard changes nothing in them.</param>
    public static SmsGuardBuilder AddRedis(this SmsGuardBuilder guard, ConfigurationOptions redis)
    {
        ArgumentNullException.ThrowIfNull(guard);
        ArgumentNullException.ThrowIfNull(redis);
        guard.Services.Replace(ServiceDescriptor.Singleton(new SharedStore(
            provider => RedisStore.Connect(redis, SecretFor(provider, "AddRedis"), LogOf(provider), "AddRedis"))));
        return guard;
    }

    /// <summary>
    /// Keeps codes and counts in Redis by a connection of the site, which stays open when the guard ends. It decides which database is used,
    /// and whether a call waits for a connection. With <c>BacklogPolicy.Default</c> one does: then it may count later, for a visitor who has
    /// left. <c>BacklogPolicy.FailFast</c> counts nothing.
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

    private static ISmsStore Connect(IServiceProvider provider, string redis, string what) =>
        RedisStore.Connect(redis, SecretFor(provider, what), LogOf(provider), what);

    private static ConnectionLog? LogOf(IServiceProvider provider) => provider.GetService<ILoggerFactory>() is { } log ? new(log) : null;

    private static string SecretFor(IServiceProvider provider, string what) =>
        SmsGuardSettings.SecretFor(what, provider.GetRequiredService<IOptions<SmsGuardOptions>>().Value.Secret);
}
