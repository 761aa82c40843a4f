using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.DependencyInjection.Extensions;
using Microsoft.Extensions.Options;

namespace EvPortalWidgets;

/// <summary>The settings of the site below <c>EvPortalWidgets</c> that are not for the guard.</summary>
internal sealed class WidgetSettings
{
    /// <summary>The build of new pages. A change needs no restart.</summary>
    public string? Version { get; set; }

    /// <summary>The host of the login page, for the last line of an SMS.</summary>
    public string? Host { get; set; }

    /// <summary>"none" in a site that knows that its SMS have no <see cref="EvPortalWidgets.SmsGuard" />.</summary>
    public string? SmsGuard { get; set; }

    // Read by hand: the binder of .NET finds properties by reflection, and a site that is published trimmed may have lost them.
    public static void AddTo(IServiceCollection services)
    {
        services.AddOptions<WidgetSettings>().Configure<IConfiguration>((settings, site) =>
        {
            var section = site.GetSection(SmsGuardSettings.Site);
            settings.Version = section[nameof(Version)];
            settings.Host = section[nameof(Host)];
            settings.SmsGuard = section[nameof(SmsGuard)];
        });
        services.TryAddEnumerable(
            ServiceDescriptor.Singleton<IOptionsChangeTokenSource<WidgetSettings>, ConfigurationChangeTokenSource<WidgetSettings>>());
    }

    /// <summary>As they are now.</summary>
    public static WidgetSettings Of(IServiceProvider site) => site.GetRequiredService<IOptionsMonitor<WidgetSettings>>().CurrentValue;
}
