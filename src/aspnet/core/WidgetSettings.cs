using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Options;

namespace EvPortalWidgets;

/// <summary>The settings of the site below <c>EvPortalWidgets</c>. <see cref="SmsGuardOptions" /> has those below <c>Sms</c>.</summary>
internal sealed class WidgetSettings
{
    /// <summary>The build of new pages. A change needs no restart.</summary>
    public string? Version { get; set; }

    /// <summary>The host of the login page, for the last line of an SMS.</summary>
    public string? Host { get; set; }

    /// <summary>"none" in a site that knows that its SMS have no <see cref="EvPortalWidgets.SmsGuard" />.</summary>
    public string? SmsGuard { get; set; }

    /// <summary>Where several servers keep codes and counts.</summary>
    public string? Redis { get; set; }

    /// <summary>What these servers share.</summary>
    public string? Secret { get; set; }

    /// <summary>The service that checks for robots.</summary>
    public string? BotCheckUrl { get; set; }

    /// <summary>The secret key of the site at this service.</summary>
    public string? BotCheckSecret { get; set; }

    /// <summary>The address of the service, or null. Throws if it cannot work.</summary>
    public Uri? BotCheckAddress => BotCheckService.AddressOf(BotCheckUrl, BotCheckSecret);

    public static void AddTo(IServiceCollection services) => services.AddOptions<WidgetSettings>().BindConfiguration("EvPortalWidgets");

    /// <summary>As they are now.</summary>
    public static WidgetSettings Of(IServiceProvider site) => site.GetRequiredService<IOptionsMonitor<WidgetSettings>>().CurrentValue;
}
