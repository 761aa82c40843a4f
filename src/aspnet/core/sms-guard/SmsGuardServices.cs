using System;
using System.Collections.Generic;
using System.Diagnostics.Metrics;
using System.Linq;
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
    /// any.
    /// </summary>
    /// <param name="services">The services of the site.</param>
    /// <param name="configure">Changes the options, after the settings of the site.</param>
    public static IServiceCollection AddSmsGuard(this IServiceCollection services, Action<SmsGuardOptions>? configure = null)
    {
        UncachedCalls.AddTo(services);
        ShortLogins.AddTo(services);
        services.AddDataProtection();
        services.AddMetrics();
        var options = services.AddOptions<SmsGuardOptions>().Configure<IConfiguration>(
            (values, site) =>
            {
                SmsGuardSettings.Read(values, site.GetSection(SmsGuardSettings.Section).AsEnumerable(true));
                values.Secret = site[StoreOfSite.Section + "Secret"];
            });
        if (configure is not null) options.Configure(configure);
        options.PostConfigure<IConfiguration>(
            (values, site) =>
            {
                values.Check();
                CheckService.IfConfigured(site);
            }).ValidateOnStart();
        services.TryAddSingleton(provider => new CheckOfSettings(CheckService.IfConfigured(provider.GetRequiredService<IConfiguration>())));
        services.TryAddSingleton(TimeProvider.System);
        services.TryAddSingleton(provider =>
        {
            var site = provider.GetRequiredService<IConfiguration>();
            var clock = ClockOf(provider);
            SmsGuard guard = new(
                provider.GetRequiredService<IOptions<SmsGuardOptions>>().Value,
                StoreOfSite.Of(name => site[StoreOfSite.Section + name], clock, "dotnet add package"),
                WidgetManifest.LogOf(provider.GetRequiredService<ILogger<SmsGuard>>(), LogLevel.Warning),
                clock);
            guard.Happened += new SmsMeter(provider.GetRequiredService<IMeterFactory>()).Count;
            return guard;
        });
        return services;
    }

    private static Func<TimeSpan> ClockOf(IServiceProvider provider)
    {
        var time = provider.GetRequiredService<TimeProvider>();
        var start = time.GetTimestamp();
        return () => time.GetElapsedTime(start);
    }
}
