using System.Diagnostics.Metrics;
using EvPortalWidgets;
using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.DependencyInjection.Extensions;
using Microsoft.Extensions.Hosting;
using Microsoft.Extensions.Logging;
using Microsoft.Extensions.Options;

namespace Microsoft.Extensions.DependencyInjection;

/// <summary>The extension methods for a site's <c>Program.cs</c>.</summary>
public static class SmsGuardServices
{
    /// <summary>
    /// Adds a <see cref="SmsGuard" />, with the settings below <c>EvPortalWidgets</c>. They are checked at the start of the site. It uses
    /// an <see cref="IBotCheck" /> of the site, if there is one. A second call only adds its <paramref name="configure" />. Settings that
    /// cannot work are an <see cref="OptionsValidationException" />, which has all of them. The limits and budgets follow the settings: a
    /// change that cannot work is a line of the log, and the limits stay.
    /// </summary>
    /// <param name="services">The services of the site.</param>
    /// <param name="configure">Changes the options, after the settings of the site. It is called again when these change.</param>
    public static SmsGuardBuilder AddSmsGuard(this IServiceCollection services, Action<SmsGuardOptions>? configure = null)
    {
        // A second time the settings would come after the options of the code.
        if (services.All(each => each.ServiceType != typeof(CheckOfSettings))) AddTo(services);
        if (configure is not null) services.Configure(configure);
        return new(services);
    }

    /// <summary>
    /// The same with the options in another section than <c>EvPortalWidgets:Sms</c>. A value there would be ignored, so it stops the start.
    /// </summary>
    /// <param name="services">The services of the site.</param>
    /// <param name="section">It has <c>PerNumber</c> and so on.</param>
    public static SmsGuardBuilder AddSmsGuard(this IServiceCollection services, IConfigurationSection section)
    {
        ArgumentNullException.ThrowIfNull(section);
        services.Replace(ServiceDescriptor.Singleton(new SmsSection(section)));
        return services.AddSmsGuard();
    }

    private static void AddTo(IServiceCollection services)
    {
        services.AddDataProtection();
        services.AddMetrics();
        GuardSettings.AddTo(services);
        SettingNames.CheckIn(services);
        services.TryAddSingleton(provider =>
            new SmsSection(provider.GetRequiredService<IConfiguration>().GetSection(SmsGuardSettings.Section)));
        services.AddOptions<SmsGuardOptions>().Configure<SmsSection, IOptionsFactory<GuardSettings>, IConfiguration>((values, section, guard, site) =>
        {
            values.Section = section.Settings.Path;
            values.Secret = GuardSettings.Now(guard).Secret;
            values.Unread.AddRange([.. SettingNames.UnknownIn(site), .. section.Ignored(site)]);
            SmsGuardSettings.Read(values, section.Settings.AsEnumerable(true));
        }).ValidateOnStart();
        services.AddSingleton<IValidateOptions<SmsGuardOptions>, OptionsCheck>();
        // The card waits for 15 seconds.
        services.AddHttpClient(CheckService.Client, service => service.Timeout = TimeSpan.FromSeconds(5));
        services.TryAddSingleton(provider =>
        {
            var site = GuardSettings.Of(provider);
            return new CheckOfSettings(site.BotCheckAddress is { } address
                ? new(address, site.BotCheckSecret!, provider.GetRequiredService<IHttpClientFactory>()) : null);
        });
        services.TryAddSingleton(TimeProvider.System);
        services.TryAddSingleton(GuardOf);
        services.AddHostedService<SmsGuardStart>();
    }

    private static SmsGuard GuardOf(IServiceProvider provider)
    {
        var options = provider.GetRequiredService<IOptions<SmsGuardOptions>>().Value;
        var clock = SiteClock.Of(provider.GetRequiredService<TimeProvider>());
        var log = SiteLog.Of(provider.GetRequiredService<ILogger<SmsGuard>>());
        SmsTelemetry telemetry = new(provider.GetRequiredService<IMeterFactory>(), log);
        var shared = WrongSetting.Tell(() => provider.GetService<SharedStore>()?.Open(provider));
        var isDevelopment = provider.GetService<IHostEnvironment>()?.IsDevelopment() ?? false;
        ISmsStore store = shared is null ? new MemoryStore(clock) : new MeasuredStore(shared, telemetry, clock);
        return new(options, store, log, clock)
        {
            Observer = telemetry,
            IsDevelopment = isDevelopment,
            ThrowsFailures = isDevelopment,
        };
    }
}
