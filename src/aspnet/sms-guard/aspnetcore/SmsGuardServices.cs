using System.Diagnostics.Metrics;
using EvPortalWidgets;
using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.DependencyInjection.Extensions;
using Microsoft.Extensions.Logging;
using Microsoft.Extensions.Options;

namespace Microsoft.Extensions.DependencyInjection;

/// <summary>The extension method for a site's <c>Program.cs</c>.</summary>
public static class SmsGuardServices
{
    /// <summary>
    /// Adds a <see cref="SmsGuard" />. It uses an <see cref="IKnownNumbers" /> and an <see cref="IBotCheck" /> of the site, if there are
    /// any. A second call only adds its <paramref name="configure" />.
    /// </summary>
    /// <param name="services">The services of the site.</param>
    /// <param name="configure">Changes the options, after the settings of the site.</param>
    public static IServiceCollection AddSmsGuard(this IServiceCollection services, Action<SmsGuardOptions>? configure = null)
    {
        // A second time the settings would come after the options of the code.
        if (services.All(each => each.ServiceType != typeof(CheckOfSettings))) AddTo(services);
        if (configure is not null) services.Configure(configure);
        return services;
    }

    private static void AddTo(IServiceCollection services)
    {
        services.AddDataProtection();
        services.AddMetrics();
        GuardSettings.AddTo(services);
        var options = services.AddOptions<SmsGuardOptions>().Configure<IConfiguration>(
            (values, site) => SmsGuardSettings.Read(values, site.GetSection(SmsGuardSettings.Section).AsEnumerable(true)));
        options.Configure<IOptions<GuardSettings>>((values, site) => values.Secret = site.Value.Secret);
        options.PostConfigure<IOptions<GuardSettings>>(
            (values, site) =>
            {
                values.Check();
                _ = site.Value.BotCheckAddress;
            }).ValidateOnStart();
        // The card waits for 15 seconds.
        services.AddHttpClient(CheckService.Client, service => service.Timeout = TimeSpan.FromSeconds(5));
        services.TryAddSingleton(provider =>
        {
            var site = GuardSettings.Of(provider);
            return new CheckOfSettings(site.BotCheckAddress is { } address
                ? new(address, site.BotCheckSecret!, provider.GetRequiredService<IHttpClientFactory>()) : null);
        });
        services.TryAddSingleton(TimeProvider.System);
        services.TryAddSingleton(provider =>
        {
            var site = GuardSettings.Of(provider);
            var clock = SiteClock.Of(provider.GetRequiredService<TimeProvider>());
            SmsGuard guard = new(
                provider.GetRequiredService<IOptions<SmsGuardOptions>>().Value,
                StoreOfSite.Of(site.Redis, site.Secret, clock, "dotnet add package"),
                SiteLog.Of(provider.GetRequiredService<ILogger<SmsGuard>>()),
                clock);
            guard.Happened += new SmsMeter(provider.GetRequiredService<IMeterFactory>()).Count;
            return guard;
        });
    }
}
